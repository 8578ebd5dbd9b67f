/*
 * the table of commands: keys that mean one thing each and none of the browser's, what is found by a word,
 * and why something cannot be done.
 */
import { describe, expect, test } from 'vitest';
import {
  type CommandId,
  commandOfKey,
  commands,
  type CommandScene,
  matching,
  reasonAgainst,
} from './commands';

const open: CommandScene = {
  ticket: { isSolved: 0, request_score: 0 },
  isReadonly: false,
  workStatus: 1,
};
const onTicket: CommandId[] = ['reply', 'solve', 'assign', 'classify', 'comment', 'rate'];
const reasons = (scene: Partial<CommandScene>) =>
  onTicket.map((id) => reasonAgainst(id, { ...open, ...scene }));

describe('keys', () => {
  test('one sign each, each for one command, none that scrolls, moves the focus or presses a button', () => {
    const keys = commands.flatMap(({ key }) => (key === undefined ? [] : [key]));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9/?]$/);
    // Those of the list.
    expect(keys).not.toContain('j');
    expect(keys).not.toContain('k');
  });
  test('next, previous, reply, solve, assign, classify, comment, search and help have one', () => {
    const found = ['n', 'p', 'r', 's', 'a', 'c', 'm', '/', '?'].map(commandOfKey);
    expect(found).toEqual('next previous reply solve assign classify comment search help'.split(' '));
    expect(commandOfKey('x')).toBeUndefined();
  });
});

describe('why not', () => {
  test('everything on an open ticket, on duty', () => {
    expect(reasons({})).toEqual([null, null, null, null, null, null]);
  });
  test('without a ticket, read-only, off duty', () => {
    expect(new Set(reasons({ ticket: null }))).toEqual(new Set(['bench.none.title']));
    expect(new Set(reasons({ isReadonly: true }))).toEqual(new Set(['bench.readOnly']));
    const off = 'bench.offDuty';
    expect(reasons({ workStatus: 0 })).toEqual([off, null, off, off, null, off]);
  });
  test('on a solved ticket, and once a rating was asked for or given', () => {
    const solved = { ticket: { isSolved: 1, request_score: 0 } } as const;
    expect(reasons(solved)).toEqual([
      'bench.solvedBlock',
      'bench.solvedBlock',
      'ticket.closed',
      'ticket.closed',
      null,
      null,
    ]);
    const rated = (request_score: 1 | 3) =>
      reasonAgainst('rate', { ...open, ticket: { isSolved: 0, request_score } });
    expect([rated(1), rated(3)]).toEqual(['bench.rating.requested', 'bench.rating.rated']);
  });
  test('duty is changed to the other one only; the rest asks for nothing', () => {
    expect([reasonAgainst('onDuty', open), reasonAgainst('offDuty', open)]).toEqual([
      'cmd.why.current',
      null,
    ]);
    expect(reasonAgainst('next', { ...open, ticket: null })).toBeNull();
  });
});

test('found by each of its words, in any order and case', () => {
  const all = [
    { name: '标记已解决', words: 'solve close' },
    { name: '只看已解决', words: 'filter solved' },
  ];
  expect(matching(all, '')).toHaveLength(2);
  expect(matching(all, '解决')).toHaveLength(2);
  expect(matching(all, 'Solved FILTER')).toEqual([all[1]]);
  expect(matching(all, '标记 close')).toEqual([all[0]]);
  expect(matching(all, 'weather')).toEqual([]);
});
