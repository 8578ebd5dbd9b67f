/* Bytes of a file as text: UTF-8, with or without its mark; another encoding is refused, never guessed. */
import { says } from './problem-texts';
import { refuse } from './problems';

/** @throws ImportError, and what the source throws */
export async function* utf8(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      return refuse([], says.notUtf8);
    }
  };
  for await (const chunk of source) {
    const text = decode(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    // UTF-16 without its mark reads as UTF-8 with a NUL beside each letter.
    if (text.includes('\u0000')) refuse([], says.notUtf8);
    if (text !== '') yield text;
  }
  const rest = decode();
  if (rest !== '') yield rest;
}
