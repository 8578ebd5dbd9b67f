// RT-28, ERR-22: updateRemoteTablePart is sent again a second after a failure, at most five times.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mostRetries } from '../retry';
import { saveTablePart } from './table-part';

const fetchMock = vi.fn<typeof fetch>();
const onGivenUp = vi.fn();
const part = { changeArray: [{ id: 1, question_type_id_array: '[3,5]' }] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  onGivenUp.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

it('sends the same call again after a second', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{"errno":0,"data":{}}')));
  saveTablePart(part, onGivenUp);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  const bodies = fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as object);
  expect(bodies[0]).toMatchObject({ table: 'filterQuestionRecord', ...part });
  expect(bodies[1]).toEqual(bodies[0]);
  expect(onGivenUp).not.toHaveBeenCalled();
});

it('gives up after five more tries, and at once after a refusal', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{}', { status: 502 })));
  saveTablePart(part, onGivenUp);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1 + mostRetries);
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{"errno":1004,"errmsg":"no"}')));
  saveTablePart(part, onGivenUp);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(2 + mostRetries);
  expect(onGivenUp).toHaveBeenCalledTimes(2);
});

it('stops when a later change takes its place', async () => {
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('offline')));
  saveTablePart(part, onGivenUp)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
