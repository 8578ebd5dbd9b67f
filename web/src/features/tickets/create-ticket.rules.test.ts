/* VALID-01 … VALID-04: what the dialog asks for before anything is sent. */
import { expect, it } from 'vitest';
import { ticketsErrors } from '#contract/tickets/errors';
import { tickets } from '../../lib/i18n/messages/en/tickets';
import { checkTicket, lengthOf } from './create-ticket.rules';
import type { QuestionType } from '#contract/knowledge/schemas';

const typeOf = (id: number, children: QuestionType[] = []): QuestionType => ({
  id,
  parent_id: 0,
  title: `type ${id}`,
  nav: [],
  element: [],
  editing: false,
  person: [],
  personName: [],
  children,
});
const types = [typeOf(1, [typeOf(2)])];
const check = (typeId: number | null, question: string) =>
  checkTicket({ typeId, question, items: [] }, types);

it.each([
  ['VALID-01 no type', null, 'x', { type: 'typeLevel' }],
  ['VALID-01 a top-level type only', 1, 'x', { type: 'typeLevel' }],
  ['a type that is gone', 9, 'x', { type: 'typeGone' }],
  ['VALID-02 nothing', 2, '', { question: 'questionEmpty' }],
  ['VALID-02 only blanks', 2, ' \n\t ', { question: 'questionEmpty' }],
  ['VALID-03 101 characters', 2, 'x'.repeat(101), { question: 'questionLong' }],
  ['VALID-03 100 characters', 2, ` ${'x'.repeat(100)} `, {}],
  ['Q-141 100 code points', 2, '🛩'.repeat(100), {}],
  ['VALID-04 no product', 2, 'The throttle jumps', {}],
])('%s', (_, typeId, question, problems) => {
  expect(check(typeId, question)).toEqual(problems);
});

it('counts what stays after trimming', () => {
  expect(lengthOf('  轴🛩 ')).toBe(2);
});

it('says the English texts exactly as the server and the specification do', () => {
  expect(tickets['tickets.error.typeLevel']).toBe(ticketsErrors['tickets.type_level'].en);
  expect(tickets['tickets.error.questionEmpty']).toBe(ticketsErrors['tickets.title_empty'].en);
  expect(tickets['tickets.error.questionLong']).toBe(ticketsErrors['tickets.title_long'].en);
});
