/* Makes of rows what the contract says of people. */
import type { StaffActor } from '#contract/core/actor';
import type { Identity, PersonalInfo } from '#contract/identity/schemas';
import type { PersonRecord } from './identity.types';
import type { CustomerCandidate, StaffCandidate } from './people.store';

/** A member of staff as identify and login answer him. Staff belong to no store. */
export function staffIdentity(
  person: Pick<StaffCandidate, 'id' | 'account' | 'name' | 'is_readonly'>,
): Identity {
  const { id, account, name, is_readonly } = person;
  return { id, account, name, is_readonly: is_readonly ? 1 : 0, mark: 'global' };
}

/** A customer as identify and login answer him. */
export function customerIdentity(
  customer: Pick<CustomerCandidate, 'id' | 'account' | 'name' | 'store'>,
): Identity {
  const { id, account, name, store } = customer;
  return { id, account, name, is_readonly: 0, mark: store };
}

export function personalInfo(actor: StaffActor, person: PersonRecord | undefined): PersonalInfo {
  return {
    id: actor.personId,
    name: actor.name,
    account: actor.account,
    is_readonly: actor.isReadonly ? 1 : 0,
    role: actor.role,
    workStatus: actor.workStatus,
    background_color: person?.background_color ?? '',
  };
}
