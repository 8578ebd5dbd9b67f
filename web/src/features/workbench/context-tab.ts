/*
 * Which tab of the context is open: it stands in the address, so that it stays from ticket to ticket. A command opens
 * the pane with it, and goes there.
 */
import { flushSync } from 'react-dom';
import { useAddressQuery } from '../../lib/address-query';
import { useCommands } from './command-store';

export const contextTabs = ['steps', 'orders', 'records', 'facts', 'ai'] as const;
export type ContextTab = (typeof contextTabs)[number];

const parameter = 'context';

export const tabId = (tab: ContextTab) => `context-tab-${tab}`;

/** The open tab; the first one needs no word in the address. */
export function useContextTab(): [ContextTab, (tab: ContextTab) => void] {
  const [query, setQuery] = useAddressQuery();
  const tab = contextTabs.find((one) => one === query.get(parameter)) ?? contextTabs[0];
  const setTab = (next: ContextTab) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === contextTabs[0]) after.delete(parameter);
        else after.set(parameter, next);
        return after;
      },
      { replace: true },
    );
  return [tab, setTab];
}

/** Each tab by its key, whether the pane is open or not. */
export function useContextCommands(openPane: () => void): void {
  const [, setTab] = useContextTab();
  const show = (tab: ContextTab) => () => {
    // The tab must be there to take the focus.
    flushSync(openPane);
    setTab(tab);
    document.getElementById(tabId(tab))?.focus();
  };
  useCommands({
    steps: show('steps'),
    orders: show('orders'),
    records: show('records'),
    facts: show('facts'),
    ai: show('ai'),
  });
}
