/* What is wrong with an import file: one sentence per problem, each with its place in the file. */
import type { Locale } from '#contract/settings/config-script';
import type { Sentence } from './problem-texts';

/** A place in the file, and what is wrong there. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly sentence: Sentence;
}

/** The file was refused; nothing of it was imported. */
export class ImportError extends Error {
  readonly list: readonly Problem[];
  /** Place and sentence of each, in English. */
  readonly problems: readonly string[];

  constructor(list: readonly Problem[]) {
    const problems = list.map((problem) => `${placeOf(problem.path)}: ${sentenceOf(problem, 'en')}`);
    super(problems.join('\n'));
    this.name = 'ImportError';
    this.list = list;
    this.problems = problems;
  }
}

/** `orders[3].products[0].product`, `row 5, title` of a table; `the file` for the whole. */
export function placeOf(path: readonly PropertyKey[], locale: Locale = 'en'): string {
  const [first, row, ...rest] = path;
  if (first === 'row') {
    const place = locale === 'en' ? `row ${String(row)}` : `第 ${String(row)} 行`;
    return rest.length === 0 ? place : `${place}${locale === 'en' ? ', ' : '，'}${placeOf(rest, locale)}`;
  }
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return place === '' ? 'the file' : place;
}

export function sentenceOf({ sentence }: Problem, locale: Locale): string {
  return sentence[locale].replace('{other}', () => placeOf(sentence.other ?? [], locale));
}

/** Gathers problems, so that all are told at once. */
export class Problems {
  private readonly list: Problem[] = [];

  add(path: readonly PropertyKey[], sentence: Sentence): void {
    this.list.push({ path, sentence });
  }

  /** @throws ImportError when there are any */
  throwIfAny(): void {
    if (this.list.length > 0) throw new ImportError(this.list);
  }
}

/** @throws ImportError with the one problem */
export function refuse(path: readonly PropertyKey[], sentence: Sentence): never {
  throw new ImportError([{ path: [...path], sentence }]);
}
