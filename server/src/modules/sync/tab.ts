/* One open socket of /ws_js, as the feeds see it. */
import type { Actor } from '#contract/core/actor';
import type { Locale } from '#contract/settings/config-script';

export interface Tab {
  /** Who it speaks for now; a login frame can change it. */
  readonly actor: Actor;
  readonly lang: Locale;
  /** The client's id of it, '' until it says one. */
  readonly wsid: string;
  /** The stamp of the catalogue that it holds; 0 while it holds none. */
  stamp: number;
  /** Sends a frame; a client that takes nothing any more is cut off. */
  send(frame: string): void;
}
