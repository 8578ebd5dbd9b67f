// I18N-03: every word of a screen stands in the catalogues: the four groups are in both languages, and no
// component writes words of its own.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { messages as en } from './messages/en';
import { messages as zh } from './messages/zh';

const components = import.meta.glob<string>(
  ['../../**/*.tsx', '!../../**/*.test.tsx', '!../../**/*.test-kit.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Names that are the same in every language: the product's, and each language's own. */
const names: readonly string[] = ['Groundcrew', '中文', 'EN'];
/** Attributes whose text people see or hear. */
const spoken = /^(?:label|title|text|placeholder|alt|description|error|aria-label|aria-description)$/;

/** What an expression can come to be, where that is plain text. */
function textsOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node)) {
    const { operatorToken, left, right } = node;
    const isChoice = operatorToken.kind === ts.SyntaxKind.BarBarToken;
    const isElse = operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
    return isChoice || isElse || operatorToken.kind === ts.SyntaxKind.PlusToken
      ? [left, right].flatMap(textsOf)
      : operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
        ? textsOf(right)
        : [];
  }
  return ts.isJsxExpression(node) || ts.isParenthesizedExpression(node) ? textsOf(node.expression) : [];
}

/** Words that a component shows without asking a catalogue. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) found.push(...textsOf(node));
    if (ts.isJsxAttribute(node) && spoken.test(node.name.getText())) found.push(...textsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text) && !names.includes(text));
}

describe('I18N-03 the words of the screens', () => {
  it.each(['knowledge', 'tickets', 'store', 'damage'])('%s: a group in both languages', (group) => {
    const keysOf = (catalogue: object) => Object.keys(catalogue).filter((key) => key.startsWith(`${group}.`));
    expect(keysOf(en).length).toBeGreaterThan(10);
    expect(keysOf(zh).toSorted()).toEqual(keysOf(en).toSorted());
  });

  it('are Chinese in the Chinese catalogue, names aside', () => {
    const foreign = Object.entries<string>(zh).filter(([, text]) => {
      const words = text.replaceAll(/\{\w+\}/g, '');
      return /\p{L}/u.test(words) && !/\p{Script=Han}/u.test(words) && !names.includes(words);
    });
    expect(foreign).toEqual([]);
  });

  it('are found where a component writes them', () => {
    const source = `<p title="One" id="no">Two {a ? 'Three' : t('no')} {b && \`Four \${c}\`} <b>{d === 'no'}</b></p>`;
    expect(wordsIn(source)).toEqual(['One', 'Two', 'Three', 'Four']);
  });

  it('stand in no component', () => {
    const found = Object.entries(components).flatMap(([path, source]) =>
      wordsIn(source).map((text) => ({ path, text })),
    );
    expect(Object.keys(components).length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
