// The id of this browser tab: made once, kept in the session storage, sent along with calls so that
// a change is not echoed to its author.

const key = 'faq_wsid';
let current: string | undefined;

/** A random UUID; also where `crypto.randomUUID` is missing because the page came over plain http. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Id of this tab; the same until the tab is closed. */
export function wsid(): string {
  if (current !== undefined) return current;
  try {
    current = sessionStorage.getItem(key) ?? newUuid();
    sessionStorage.setItem(key, current);
  } catch {
    // Storage is blocked: the id then lives as long as the page.
    current ??= newUuid();
  }
  return current;
}
