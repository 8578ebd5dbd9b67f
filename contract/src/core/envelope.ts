/*
 * The two envelopes of the wire and the numbers in them.
 */

/** Answer of every /java and /javaplus call; `message` and `msg` are the same text. */
export interface JavaEnvelope<Data> {
  code: number;
  message: string;
  msg: string;
  data: Data;
}

/** Answer of every /api and /home call. */
export interface ApiEnvelope<Data> {
  errno: number;
  errmsg: string;
  data: Data;
}

/** What kind of trouble an error is; decides the numbers of both envelopes and the HTTP status. */
export type ErrorKind =
  | 'bad_input'
  | 'no_session'
  | 'forbidden'
  | 'not_found'
  | 'refusal'
  | 'stale'
  | 'overtaken'
  | 'too_many'
  | 'unknown_path'
  | 'unreadable'
  | 'too_large'
  | 'foreign_origin'
  | 'crash';

/** Envelope numbers and HTTP status per kind. Business refusals answer HTTP 200. */
export const errorNumbers: Record<ErrorKind, { code: number; errno: number; status: number }> = {
  bad_input: { code: 400, errno: 1000, status: 200 },
  no_session: { code: 401, errno: 1003, status: 200 },
  forbidden: { code: 403, errno: 1004, status: 200 },
  not_found: { code: 404, errno: 1005, status: 200 },
  refusal: { code: 500, errno: 1000, status: 200 },
  stale: { code: 500, errno: 1001, status: 200 },
  /** Extension: somebody else was quicker; the same call may be sent again, knowing it. */
  overtaken: { code: 409, errno: 1009, status: 200 },
  too_many: { code: 429, errno: 1006, status: 429 },
  unknown_path: { code: 404, errno: 1005, status: 404 },
  unreadable: { code: 400, errno: 1000, status: 400 },
  too_large: { code: 400, errno: 1000, status: 413 },
  foreign_origin: { code: 403, errno: 1004, status: 403 },
  crash: { code: 500, errno: 1000, status: 500 },
};

/** Which envelope a path answers with: /java and /javaplus `{code}`, everything else `{errno}`. */
export function envelopeOfPath(path: string): 'java' | 'api' {
  return path.startsWith('/java') ? 'java' : 'api';
}
