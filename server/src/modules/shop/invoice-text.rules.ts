/*
 * Text on a page: which font has a character, and where lines break. Names come from all over the world, and
 * no one font has them all. Pure.
 */

/** The fonts of server/assets/fonts, by what they are for; `main` has English and Chinese. */
export const fontFiles = {
  main: 'noto-sans-sc-chinese-simplified-400-normal.woff',
  latin: 'noto-sans-latin-ext-400-normal.woff',
  vietnamese: 'noto-sans-vietnamese-400-normal.woff',
  cyrillic: 'noto-sans-cyrillic-400-normal.woff',
  greek: 'noto-sans-greek-400-normal.woff',
} as const;

export type FontName = keyof typeof fontFiles;

/** Part of a line that is drawn in one font. */
export interface Run {
  readonly font: FontName;
  readonly text: string;
}

const alphabets: readonly (readonly [FontName, RegExp])[] = [
  ['vietnamese', /[\u1ea0-\u1ef9\u01a0\u01a1\u01af\u01b0]/u],
  ['latin', /[\u0100-\u02af\u1e00-\u1e9f\u2c60-\u2c7f]/u],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491]/u],
  ['greek', /[\u0370-\u03ff]/u],
];

function fontOf(character: string): FontName {
  return alphabets.find(([, has]) => has.test(character))?.[0] ?? 'main';
}

/** A text cut where the font changes. Letters with marks are one character each; control characters go. */
export function runsOf(text: string): Run[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const character of text.normalize('NFC').replaceAll(/\p{Cc}+/gu, ' ')) {
    const font = fontOf(character);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const piece =
  /\s+|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+/gu;

/** Lines no wider than `width`. Breaks between words and between Chinese characters, in a word only if it must. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const token of (text.match(piece) ?? []).flatMap((word) => fitting(word, width, measure))) {
    if (measure((line + token).trimEnd()) <= width) line += token;
    else {
      lines.push(line.trimEnd());
      line = token.trimStart();
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}

/** A word that is wider than a line, cut into pieces that are not. */
function fitting(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  for (const character of word) {
    const last = pieces.at(-1);
    if (last === undefined || measure(last + character) > width) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}
