/* Which canned replies fit what is typed, and what is inserted of one. Pure. */
import { previewText } from '#contract/core/rich-text';
import type { Locale } from '#contract/settings/config-script';
import type { CannedReply } from '#contract/workbench/canned-endpoints';

/** The text of a language; where there is none, the other one, and that it is. */
export function textOf(reply: CannedReply, locale: Locale): { html: string; locale: Locale } {
  const other = locale === 'en' ? 'zh' : 'en';
  const own = locale === 'en' ? reply.textEn : reply.textZh;
  if (own !== '') return { html: own, locale };
  return { html: locale === 'en' ? reply.textZh : reply.textEn, locale: other };
}

/** Those in which every typed word stands; one whose shortcut it is comes first. */
export function matching(replies: readonly CannedReply[], typed: string): readonly CannedReply[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return replies;
  const shortcut = words.join(' ');
  const fits = ({ title, group, textEn, textZh, ...reply }: CannedReply) => {
    const all = [title, group, reply.shortcut, previewText(textEn, 1_000), previewText(textZh, 1_000)];
    const text = all.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const rank = (reply: CannedReply) => {
    const own = reply.shortcut.toLowerCase();
    if (own === '') return 2;
    return own === shortcut ? 0 : own.startsWith(shortcut) ? 1 : 2;
  };
  return replies.filter(fits).sort((one, other) => rank(one) - rank(other) || one.orderNo - other.orderNo);
}
