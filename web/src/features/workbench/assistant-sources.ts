/* Where a source of the assistant can be read. Pure. */
import { encodeQuestionLink } from '#contract/knowledge/catalogue';
import type { Source } from '#contract/assistant/endpoints';

/** A question's shared link (KB-15); an entry of the directory tree by its id. */
export function sourceAddress({ kind, id, nav }: Source): string {
  if (kind === 'sop') return `/admin/Sop/SopForeground?${new URLSearchParams({ sopQuestionId: String(id) })}`;
  return `/user/knowledge?${new URLSearchParams(encodeQuestionLink(nav, id))}`;
}
