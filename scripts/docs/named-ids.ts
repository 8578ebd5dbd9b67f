// Which ids of the checklist a test file names: in the comment at its head and in its strings, where titles
// stand. Ranges count with everything between: "AUTH-01…AUTH-06", "API-083 to 085".

const id = '([A-Z][A-Z0-9]+)-(\\d{2,3})';
const range = new RegExp(`\\b${id}(?:\\s*(?:…|\\.\\.\\.?|–|—|to)\\s*(?:\\1-)?(\\d{2,3})\\b)?`, 'g');

function idsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, area = '', from = '', to = from] of text.matchAll(range)) {
    for (let number = Number(from); number <= Number(to); number += 1)
      found.add(`${area}-${String(number).padStart(from.length, '0')}`);
  }
  return found;
}

const headComment = /^(?:\s*(?:\/\/[^\n]*\n|\/\*[^]*?\*\/\s*))+/;
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** The ids that a test file names. */
export function idsNamedBy(source: string): Set<string> {
  const head = headComment.exec(source)?.[0].replaceAll(/\n\s*(?:\/\/|\*)/g, ' ') ?? '';
  return idsIn([head, ...(source.match(strings) ?? [])].join('\n'));
}
