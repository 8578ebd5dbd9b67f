/*
 * Names, paths and steps that many tickets of the staff list have in common, each kept once: who loads 10,000 of
 * them holds half the memory for them, and the page stops for shorter times to clear it.
 */
import type { StaffTicket } from '#contract/tickets/schemas';

/** Most values that are remembered; then it begins anew. */
const mostKnown = 5_000;

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, value: Value): Value {
  if (known.size >= mostKnown) known.clear();
  known.set(key, value);
  return value;
}

const texts = new Map<string, string>();
const persons = new Map<number, StaffTicket['personal']>();
const nothing: StaffTicket['item_id_array'] = [];

const onceText = (text: string) => texts.get(text) ?? remembered(texts, text, text);

function oncePerson(person: StaffTicket['personal']): StaffTicket['personal'] {
  const known = persons.get(person.id);
  const isSame = known?.name === person.name && known.account === person.account;
  return isSame ? known : remembered(persons, person.id, person);
}

/** The same row; what it shares with other rows is one object with theirs. */
export function withSharedTexts(row: StaffTicket): StaffTicket {
  return {
    ...row,
    personal: oncePerson(row.personal),
    item_id_array: row.item_id_array.length === 0 ? nothing : row.item_id_array,
    typeTitle: onceText(row.typeTitle),
    userTypeTitle: onceText(row.userTypeTitle),
    user: onceText(row.user),
    step_record: onceText(row.step_record),
    question_record: onceText(row.question_record),
    sopDirectoryName: onceText(row.sopDirectoryName),
    productionName: onceText(row.productionName),
    customerName: onceText(row.customerName),
  };
}
