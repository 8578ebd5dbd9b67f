/*
 * Whatever the order of answers, frames, losses, breaks and reloads, the browser ends with what the server
 * holds, and each message that was typed is stored once (Q-133, Q-160, CHAT-11, CHAT-19).
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOutbox, type OutboxEntry } from '../../lib/outbox';
import { memoryKept } from '../../lib/memory-kept.test-kit';
import { createChatSync } from './chat-sync';
import type { ChatMessage, Conversation, MessagePage } from './conversation';

const ticket = 7;

/** A ticket as the server keeps it: gap-free seq, one revision per change. */
function modelServer() {
  const messages: ChatMessage[] = [];
  let rev = 0;
  const copy = (list: ChatMessage[], hasMore: boolean): MessagePage => ({
    recordChatList: list.map((message) => ({ ...message })),
    hasMore,
    rev,
  });
  return {
    messages,
    store(content: string, clientMessageId: string | null, sender: 'user' | 'admin'): ChatMessage {
      const before = messages.find((one) => clientMessageId && one.clientMessageId === clientMessageId);
      if (before) return { ...before };
      rev += 1;
      const seq = messages.length + 1;
      const message: ChatMessage = {
        id: 1000 + seq,
        recordQuestionId: ticket,
        timestamp: seq * 1000,
        personal: { id: 1, account: '', name: 'x' },
        personalId: 1,
        content,
        isDelete: 0,
        messageType: 4,
        sender,
        seq,
        rev,
        clientMessageId,
      };
      messages.push(message);
      return { ...message };
    },
    recall(index: number) {
      const message = messages[index % Math.max(1, messages.length)];
      if (!message || message.isDelete) return undefined;
      rev += 1;
      Object.assign(message, { isDelete: 1, content: '', rev });
      return { id: message.id, isDelete: 1 as const, rev };
    },
    newest: () => copy(messages.slice(-3), messages.length > 3),
    older(timestamp: number) {
      const before = messages.filter((message) => message.timestamp < timestamp);
      return copy(before.slice(-3), before.length > 3);
    },
    after(from: number) {
      const changed = messages.filter((message) => message.rev > from).sort((a, b) => a.rev - b.rev);
      return copy(changed.slice(0, 2), changed.length > 2);
    },
  };
}

type Action =
  | { do: 'type' | 'agentWrites' | 'loadOlder' | 'reload' | 'resume' | 'loseNextFrame' | 'swapFrames' }
  | { do: 'recall'; index: number }
  | { do: 'network'; next: 'ok' | 'lostRequest' | 'lostAnswer' };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Action>({ do: 'type' }, { do: 'agentWrites' }) },
  { weight: 2, arbitrary: fc.nat(20).map((index): Action => ({ do: 'recall', index })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Action>(
      { do: 'loadOlder' },
      { do: 'reload' },
      { do: 'resume' },
      { do: 'loseNextFrame' },
      { do: 'swapFrames' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<'ok' | 'lostRequest' | 'lostAnswer'>('ok', 'lostRequest', 'lostAnswer')
      .map((next): Action => ({ do: 'network', next })),
  },
);

/** One browser tab with a conversation and an outbox, over a network that the scheduler drives. */
function world(scheduler: fc.Scheduler) {
  const server = modelServer();
  const kept = memoryKept(scheduler);
  let network: 'ok' | 'lostRequest' | 'lostAnswer' = 'ok';
  let losing = false;
  let swapping: (() => void) | undefined;
  let ids = 0;
  let tab = open();

  function request<Answer>(label: string, answer: () => Answer): Promise<Answer> {
    const fate = network;
    network = 'ok';
    // The server works now; its answer arrives whenever the scheduler lets it.
    if (fate === 'lostRequest') return scheduler.schedule(Promise.reject(new Error('lost')), label);
    const value = answer();
    if (fate === 'lostAnswer') return scheduler.schedule(Promise.reject(new Error('lost')), label);
    return scheduler.schedule(Promise.resolve(value), label);
  }

  function open() {
    let conversation: Conversation | undefined;
    let dead = false;
    const write = (_: number, next: Conversation) => void (conversation = dead ? conversation : next);
    const sync = createChatSync({
      read: () => conversation,
      write,
      fetchNewest: () => request('newest', server.newest),
      fetchOlder: (_, timestamp) => request('older', () => server.older(timestamp)),
      fetchAfter: (_, rev) => request('after', () => server.after(rev)),
      requestResume: () => void load(),
    });
    const load = () =>
      sync.load(ticket).then(
        (next) => write(ticket, next),
        () => undefined,
      );
    const outbox = createOutbox('user:1', {
      kept,
      send: async (entry: OutboxEntry) => {
        const stored = await request('send', () =>
          server.store(entry.content, entry.clientMessageId, 'user'),
        );
        if (!dead) sync.receive(ticket, stored);
      },
      judge: () => ({ kind: 'again' }),
      lock: (_, task) => task(),
      announce: () => undefined,
      setTimer: () => () => undefined,
      now: () => 0,
      newId: () => `id-${(ids += 1)}`,
      asksAfterBreak: true,
      random: () => 0,
    });
    void load();
    void outbox.load();
    return {
      sync,
      outbox,
      load,
      conversation: () => conversation,
      close() {
        dead = true;
        outbox.rescue();
        outbox.stop();
      },
    };
  }

  function frame(deliver: (to: typeof tab.sync) => void) {
    if (losing) {
      losing = false;
      return;
    }
    const push = () => {
      const to = tab.sync;
      void scheduler.schedule(Promise.resolve(), 'frame').then(() => deliver(to));
    };
    if (swapping) {
      push();
      swapping();
      swapping = undefined;
    } else push();
  }

  return {
    server,
    tab: () => tab,
    typed: () => ids,
    act(step: Action) {
      if (step.do === 'type') tab.outbox.add({ recordQuestionId: ticket, content: `text ${ids + 1}` });
      else if (step.do === 'agentWrites') {
        const message = server.store('answer', null, 'admin');
        frame((to) => to.receive(ticket, message));
      } else if (step.do === 'recall') {
        const recall = server.recall(step.index);
        if (recall) frame((to) => to.receiveRecall(ticket, recall));
      } else if (step.do === 'loadOlder') void tab.sync.loadOlder(ticket).catch(() => undefined);
      else if (step.do === 'reload') {
        tab.close();
        tab = open();
      } else if (step.do === 'resume') void tab.load();
      else if (step.do === 'loseNextFrame') losing = true;
      else if (step.do === 'swapFrames') {
        const message = server.store('answer', null, 'admin');
        const to = tab.sync;
        swapping = () => to.receive(ticket, message);
      } else if (step.do === 'network') network = step.next;
    },
    heal() {
      network = 'ok';
      void tab.load();
      tab.outbox.kick();
    },
  };
}

test('any order of answers, frames, losses and reloads ends with what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(action, { maxLength: 40 }), async (scheduler, steps) => {
      const run = world(scheduler);
      for (const step of steps) {
        run.act(step);
        // Lets some, not all, of what is under way go on between two steps.
        if (scheduler.count() > 0) await scheduler.waitOne();
      }
      await scheduler.waitIdle();
      // The connection is back: kicked twice, as an answer may still have been lost before.
      for (let round = 0; round < 3; round += 1) {
        run.heal();
        await scheduler.waitIdle();
      }

      const conversation = run.tab().conversation();
      const stored = run.server.messages;
      const loaded = conversation?.messages ?? [];
      expect(loaded).toEqual(stored.slice(stored.length - loaded.length));
      expect(conversation?.hasOlder).toBe(loaded.length < stored.length);
      expect(run.tab().outbox.queue(ticket).entries).toEqual([]);

      const sent = stored.filter((message) => message.sender === 'user');
      const ids = sent.map((message) => message.clientMessageId);
      expect(ids).toEqual(Array.from({ length: run.typed() }, (_, index) => `id-${index + 1}`));
    }),
    { numRuns: 300 },
  );
});
