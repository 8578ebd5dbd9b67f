/* Use cases of tabs on the chat channel: which ticket one shows, and that its page closes. */
import type { Actor, Side } from '#contract/core/actor';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import { presenceChanged, type Identity, type IdentityKey } from '../identity';
import type { Tickets } from '../tickets';
import { deleteTabs, findTabOwner, lockTabsOf, updateShownTicket } from './channel.store';
import { chatEvents } from './chat.events';

export interface ChannelDependencies extends Pick<Platform, 'db' | 'transact'> {
  readonly identity: Pick<Identity, 'leave'>;
  readonly tickets: Pick<Tickets, 'requireTicket'>;
}

export type ChannelService = ReturnType<typeof createChannelService>;

export function createChannelService({ db, transact, identity, tickets }: ChannelDependencies) {
  return {
    /**
     * Notes which ticket a tab shows; staff are told of a customer's.
     * @throws core.forbidden, core.not_found, chat.tab_unknown
     */
    async showTicket(actor: Actor, uid: string, ticketId: number | null): Promise<void> {
      const key = keyOf(actor);
      if (key === undefined) throw new AppError('core.no_session');
      await transact(async (tx, emit) => {
        if (ticketId !== null) await tickets.requireTicket(tx, actor, ticketId);
        if (!isUid(uid) || !(await updateShownTicket(tx, { uid, key }, ticketId))) {
          throw new AppError('chat.tab_unknown');
        }
        if (key.side === 'user') emit(presenceChanged, { side: key.side });
      });
    },

    /**
     * The page of a tab closes: with somebody's last tab he is offline at once. Without effect for a tab that
     * is not there or not the caller's.
     * @param actorOf the caller, as the session of a side names him: the tab tells which one it needs
     */
    async closePage(uid: string | undefined, actorOf: (side: Side) => Promise<Actor>): Promise<void> {
      if (uid === undefined || !isUid(uid)) return;
      const owner = await findTabOwner(db, uid);
      if (owner === undefined) return;
      const caller = keyOf(await actorOf(owner.side));
      if (caller?.side !== owner.side || caller.id !== owner.id) return;
      await transact(async (tx, emit) => {
        const tabs = await lockTabsOf(tx, owner);
        if (!tabs.includes(uid)) return;
        await deleteTabs(tx, [uid]);
        emit(chatEvents.tabClosed, { uid });
        if (tabs.length === 1) await identity.leave(tx, emit, owner);
        else emit(presenceChanged, { side: owner.side });
      });
    },
  };
}

function keyOf(actor: Actor): IdentityKey | undefined {
  if (actor.kind === 'visitor') return undefined;
  return actor.kind === 'staff'
    ? { side: 'admin', id: actor.personId }
    : { side: 'user', id: actor.customerId };
}

/** As the server makes them; the column takes nothing else. */
function isUid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
