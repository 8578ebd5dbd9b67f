/*
 * Names of staff as visitors read them. One who is called differently in both languages has both in the one name,
 * "陈立 Chen Li": each visitor reads theirs. Pure.
 */
import type { Locale } from '#contract/settings/config-script';

const han = String.raw`[\p{Script=Han}·]+`;
const latin = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}\s.'’-]*`;
const hanFirst = new RegExp(String.raw`^(?<zh>${han})[\s/(（]+(?<en>${latin})[)）]?$`, 'u');
const latinFirst = new RegExp(String.raw`^(?<en>${latin})[\s/(（]+(?<zh>${han})[)）]?$`, 'u');

/** The part in the language; a name in one script is the name in both. */
export function nameIn(lang: Locale, name: string): string {
  const parts = (hanFirst.exec(name.trim()) ?? latinFirst.exec(name.trim()))?.groups;
  return parts?.[lang]?.trim() ?? name;
}
