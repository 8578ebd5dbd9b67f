/* Makes the two envelopes. Which one a path answers with is the contract's rule. */
import {
  envelopeOfPath,
  errorNumbers,
  type ApiEnvelope,
  type ErrorKind,
  type JavaEnvelope,
} from '#contract/core/envelope';

/** Cache-Control of answers that do not say otherwise, errors too. */
export const noStore = 'no-store';

/** A successful answer of a path. `mixed` calls carry both forms. */
export function successEnvelope(path: string, data: unknown, mixed = false): object {
  const java: JavaEnvelope<unknown> = { code: 200, message: 'success', msg: 'success', data };
  const api: ApiEnvelope<unknown> = { errno: 0, errmsg: '', data };
  if (mixed) return { ...api, ...java };
  return envelopeOfPath(path) === 'java' ? java : api;
}

/** An error answer of a path; `data` is {} but where a client can act upon what the error says. */
export function errorEnvelope(
  path: string,
  kind: ErrorKind,
  text: string,
  extra: { mixed?: boolean; requestId?: string; data?: object } = {},
): object {
  const { code, errno } = errorNumbers[kind];
  const { data = {} } = extra;
  const java: JavaEnvelope<object> = { code, message: text, msg: text, data };
  const api: ApiEnvelope<object> = { errno, errmsg: text, data };
  const request = extra.requestId === undefined ? {} : { requestId: extra.requestId };
  if (extra.mixed) return { ...api, ...java, ...request };
  return { ...(envelopeOfPath(path) === 'java' ? java : api), ...request };
}
