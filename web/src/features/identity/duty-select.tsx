// The agent's work status in the staff's top bar (001 §2.3, Q-21): off duty, on duty, and out, which asks first.
import { Select } from '@mantine/core';
import { s } from '../../lib/i18n/staff';
import { useDuty } from './use-duty';
import classes from './duty-select.module.css';
import type { WorkStatus } from '#contract/core/actor';

const labels = { 0: 'shell.offDuty', 1: 'shell.onDuty', 2: 'shell.exit' } as const;
const choices = ([0, 1, 2] as const).map((status) => ({ value: String(status), label: s(labels[status]) }));

function statusOf(value: string | null): WorkStatus | undefined {
  return value === '0' ? 0 : value === '1' ? 1 : value === '2' ? 2 : undefined;
}

export function DutySelect() {
  const { shown, isBusy, choose } = useDuty();
  if (shown === null) return null;
  return (
    <Select
      className={classes.select}
      aria-label={s('shell.workStatus')}
      data={choices}
      value={String(shown)}
      onChange={(value) => void choose(statusOf(value))}
      allowDeselect={false}
      disabled={isBusy}
      size="xs"
      leftSection={<span className={classes.mark} data-status={shown} aria-hidden />}
      comboboxProps={{ shadow: 'md', position: 'bottom-end' }}
    />
  );
}
