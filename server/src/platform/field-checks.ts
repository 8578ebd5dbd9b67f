/*
 * What may stand in a field that people fill in on a screen or in a file: each gives the value as it is kept, or
 * says what is wrong with which field.
 */
import { AppError } from './app-error';

/** Code points. */
function requireShort(value: string, field: string, max: number): string {
  if ([...value].length > max) throw new AppError('settings.long', { field, max });
  return value;
}

/** One line that must not be empty; trimmed. @throws settings.empty, settings.long */
export function lineIn(value: string, field: string, max: number): string {
  const line = value.trim();
  if (line === '') throw new AppError('settings.empty', { field });
  return requireShort(line, field, max);
}

/** A text that may be empty; trimmed. @throws settings.long */
export function textIn(value: string, field: string, max: number): string {
  return requireShort(value.trim(), field, max);
}

/** The Chinese text of a pair: null where there is none. @throws settings.long */
export function translationIn(value: string | null | undefined, field: string, max: number): string | null {
  const text = textIn(value ?? '', field, max);
  return text === '' ? null : text;
}

/** A value of a form that `isRight` knows. @throws settings.invalid with what is expected */
export function valueIn<Value>(
  value: Value,
  field: string,
  detail: string,
  isRight: (value: Value) => boolean,
): Value {
  if (!isRight(value)) throw new AppError('settings.invalid', { field, detail });
  return value;
}

/** Address of a picture: '' for none, below this site or over https. @throws settings.invalid */
export function pictureIn(value: string, field: string): string {
  const isRight = (address: string) => /^(?:$|https:\/\/\S+$|\/(?:static|ipfs)\/[\w.-]+$)/.test(address);
  return valueIn(textIn(value, field, 2_000), field, 'https://… 或 /static/…', isRight);
}

/** References to rows that must be there. @throws settings.unknown_reference */
export function requireKnown(
  ids: readonly number[],
  known: { has(id: number): boolean },
  field: string,
): void {
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new AppError('settings.unknown_reference', { field, detail: missing });
}
