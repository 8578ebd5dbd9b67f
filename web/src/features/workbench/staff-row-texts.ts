/*
 * Texts that many tickets of the staff list have in common, each kept once: who loads 10,000 of them holds half the
 * memory for them, and the page stops for shorter times to clear it.
 */
import type { StaffTicket } from '#contract/tickets/schemas';

/** Most texts that are remembered; then it begins anew. */
const mostTexts = 5_000;

const known = new Map<string, string>();

function once(text: string): string {
  const first = known.get(text);
  if (first !== undefined) return first;
  if (known.size >= mostTexts) known.clear();
  known.set(text, text);
  return text;
}

/** The same row; what it shares with other rows is one object with theirs. */
export function withSharedTexts(row: StaffTicket): StaffTicket {
  return {
    ...row,
    typeTitle: once(row.typeTitle),
    userTypeTitle: once(row.userTypeTitle),
    user: once(row.user),
    step_record: once(row.step_record),
    question_record: once(row.question_record),
    sopDirectoryName: once(row.sopDirectoryName),
    productionName: once(row.productionName),
    customerName: once(row.customerName),
  };
}
