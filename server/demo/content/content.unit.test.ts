/*
 * The demo content must hold together before any builder touches it: keys that exist, flows that can be
 * walked to an end, both languages, lengths, and unread flags that agree with who spoke last.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits, onlineConsultation } from '#contract/core/limits';
import { demoKnowledge } from './knowledge';
import { demoProducts, demoProductTypes } from './products';
import { demoStaff } from './staff';
import { demoCustomers, demoTickets } from './tickets';
import type { DemoQuestion, DemoQuestionType, DemoStep, DemoTicket, Pair } from './types';

interface Placed {
  readonly type: DemoQuestionType;
  readonly depth: number;
}

function placeTypes(types: readonly DemoQuestionType[], depth = 1): readonly Placed[] {
  return types.flatMap((type) => [{ type, depth }, ...placeTypes(type.children, depth + 1)]);
}

const placed = placeTypes(demoKnowledge);
const questions = placed.flatMap(({ type }) => type.questions);
const productKeys = new Set(demoProducts.map((product) => product.key));
const typeOf = new Map(placed.flatMap(({ type }) => type.questions.map((q) => [q.key, type.key] as const)));
const pictureFolder = new URL('../pictures/', import.meta.url);
const pictures = new Set(readdirSync(pictureFolder));

const visible = (content: string) => content.replace(/<[^>]*>/g, '').trim();
const length = (text: string) => [...text].length;
const duplicates = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Every HTML text of the content, with a name for the failure message. */
function htmlTexts(): readonly (readonly [string, string])[] {
  const both = (name: string, text: Pair) => [[name, text.en] as const, [name, text.zh] as const];
  return [
    ...questions.flatMap((question) => [
      ...both(question.key, question.description),
      ...question.steps.flatMap((step) => both(question.key, step.content)),
    ]),
    ...demoTickets.flatMap((ticket) => [
      [ticket.key, ticket.stepRecord ?? ''] as const,
      ...ticket.messages.map((message) => [ticket.key, message.content] as const),
    ]),
  ];
}

/** The tags that were left open or closed in the wrong order, or that an editor does not write. */
function badTags(content: string): readonly string[] {
  const allowed = new Set('p ol ul li strong em h2 h3 a code img table tr th td'.split(' '));
  const open: string[] = [];
  const bad: string[] = [];
  for (const [tag, slash, name = ''] of content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!allowed.has(name)) bad.push(tag);
    else if (slash) {
      if (open.pop() !== name) bad.push(tag);
    } else if (name !== 'img') open.push(name);
  }
  return [...bad, ...open];
}

function reachable(steps: readonly DemoStep[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const waiting = [1];
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop()) {
    if (position === 0 || seen.has(position)) continue;
    seen.add(position);
    waiting.push(...(steps[position - 1]?.answers.map((answer) => answer.next) ?? []));
  }
  return seen;
}

describe('products', () => {
  it('are at least twelve in the six categories of the specification, every category in use', () => {
    expect(demoProductTypes.map((type) => type.name.en)).toEqual([
      'HOTAS set',
      'Combo',
      'Control panel',
      'Grip and handle',
      'Base',
      'Accessories',
    ]);
    expect(demoProducts.length).toBeGreaterThanOrEqual(14);
    expect(new Set(demoProducts.map((product) => product.type))).toEqual(
      new Set(demoProductTypes.map((type) => type.key)),
    );
    expect(demoProducts.filter((product) => product.enable === 0)).toHaveLength(1);
  });

  it('have unique keys, known parts and both languages', () => {
    expect(duplicates(demoProducts.map((product) => product.key))).toEqual([]);
    for (const product of demoProducts) {
      expect(product.name).not.toBe('');
      expect(product.description.en).not.toBe('');
      expect(isChinese(product.description.zh)).toBe(true);
      for (const part of product.children ?? []) expect(productKeys).toContain(part);
    }
  });

  it('each have a drawing of their own', () => {
    expect(duplicates(demoProducts.map((product) => product.picture))).toEqual([]);
    for (const product of demoProducts) expect(pictures).toContain(product.picture);
    expect(pictures).toContain('product-neutral.svg');
  });
});

describe('pictures', () => {
  it.each([...pictures])('%s is small, in the common frame, without script or foreign content', (file) => {
    const text = readFileSync(new URL(file, pictureFolder), 'utf8');
    expect(text.length).toBeLessThan(6000);
    expect(text).toContain('viewBox="0 0 320 240"');
    expect(text).not.toMatch(/<script|<style|<foreignObject|<text|href=|\son\w+=/);
  });
});

describe('knowledge base', () => {
  it('is as large and as deep as Q-116 asks', () => {
    expect(demoKnowledge.length).toBeGreaterThanOrEqual(3);
    expect(questions.filter((question) => question.published).length).toBeGreaterThanOrEqual(41);
    expect(questions.filter((question) => !question.published).length).toBeGreaterThanOrEqual(3);
    const deep = demoKnowledge.filter((type) => placeTypes([type]).some(({ depth }) => depth === 3));
    expect(deep.length).toBeGreaterThanOrEqual(3);
  });

  it('has unique keys and no questions at depth 1, where no ticket could be made', () => {
    expect(duplicates(placed.map(({ type }) => type.key))).toEqual([]);
    expect(duplicates(questions.map((question) => question.key))).toEqual([]);
    for (const { type, depth } of placed) {
      if (depth === 1) expect(type.questions).toEqual([]);
      expect(type.persons.length).toBeGreaterThan(0);
      expect(isChinese(type.title.zh)).toBe(true);
    }
  });

  it('uses every kind of step several times, and leads from login to the chat', () => {
    const count = (kind: DemoStep['type']) =>
      questions.filter((question) => question.steps.some((step) => step.type === kind)).length;
    for (const kind of ['questionAnswer', 'login', 'goToChat', 'orderInfo'] as const) {
      expect(count(kind)).toBeGreaterThanOrEqual(5);
    }
    const loginThenChat = ({ steps }: DemoQuestion) =>
      steps.some((step, index) => step.type === 'login' && steps[index + 1]?.type === 'goToChat');
    expect(questions.filter(loginThenChat).length).toBeGreaterThanOrEqual(5);
  });

  it.each(questions.map((question) => [question.key, question] as const))(
    '%s is written out',
    (_key, question) => {
      for (const text of [question.title.en, question.title.zh]) {
        expect(text.trim()).toBe(text);
        expect(text).not.toMatch(/[<>]/);
        expect(length(text)).toBeGreaterThan(0);
        expect(length(text)).toBeLessThanOrEqual(limits.questionText);
      }
      expect(isChinese(question.title.zh)).toBe(true);
      for (const text of [question.description.en, question.description.zh]) {
        expect(text.match(/<p>|<ol>|<ul>|<table>/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
      }
      for (const product of question.products) expect(productKeys).toContain(product);
      expect(question.solved).toBeLessThanOrEqual(question.opened);
      expect(question.changedDaysAgo).toBeLessThanOrEqual(200);
    },
  );

  it.each(questions.map((question) => [question.key, question.steps] as const))(
    '%s can be walked',
    (_key, steps) => {
      expect(steps.length).toBeGreaterThan(0);
      expect([...reachable(steps)].sort((a, b) => a - b)).toEqual(steps.map((_step, index) => index + 1));
      steps.forEach((step, index) => {
        if (step.type === 'questionAnswer') expect(step.answers.length).toBeGreaterThan(0);
        else if (step.type === 'login') expect(step.answers.map(({ next }) => next)).toEqual([index + 2]);
        else expect(step.answers).toEqual([]);
        if (step.type !== 'orderInfo') {
          expect(visible(step.content.en)).not.toBe('');
          expect(isChinese(step.content.zh)).toBe(true);
        }
        for (const choice of step.answers) {
          expect(choice.content.en).not.toBe('');
          expect(choice.content.zh).not.toBe('');
          expect(choice.next).not.toBe(index + 1);
        }
      });
    },
  );

  it('shows only drawings that exist, with a description', () => {
    const sources = htmlTexts().flatMap(([, text]) => [
      ...text.matchAll(/<img src="([^"]*)" alt="([^"]+)" \/>/g),
    ]);
    const names = sources.map(([, source = '']) => source.replace(/^\/static\/demo\//, ''));
    for (const name of names) expect(pictures).toContain(name);
    expect(new Set(names).size).toBeGreaterThanOrEqual(4);
    expect(names.length).toBe(htmlTexts().join('').split('<img').length - 1);
  });
});

it('all HTML is clean', () => {
  const hostile = /<script|<style|javascript:|\son\w+=/i;
  const unclean = htmlTexts().filter(([, text]) => badTags(text).length > 0 || hostile.test(text));
  expect(unclean).toEqual([]);
});

describe('people', () => {
  it('have unique accounts, among them those that the start prints', () => {
    const accounts = [...demoStaff, ...demoCustomers].map((person) => person.account);
    expect(duplicates(accounts)).toEqual([]);
    for (const account of ['pilot', 'newcomer', 'feixing'])
      expect(accounts).toContain(`${account}@example.com`);
    for (const { account } of demoCustomers) expect(account).toMatch(/@example\.com$/);
  });

  it('of the staff have colours on which white letters can be read', () => {
    for (const { backgroundColor } of demoStaff) {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((at) => parseInt(backgroundColor.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      expect(1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('tickets', () => {
  const of = (account: string) => demoTickets.filter((ticket) => ticket.account === account);
  const lastWord = (ticket: DemoTicket) =>
    ticket.messages.filter((message) => !message.recalled).at(-1)?.from;

  it('are enough, in every state, and of everybody but the newcomer', () => {
    expect(demoTickets.length).toBeGreaterThanOrEqual(22);
    expect(of('pilot@example.com').length).toBeGreaterThanOrEqual(8);
    expect(of('feixing@example.com').length).toBeGreaterThanOrEqual(5);
    expect(of('').length).toBeGreaterThanOrEqual(4);
    expect(of('newcomer@example.com')).toEqual([]);
    const own = of('pilot@example.com');
    const states: readonly ((ticket: DemoTicket) => boolean)[] = [
      (ticket) => !ticket.solved && lastWord(ticket) === 'customer' && ticket.adminUnread,
      (ticket) => !ticket.solved && lastWord(ticket) !== 'customer' && ticket.userUnread,
      (ticket) => ticket.solved && !ticket.rating,
      (ticket) => ticket.solved && Boolean(ticket.rating),
      (ticket) => Boolean(ticket.ratingRequested),
      (ticket) => ticket.urgency === 'P1' && !ticket.solved,
      (ticket) => ticket.messages.length > 60,
    ];
    for (const state of states) expect(own.some(state)).toBe(true);
    expect(own.some((ticket) => ticket.type === String(onlineConsultation.typeId))).toBe(false);
    expect(demoTickets.some((ticket) => ticket.handler === null)).toBe(true);
  });

  it('have unique keys', () => {
    expect(duplicates(demoTickets.map((ticket) => ticket.key))).toEqual([]);
  });

  it.each(demoTickets.map((ticket) => [ticket.key, ticket] as const))(
    '%s belongs somewhere',
    (_key, ticket) => {
      expect(length(ticket.title)).toBeLessThanOrEqual(limits.ticketTitle);
      expect(length(ticket.comment ?? '')).toBeLessThanOrEqual(limits.staffComment);
      for (const product of ticket.products) expect(productKeys).toContain(product);
      if (ticket.question) expect(typeOf.get(ticket.question)).toBe(ticket.type);
      if (ticket.account === '') expect(ticket.guest).toMatch(/^Guest-\d+$/);
      else expect(demoCustomers.map((customer) => customer.account)).toContain(ticket.account);
      if (ticket.type === String(onlineConsultation.typeId))
        expect(ticket.urgency).toBe(onlineConsultation.urgency);
      else expect(placed.find(({ type }) => type.key === ticket.type)?.depth ?? 0).toBeGreaterThan(1);
    },
  );

  it.each(demoTickets.map((ticket) => [ticket.key, ticket] as const))(
    '%s is a real conversation',
    (_key, ticket) => {
      const minutes = ticket.messages.map((message) => message.minute);
      expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
      expect(ticket.messages[0]).toMatchObject({ from: 'customer', minute: 0 });
      // Whatever the hour of the first start, the last message is at least twenty minutes old by then.
      expect((minutes.at(-1) ?? 0) + 20).toBeLessThanOrEqual(ticket.daysAgo * 1440 - ticket.atMinute);
      for (const message of ticket.messages) {
        expect(length(visible(message.content))).toBeGreaterThan(0);
        expect(length(visible(message.content))).toBeLessThanOrEqual(limits.chatMessage);
        const minuteOfDay = (ticket.atMinute + message.minute) % 1440;
        const served = minuteOfDay < 240 || (minuteOfDay >= 300 && minuteOfDay < 990);
        if (message.from !== 'customer') expect(served).toBe(true);
      }
    },
  );

  it.each(demoTickets.map((ticket) => [ticket.key, ticket] as const))(
    '%s has flags that fit',
    (_key, ticket) => {
      if (ticket.userUnread) expect(lastWord(ticket)).not.toBe('customer');
      if (ticket.adminUnread) expect(lastWord(ticket)).toBe('customer');
      if (ticket.rating) expect(ticket.solved).toBe(true);
      if (ticket.ratingRequested) expect(ticket.rating).toBeUndefined();
      for (const score of ticket.rating?.scores ?? []) expect([1, 2, 3, 4, 5]).toContain(score);
      expect(length(ticket.rating?.suggest ?? '')).toBeLessThanOrEqual(limits.ratingSuggestion);
      const answered = ticket.messages.some((message) => message.from !== 'customer');
      if (answered || ticket.solved) expect(ticket.handler).not.toBeNull();
    },
  );

  it('are in the language of their customer', () => {
    for (const ticket of demoTickets.filter((one) => one.type !== String(onlineConsultation.typeId))) {
      const chinese = demoCustomers.find((customer) => customer.account === ticket.account)?.store === 'cn';
      for (const text of [ticket.title, ...ticket.messages.map((message) => message.content)]) {
        expect(isChinese(text)).toBe(chinese);
      }
    }
  });
});
