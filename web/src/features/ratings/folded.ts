/*
 * Tickets whose asked rating the person has folded: remembered for the visit of this tab, also over a reload, until it
 * is asked for anew or not asked for any more.
 */
const key = 'faq_ratingFolded';
let known: ReadonlySet<number> | undefined;

function read(): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);
  } catch {
    // Blocked or broken: the page remembers by itself.
    return known ?? new Set();
  }
}

export function isFolded(ticket: number): boolean {
  known = read();
  return known.has(ticket);
}

export function setFolded(ticket: number, folded: boolean): void {
  if (isFolded(ticket) === folded) return;
  const others = [...(known ?? [])].filter((id) => id !== ticket);
  known = new Set(folded ? [...others, ticket] : others);
  try {
    sessionStorage.setItem(key, JSON.stringify([...known]));
  } catch {
    // See above.
  }
}
