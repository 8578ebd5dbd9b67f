/* The structured log of the program. Bodies, cookies and tokens are never written. */
import { pino, type Logger } from 'pino';

export type { Logger };

/** @param level one of pino's, or 'silent' */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
