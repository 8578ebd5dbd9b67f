/* Passwords that are easy to read out: no letters that look like others, groups of four. */

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Sixteen letters and digits, about 79 bits. */
export function makePassword(random: Pick<Crypto, 'getRandomValues'>): string {
  const chosen: string[] = [];
  while (chosen.length < 16) {
    for (const byte of random.getRandomValues(new Uint8Array(32))) {
      // The rest would make some letters more likely than others.
      if (byte < letters.length * 8) chosen.push(letters.charAt(byte % letters.length));
    }
  }
  return [0, 4, 8, 12].map((from) => chosen.slice(from, from + 4).join('')).join('-');
}
