// What is asked of answers. Each throws a sentence that says what came instead.
import type { Answer } from './browser';

export function that(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** `data` of a success. */
export function dataOf(answer: Answer) {
  that(answer.isSuccess, `answered ${shown(answer)}`);
  return answer.data;
}

/** A refusal with this `code` or `errno`, and this text where one is given. */
export function refused(answer: Answer, number: number, text?: string): void {
  refusedWithData(answer, number, text);
  that(JSON.stringify(answer.data) === '{}', 'a refusal carries data');
}

/** One that says more than its text. @returns its `data` */
export function refusedWithData(answer: Answer, number: number, text?: string) {
  that(answer.number === number, `expected ${number}, answered ${shown(answer)}`);
  that(text === undefined || answer.text === text, `expected "${text}", answered "${answer.text}"`);
  return answer.data;
}

export function same(given: unknown, wanted: unknown, of: string): void {
  const [one, other] = [JSON.stringify(given), JSON.stringify(wanted)];
  that(one === other, `${of}: expected ${other}, found ${one?.slice(0, 200)}`);
}

/** Something that becomes true a moment later, such as presence. */
export async function soon(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await holds())) {
    that(Date.now() < end, otherwise);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A value that is there. */
export function found<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

function shown({ status, number, text }: Answer): string {
  return `HTTP ${status}, ${number} "${text.slice(0, 160)}"`;
}
