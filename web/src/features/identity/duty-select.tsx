// The agent's work status in the staff's top bar (001 §2.3, Q-21): off duty, on duty, and out, which asks first.
import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError } from '../../ui/notice';
import { changeWorkStatus } from './identity.queries';
import classes from './duty-select.module.css';
import type { WorkStatus } from '#contract/core/actor';

const labels = { 0: 'shell.offDuty', 1: 'shell.onDuty', 2: 'shell.exit' } as const;
const choices = ([0, 1, 2] as const).map((status) => ({ value: String(status), label: s(labels[status]) }));

function statusOf(value: string | null): WorkStatus | undefined {
  return value === '0' ? 0 : value === '1' ? 1 : value === '2' ? 2 : undefined;
}

export function DutySelect() {
  const { staff, refresh, logout } = useSession();
  const change = useMutation({
    mutationFn: async (status: WorkStatus) => {
      await changeWorkStatus(status);
      if (status === 2) await logout();
      else await refresh();
    },
    onError: (error) => notifyError(s('shell.status.failed'), errorText(error)),
  });
  if (!staff) return null;

  async function choose(value: string | null) {
    const status = statusOf(value);
    if (status === undefined || status === shown) return;
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

  // Shown at once; falls back to what the server says when the change failed.
  const shown = change.isPending && change.variables !== 2 ? change.variables : staff.workStatus;
  return (
    <Select
      className={classes.select}
      aria-label={s('shell.workStatus')}
      data={choices}
      value={String(shown)}
      onChange={(value) => void choose(value)}
      allowDeselect={false}
      disabled={change.isPending}
      size="xs"
      leftSection={<span className={classes.mark} data-status={shown} aria-hidden />}
      comboboxProps={{ shadow: 'md', position: 'bottom-end' }}
    />
  );
}
