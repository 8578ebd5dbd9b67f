/* Plain text inside of HTML. Apart from rich-text.ts, which the first screen of a customer does not need. */

const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text with the five signs that mean something in HTML written out. */
export function escapeHtml(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
}
