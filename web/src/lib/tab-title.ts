/*
 * The title of the browser's tab: with unread messages it alternates between the fixed title and the title
 * with their number (000 §2.4, CHAT-13); with none it stays fixed.
 */
import { useEffect } from 'react';
import { timers } from '#contract/core/limits';

/** The title with the number of unread messages. */
function titleWithUnread(title: string, unread: number): string {
  return `(${unread}) ${title}`;
}

/** Keeps the tab's title while the component is mounted; the former title comes back afterwards. */
export function useTabTitle(title: string, unread: number): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);

  useEffect(() => {
    document.title = title;
    if (unread === 0) return;
    let withCount = false;
    const timer = setInterval(() => {
      withCount = !withCount;
      document.title = withCount ? titleWithUnread(title, unread) : title;
    }, timers.tabTitleToggle);
    return () => clearInterval(timer);
  }, [title, unread]);
}
