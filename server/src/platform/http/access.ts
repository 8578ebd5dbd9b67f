/* Who may call: the table behind the `access` of every call. Pure. */
import type { Actor } from '#contract/core/actor';
import type { Access } from '#contract/core/endpoint';
import type { ErrorCode } from '#contract/errors';

/** The refusal that an actor gets for a kind of access, or undefined when he may go on. */
export function refusalOf(access: Access, actor: Actor): ErrorCode | undefined {
  switch (access) {
    case 'public':
      return undefined;
    case 'identified':
      return actor.kind === 'visitor' ? 'core.no_session' : undefined;
    case 'customer':
      return actor.kind === 'customer' ? undefined : 'core.no_session';
    case 'ticketHolder':
      return actor.kind === 'customer' || actor.kind === 'anonymous' ? undefined : 'core.no_session';
    case 'staff':
      return actor.kind === 'staff' ? undefined : 'core.no_session';
    case 'staffWrite':
      if (actor.kind !== 'staff') return 'core.no_session';
      return actor.isReadonly ? 'core.read_only' : undefined;
  }
}
