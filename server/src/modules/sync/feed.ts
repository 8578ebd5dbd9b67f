/* What a feed of tables is: it keeps those who joined in step, and sends whole tables to those who ask. */
import type { TableName } from '#contract/sync/schemas';
import type { Tab } from './tab';

export interface Feed {
  /** The tables that it has for a tab. */
  tables(tab: Tab): readonly TableName[];
  /** From when this is done until it leaves, the tab is told every change. */
  join(tab: Tab): Promise<void>;
  leave(tab: Tab): void;
  /** Sends whole tables, all of them among `tables(tab)`, as they are now. The tab has joined. */
  send(tab: Tab, tables: ReadonlySet<TableName>): Promise<void>;
  /** Begins no more work, and waits for what runs. */
  stop(): Promise<void>;
}
