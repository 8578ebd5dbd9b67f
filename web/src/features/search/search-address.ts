/* Where the text of a search stands in an address: `?q=`, so that a search can be shared. Pure. */
import { limits } from '#contract/core/limits';

/** The text of an address; '' where there is none. */
export function searchTextOf(search: string): string {
  return [...(new URLSearchParams(search).get('q') ?? '')].slice(0, limits.searchText).join('');
}

/** The query of an address with this text and everything else as it was; with leading `?`, or ''. */
export function withSearchText(search: string, text: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== 'q');
  const own = text === '' ? [] : [`q=${encodeURIComponent(text)}`];
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
