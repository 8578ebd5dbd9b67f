/* What is wrong with an import file: one sentence per problem, each with its place in the file. */

/** The file was refused; nothing of it was imported. */
export class ImportError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportError';
    this.problems = problems;
  }
}

/** `orders[3].products[0].product`; `the file` for the whole. */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return place === '' ? 'the file' : place;
}

/** Gathers problems, so that all are told at once. */
export class Problems {
  private readonly sentences: string[] = [];

  add(path: readonly PropertyKey[], sentence: string): void {
    this.sentences.push(`${placeOf(path)}: ${sentence}`);
  }

  /** @throws ImportError when there are any */
  throwIfAny(): void {
    if (this.sentences.length > 0) throw new ImportError(this.sentences);
  }
}
