// Writing a table of the sync: the call updateRemoteTablePart, which is sent again after a failure (RT-28).
import { call } from '../api';
import { sendWithRetries } from '../retry';
import type { BodyOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';
import type { FilterRow } from '#contract/sync/schemas';

type Part = BodyOf<Endpoints['POST /api/admin/Base/updateRemoteTablePart']>;

/**
 * Saves rows of the one table that staff may write, their filter of the ticket list. A later change stops
 * an earlier one that is still being tried: call what this returns first. A refusal is told to `onGivenUp`.
 */
export function saveTablePart(
  part: Pick<Part, 'addArray' | 'changeArray'>,
  onGivenUp: (error: unknown) => void,
  onSaved: () => void = () => undefined,
): () => void {
  const body = { table: 'filterQuestionRecord', ...part };
  const send = async () => {
    await call('POST /api/admin/Base/updateRemoteTablePart', body);
    onSaved();
  };
  return sendWithRetries(send, onGivenUp).stop;
}

/** The own row of that table as it is saved; one that does not exist yet is made, with nothing in it. */
export async function ownTableRow(personId: number): Promise<FilterRow | undefined> {
  const body = { table: 'filterQuestionRecord', addArray: [{ person_id: personId }], changeArray: [] };
  const { addArray } = await call('POST /api/admin/Base/updateRemoteTablePart', body);
  return addArray[0];
}
