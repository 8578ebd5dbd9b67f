// The cleaner behind RichText: the browser's own where it has one, else a library that is loaded for it.
import { nativeCleaner } from './clean-html-native';
import type { CleanHtml } from './html-policy';

export async function loadCleanHtml(): Promise<CleanHtml> {
  return nativeCleaner() ?? (await import('./clean-html-purify')).cleanHtml;
}
