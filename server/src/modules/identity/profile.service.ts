/*
 * One's own account: name and password, whatever the role. The password is changed with the present one, and
 * ends the other sessions.
 */
import type { StaffActor } from '#contract/core/actor';
import { AppError } from '../../platform/app-error';
import type { Change, Section } from '../../section';
import type { StaffDocument } from './account-documents';
import { updatePasswords } from './account-section.store';
import { hashOfSent, holdAccounts } from './accounts.section';
import type { OwnChangePort } from './identity.types';
import { createLoginGuard, type LoginGuardDependencies } from './login-guard';
import { failureSubjects } from './login.rules';
import { isPasswordRight } from './password';
import { findStaffCandidate } from './people.store';
import type { Sessions } from './session.service';

export interface ProfileDependencies extends LoginGuardDependencies {
  readonly sessions: Sessions;
  readonly section: Section<StaffDocument>;
  /** Runs a change of one's own row with its note in the history. */
  readonly noted: OwnChangePort;
}

/** What a change of the own password brings. */
export interface OwnPasswordChange {
  readonly password: string;
  readonly newPassword: string;
  readonly address: string;
  /** The session that stays. */
  readonly token: string | undefined;
  readonly wsid: string;
}

export type Profile = ReturnType<typeof createProfile>;

export function createProfile(deps: ProfileDependencies) {
  const { db, sessions, section, noted } = deps;
  const guard = createLoginGuard(deps);

  const ownRow = async (change: Change, personId: number): Promise<StaffDocument> => {
    const [row] = await section.read(change.tx, [personId]);
    if (row === undefined) throw new AppError('core.no_session');
    return row;
  };

  return {
    /** @returns the name as it is kept. @throws settings.empty, settings.long */
    async rename({ personId }: StaffActor, name: string, wsid: string): Promise<string> {
      let kept = name;
      await noted({ personId, wsid }, async (change) => {
        await holdAccounts(change.tx, 'person');
        const before = await ownRow(change, personId);
        await section.write(change, [{ before, after: { ...before, name } }]);
        kept = (await ownRow(change, personId)).name;
      });
      return kept;
    },

    /** @throws identity.present_password, identity.too_many_failures, settings.password */
    async changePassword({ personId, account }: StaffActor, sent: OwnPasswordChange): Promise<void> {
      const subjects = failureSubjects({ side: 'admin', store: '', account, address: sent.address });
      await guard.refuseBlocked(db, subjects);
      const own = await findStaffCandidate(db, account);
      const isRight = await isPasswordRight(sent.password, own?.password_hash ?? null);
      if (!isRight || own?.id !== personId) await guard.fail(subjects, 'identity.present_password');
      const hash = await hashOfSent({ password: sent.newPassword });
      if (hash === undefined) throw new AppError('settings.password');
      await noted({ personId, wsid: sent.wsid }, async ({ tx, emit }) => {
        await holdAccounts(tx, 'person');
        await updatePasswords(tx, 'person', new Map([[personId, hash]]));
        await sessions.endOthers(tx, emit, { side: 'admin', id: personId }, sent.token);
        return { passwordReset: true };
      });
    },
  };
}
