// Every call of the contract as the matrix sends it, whatever it takes and answers.
import { sideOfPath, userTypeHeader, type Side } from '#contract/core/actor';
import type { EndpointDefinition } from '#contract/core/endpoint';
import { envelopeOfPath, errorNumbers, type ErrorKind } from '#contract/core/envelope';
import { endpointsByModule } from '#contract/endpoints';
import type { Envelope, TestClient } from '../client';

/** An id that no row has. */
export const unknownId = 2_147_483_647;

export interface MatrixCall {
  readonly key: string;
  readonly module: string;
  readonly method: string;
  /** With `:id` as the contract has it. */
  readonly template: string;
  readonly definition: EndpointDefinition;
  /** The side that the path or the contract names. */
  readonly side: Side | undefined;
}

export const calls: readonly MatrixCall[] = Object.entries(endpointsByModule).flatMap(([module, map]) =>
  Object.entries(map as Record<string, EndpointDefinition>).map(([key, definition]) => {
    const [method = '', template = ''] = key.split(' ');
    return { key, module, method, template, definition, side: definition.side ?? sideOfPath(template) };
  }),
);

/** @throws Error when the contract has no such call */
export function callOf(key: string): MatrixCall {
  const call = calls.find((one) => one.key === key);
  if (call === undefined) throw new Error(`the contract has no ${key}`);
  return call;
}

/** What is sent beside the cookies. */
export interface Sent {
  /** JSON body, or query of a GET. */
  readonly body?: unknown;
  /** What stands for `:id` in the path. */
  readonly id?: string | number;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the header x-user-type. */
  readonly side?: Side;
}

export interface MatrixAnswer {
  readonly status: number;
  readonly body: Envelope;
  /** `code` or `errno`, as the path has it. */
  readonly number: number | undefined;
}

export async function send(client: TestClient, call: MatrixCall, sent: Sent = {}): Promise<MatrixAnswer> {
  const { body = {}, id = unknownId, form, side } = sent;
  const headers = new Headers({ cookie: client.cookieHeader(), ...sent.headers });
  if (side !== undefined) headers.set(userTypeHeader, side);
  const path = call.template.replace(/:\w+/, encodeURIComponent(String(id)));
  const query = call.method === 'GET' || call.definition.multipart === true ? queryOf(body) : '';
  const payload = form ?? (call.definition.multipart === true ? fileForm() : JSON.stringify(body));
  if (typeof payload === 'string') headers.set('content-type', 'application/json');
  const response = await fetch(client.url + path + query, {
    method: call.method,
    headers,
    ...(call.method === 'GET' ? {} : { body: payload }),
  });
  const isFile = response.headers.has('content-disposition');
  const isJson = !isFile && response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) await response.arrayBuffer();
  const answer = isJson
    ? ((await response.json()) as Envelope)
    : { code: 200, message: '', msg: '', errno: 0, errmsg: '', data: undefined };
  const number = envelopeOfPath(call.template) === 'java' ? answer.code : answer.errno;
  return { status: response.status, body: answer, number };
}

/** `code` or `errno` of a kind of refusal on the path of a call. */
export function numberOf(call: MatrixCall, kind: ErrorKind): number {
  const { code, errno } = errorNumbers[kind];
  return envelopeOfPath(call.template) === 'java' ? code : errno;
}

/** The text of an answer, in whichever envelope. */
export const textOf = ({ body }: MatrixAnswer) => body.message ?? body.errmsg;

/** Longer than any field takes, shorter than what Node refuses before anybody sees it. */
const longestQueryValue = 5_000;

function queryOf(body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).map(
    ([name, value]): [string, string] => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return [name, text.slice(0, longestQueryValue)];
    },
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

function fileForm(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['notes'], { type: 'text/plain' }), 'notes.txt');
  return form;
}
