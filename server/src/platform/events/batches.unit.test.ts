import { expect, it } from 'vitest';
import { pino } from 'pino';
import { createBatches } from './batches';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Batches whose work waits until it is let go. */
function heldBatches(fails: (items: readonly string[]) => boolean = () => false) {
  const ran: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const add = createBatches<string>({
    log: pino({ level: 'silent' }),
    keyOf: (item) => item.slice(0, 1),
    work: async (items) => {
      ran.push(items);
      await new Promise<void>((open) => gates.push(open));
      if (fails(items)) throw new Error('fails');
    },
  });
  const release = async () => {
    gates.shift()?.();
    await settle();
  };
  return { add, ran, release };
}

it('makes one batch of all that came while one was running, the newest of each key', async () => {
  const { add, ran, release } = heldBatches();
  for (const item of ['a1', 'b1', 'a2', 'c1', 'b2']) add(item);
  expect(ran).toEqual([['a1']]);
  await release();
  expect(ran).toEqual([['a1'], ['b2', 'a2', 'c1']]);
  await release();
  add('a3');
  expect(ran.at(-1)).toEqual(['a3']);
});

it('goes on after an error', async () => {
  const { add, ran, release } = heldBatches((items) => items.includes('a1'));
  add('a1');
  add('b1');
  await release();
  expect(ran).toEqual([['a1'], ['b1']]);
});

it('cuts what is too much for one look-up', async () => {
  const sizes: number[] = [];
  const add = createBatches<number>({
    log: pino({ level: 'silent' }),
    keyOf: (item) => item,
    work: async (items) => void sizes.push(items.length),
  });
  for (let item = 0; item <= 450; item += 1) add(item);
  await settle();
  expect(sizes).toEqual([1, 200, 200, 50]);
});
