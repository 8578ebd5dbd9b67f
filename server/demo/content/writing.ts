/*
 * Small words in which the content files beside this one are written, so that they read as text and
 * not as punctuation. Nothing here knows the database.
 */
import type { DemoAnswer, DemoMessage, DemoStep, Pair } from './types';

/** A text in both languages. */
export function pair(en: string, zh: string): Pair {
  return { en, zh };
}

/** A block tag with the white space around it. */
const blockTag = / ?(<\/?(?:p|h[23]|ol|ul|li|table|tr|th|td)>) ?/g;

/** HTML laid out over several lines (as Prettier does it): white space counts as in a browser, not more. */
export function html(strings: TemplateStringsArray): string {
  return strings.join('').replace(/\s+/g, ' ').replace(/ >/g, '>').replace(blockTag, '$1').trim();
}

/** One choice of a step; `next` is the position of the next step, 0 the end. */
export function answer(en: string, zh: string, next: number): DemoAnswer {
  return { content: { en, zh }, next };
}

/** A step that asks, with its answers. */
export function ask(en: string, zh: string, ...answers: readonly DemoAnswer[]): DemoStep {
  return { type: 'questionAnswer', content: { en, zh }, answers };
}

/** A step that wants the customer to be logged in and then goes on by itself. */
export function login(en: string, zh: string, next: number): DemoStep {
  return { type: 'login', content: { en, zh }, answers: [answer('Continue', '继续', next)] };
}

/** A step that ends in a conversation with staff. */
export function goToChat(en: string, zh: string): DemoStep {
  return { type: 'goToChat', content: { en, zh }, answers: [] };
}

/** A step at which the customer looks at an order. */
export function orderInfo(): DemoStep {
  return { type: 'orderInfo', content: { en: '', zh: '' }, answers: [] };
}

const dayLine = /^day (\d+)$/;
const spokenLine = /^(\d+) (customer|amelia|bruno|chen)(, recalled)?: (.+)$/;

/**
 * A conversation, one message to a line: `<minute> <who>: <text>`, with `, recalled` after the name of
 * somebody who took the message back. `day 2` lets the minutes after it count from 24 hours after the
 * creation of the ticket, `day 3` from 48 hours.
 */
export function talk(strings: TemplateStringsArray): readonly DemoMessage[] {
  const messages: DemoMessage[] = [];
  let dayStart = 0;
  for (const line of strings.join('').split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    const day = dayLine.exec(text);
    if (day) dayStart = (Number(day[1]) - 1) * 24 * 60;
    else messages.push(spoken(text, dayStart));
  }
  return messages;
}

function spoken(line: string, dayStart: number): DemoMessage {
  const [, minute, from, recalled, text] = spokenLine.exec(line) ?? [];
  if (!text) throw new Error(`not a line of a conversation: ${line}`);
  const message = {
    from: from as DemoMessage['from'],
    minute: dayStart + Number(minute),
    content: `<p>${text}</p>`,
  };
  return recalled ? { ...message, recalled: true } : message;
}
