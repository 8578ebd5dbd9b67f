/* Addresses as they may stand in a text: what the server would take out is refused where it is typed. Pure. */

/** The address of a link: web or mail; null for anything else. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:)\S+$/i.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}

/** The address of a video: over https or one of our uploads; null for anything else. */
export function videoAddress(typed: string): string | null {
  const text = typed.trim();
  return /^https:\/\/\S+$/i.test(text) || /^\/static\/[\w-][\w.-]*$/.test(text) ? text : null;
}
