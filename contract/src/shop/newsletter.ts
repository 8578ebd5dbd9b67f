/* The rule for newsletter addresses that browser and server share. */

/** Longest address that mail knows. */
const longestAddress = 254;

/** As it is stored: without blanks around it, in lower case. */
export function newsletterAddress(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether it could be an e-mail address: one @, a dot in the domain, at most 254 characters. */
export function isPlausibleEmail(address: string): boolean {
  return address.length <= longestAddress && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address);
}
