/* What is wrong with an import file: one sentence per problem, each with its place in the file. */

/** A place in the file, and what is wrong there. */
export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly sentence: string;
}

/** The file was refused; nothing of it was imported. */
export class ImportError extends Error {
  readonly list: readonly Problem[];
  /** Place and sentence of each. */
  readonly problems: readonly string[];

  constructor(list: readonly Problem[]) {
    const problems = list.map(({ path, sentence }) => `${placeOf(path)}: ${sentence}`);
    super(problems.join('\n'));
    this.name = 'ImportError';
    this.list = list;
    this.problems = problems;
  }
}

/** `orders[3].products[0].product`; `the file` for the whole. */
export function placeOf(path: readonly PropertyKey[]): string {
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return place === '' ? 'the file' : place;
}

/** Gathers problems, so that all are told at once. */
export class Problems {
  private readonly list: Problem[] = [];

  add(path: readonly PropertyKey[], sentence: string): void {
    this.list.push({ path, sentence });
  }

  /** @throws ImportError when there are any */
  throwIfAny(): void {
    if (this.list.length > 0) throw new ImportError(this.list);
  }
}
