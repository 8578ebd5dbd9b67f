/* Rows of the staff list share what is the same in them, and stay what they are. */
import { expect, test } from 'vitest';
import type { StaffTicket } from '#contract/tickets/schemas';
import { withSharedTexts } from './staff-row-texts';
import { staffTicket } from './staff-ticket.test-kit';

const arrived = (over: Partial<StaffTicket> = {}) =>
  JSON.parse(JSON.stringify(staffTicket(1, { step_record: '<p>Which axis?</p>', ...over }))) as StaffTicket;

test('a row is the same after it', () => {
  expect(withSharedTexts(arrived())).toEqual(arrived());
});

test('nothing is taken from another row, however many texts there were', () => {
  for (let step = 0; step < 12_000; step += 1) {
    const row = arrived({ step_record: `<p>${step}</p>`, customerName: `Agent ${step % 7}` });
    expect(withSharedTexts(row)).toEqual(row);
  }
});

test('a customer who took another name has it', () => {
  const personal = { id: 7, account: 'pilot@example.com', name: 'Pilot' };
  withSharedTexts(arrived({ personal }));
  const renamed = arrived({ personal: { ...personal, name: 'Captain' } });
  expect(withSharedTexts(renamed).personal.name).toBe('Captain');
  expect(withSharedTexts(arrived({ personal: { ...renamed.personal } })).personal).toBe(
    withSharedTexts(renamed).personal,
  );
});
