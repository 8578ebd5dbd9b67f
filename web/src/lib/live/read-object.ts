// Reads what a server pushed over any of the channels.
import { isServerErrorText } from '#contract/core/frames';

/** The JSON object of a text; undefined for anything else, and for server-error texts (Q-68, RT-26). */
export function readObject(text: string): object | undefined {
  if (isServerErrorText(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
