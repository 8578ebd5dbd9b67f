// Changes the agent's work status: shown at once, and as the server says when that failed; out asks first.
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError } from '../../ui/notice';
import { changeWorkStatus } from './identity.queries';
import type { WorkStatus } from '#contract/core/actor';

export interface Duty {
  /** null while no staff member is logged in. */
  readonly shown: WorkStatus | null;
  readonly isBusy: boolean;
  /** Nothing for the status that is shown, and for none. */
  readonly choose: (status: WorkStatus | undefined) => Promise<void>;
}

export function useDuty(): Duty {
  const { staff, refresh, logout } = useSession();
  const change = useMutation({
    mutationFn: async (status: WorkStatus) => {
      await changeWorkStatus(status);
      if (status === 2) await logout();
      else await refresh();
    },
    onError: (error) => notifyError(s('shell.status.failed'), errorText(error)),
  });
  const wished = change.isPending && change.variables !== 2 ? change.variables : undefined;
  const shown = staff ? (wished ?? staff.workStatus) : null;

  async function choose(status: WorkStatus | undefined): Promise<void> {
    if (status === undefined || shown === null || status === shown || change.isPending) return;
    if (status === 2) {
      const isSure = await confirmDialog({
        title: s('shell.exit.title'),
        body: s('shell.exit.body'),
        confirm: s('shell.exit.confirm'),
        cancel: s('shell.exit.cancel'),
      });
      if (!isSure) return;
    }
    change.mutate(status);
  }

  return { shown, isBusy: change.isPending, choose };
}
