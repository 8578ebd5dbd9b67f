// Writing a table of the sync: the call updateRemoteTablePart, which is sent again after a failure (RT-28).
import { call } from '../api';
import { sendWithRetries } from '../retry';
import type { BodyOf } from '#contract/core/endpoint';
import type { Endpoints } from '#contract/endpoints';

type Part = BodyOf<Endpoints['POST /api/admin/Base/updateRemoteTablePart']>;

/**
 * Saves rows of the one table that staff may write, their filter of the ticket list. A later change stops
 * an earlier one that is still being tried: call what this returns first. A refusal is told to `onGivenUp`.
 * @public
 */
export function saveTablePart(
  part: Pick<Part, 'addArray' | 'changeArray'>,
  onGivenUp: (error: unknown) => void,
): () => void {
  const body = { table: 'filterQuestionRecord', ...part };
  return sendWithRetries(() => call('POST /api/admin/Base/updateRemoteTablePart', body), onGivenUp).stop;
}
