/*
 * The stored answers of a report as they are shown: option ids, and files with the slot they belong to.
 * Pure; what is not in the expected form shows nothing.
 */
import type { ReportAnswer } from '#contract/damage-reports/schemas';
import { parseJson } from '../../lib/system-content';

/** A text that was stored as JSON, or as it is. */
function plainOf(stored: string): string {
  const value = parseJson(stored);
  return typeof value === 'string' ? value : stored;
}

function entriesOf(stored: string): string[] {
  return plainOf(stored)
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Ids of the chosen options: "12", or the JSON text "12;15;". */
export function chosenOptions({ contentItemId }: ReportAnswer): ReadonlySet<number> {
  const ids = entriesOf(contentItemId).map(Number);
  return new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
}

export interface AnsweredFile {
  readonly url: string;
  /** Id of the upload slot; null where none is named. */
  readonly slot: number | null;
}

/** Files of the JSON text "/static/a.png:7;"; other addresses than of uploads are left out. */
export function answeredFiles({ url }: ReportAnswer): AnsweredFile[] {
  return entriesOf(url).flatMap((entry) => {
    const [, address, slot] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    const shown = uploadAddress(address ?? '');
    return shown === null ? [] : [{ url: shown, slot: slot === undefined ? null : Number(slot) }];
  });
}

/** The address of an upload or of a picture on the web; the older `/ipfs/` is read as `/static/`. */
export function uploadAddress(address: string): string | null {
  const name = /^\/(?:static|ipfs)\/([\w-][\w.-]*)$/.exec(address)?.[1];
  if (name !== undefined) return `/static/${name}`;
  return /^https:\/\/./i.test(address) ? address : null;
}
