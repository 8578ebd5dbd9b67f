// Which ink is read on a ground that somebody chose, such as the colour of a person: the one with more contrast.
// White or black, since between them every colour gets 4.5:1 (WCAG 1.4.3). Pure.

/** Linear light of one channel, 0 to 255. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of `#rrggbb`, 0 black to 1 white; undefined where it is no such colour. */
export function luminance(colour: string): number | undefined {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => linear(parseInt(pair, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances, 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Ground and ink of something in a chosen colour; undefined where it is no colour: the usual ones hold. */
export function chosenColours(colour: string): { background: string; color: string } | undefined {
  const light = luminance(colour);
  if (light === undefined) return undefined;
  const isDark = contrast(light, 1) >= contrast(light, 0);
  return { background: colour, color: isDark ? 'var(--ink-on-dark)' : 'var(--ink-on-bright)' };
}
