/* The one error that a rule throws to refuse; the http layer turns it into an envelope. */
import { errors, type ErrorCode } from '#contract/errors';
import type { Locale } from '#contract/settings/config-script';

/** Fills a `{name}` of a text, in both languages where it has words. */
export type Detail = string | number | Readonly<Record<Locale, string>>;

/**
 * A refusal by code of the catalogue. `details` fill the `{name}` places of its text. `data` is what a client can act
 * upon; the envelope carries it with the code as `reason`.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, Detail>>;
  readonly data: object | undefined;

  constructor(code: ErrorCode, details: Readonly<Record<string, Detail>> = {}, data?: object) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.data = data;
  }
}

/** The text of an error in a language, its places filled. */
export function errorText(error: AppError, locale: Locale): string {
  return errors[error.code][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const detail = error.details[name] ?? '';
    return String(typeof detail === 'object' ? detail[locale] : detail);
  });
}
