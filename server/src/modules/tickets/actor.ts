/* Narrows the caller to the side that a call is for. `bind` let nobody else through. */
import type { Actor, CustomerActor, StaffActor } from '#contract/core/actor';
import { AppError } from '../../platform/app-error';

export function identified(actor: Actor): CustomerActor | StaffActor {
  if (actor.kind === 'visitor') throw new AppError('core.no_session');
  return actor;
}

export function customerOf(actor: Actor): CustomerActor {
  if (actor.kind === 'visitor' || actor.kind === 'staff') throw new AppError('core.no_session');
  return actor;
}

export function staffOf(actor: Actor): StaffActor {
  if (actor.kind !== 'staff') throw new AppError('core.no_session');
  return actor;
}
