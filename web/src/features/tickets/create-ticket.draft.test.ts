/* The draft of a new ticket outlives the page and survives what older versions wrote. */
import { expect, it } from 'vitest';
import { createDrafts } from '../../lib/drafts';
import { memoryKept } from '../../lib/memory-kept.test-kit';
import { createTicketDraft } from './create-ticket.draft';

const form = { typeId: 10, question: 'The throttle jumps', items: [1, 2] };
const empty = { typeId: null, question: '', items: [] };

it('comes back in a new page, until it is cleared', async () => {
  const kept = memoryKept();
  createTicketDraft(createDrafts('user:7:new', kept)).write(form);
  const later = createTicketDraft(createDrafts('user:7:new', kept));
  expect(await later.read()).toEqual(form);
  later.clear();
  expect(await createTicketDraft(createDrafts('user:7:new', kept)).read()).toEqual(empty);
});

it('belongs to one person', async () => {
  const kept = memoryKept();
  createTicketDraft(createDrafts('user:7:new', kept)).write(form);
  expect(await createTicketDraft(createDrafts('user:8:new', kept)).read()).toEqual(empty);
});

it('is not kept for a chosen type alone', async () => {
  const drafts = createDrafts('user:7:new', memoryKept());
  createTicketDraft(drafts).write({ ...empty, typeId: 10 });
  expect(await drafts.read(0)).toBe('');
});

it.each([
  ['no JSON', empty],
  ['null', empty],
  ['{"typeId":"1","question":4,"items":[1,"2",null]}', { ...empty, items: [1] }],
])('reads %s', async (text, expected) => {
  const drafts = createDrafts('user:7:new', memoryKept());
  drafts.write(0, text);
  expect(await createTicketDraft(drafts).read()).toEqual(expected);
});
