// Small pieces of Markdown.

/** A table; nothing for no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

export function code(text: string): string {
  return `\`${text}\``;
}

/** The part of an address that leads to a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
}

/** A page: its parts with an empty line between them. */
export function page(...parts: readonly (string | readonly string[])[]): string {
  const filled = parts.flat().filter((part) => part !== '');
  return `${filled.join('\n\n')}\n`;
}
