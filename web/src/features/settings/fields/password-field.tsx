/*
 * A new password: typed, or made here and shown until it is saved, so that it can be handed over. It is nowhere to
 * be read afterwards.
 */
import { useState } from 'react';
import { PasswordInput } from '@mantine/core';
import { IconCopy, IconWand } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { notifyError, notifySuccess } from '../../../ui/notice';
import { textOf } from '../section.types';
import type { FieldProps } from './field.types';
import classes from './fields.module.css';
import { makePassword } from './make-password';

export function PasswordField({ field, values, rowId, isReadonly, change }: FieldProps) {
  const [isShown, setIsShown] = useState(false);
  const value = textOf(values[field.key]);
  if (isReadonly) return null;
  // An empty field changes nothing.
  const put = (next: string) => change(field.key, () => (next === '' ? undefined : next));
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notifySuccess(s('set.copied')),
      () => notifyError(s('set.copyFailed')),
    );
  return (
    <div className={classes.group}>
      <PasswordInput
        label={s(rowId === 0 ? 'set.f.password' : 'set.f.newPassword')}
        description={field.hint && s(field.hint)}
        autoComplete="new-password"
        visible={isShown}
        onVisibilityChange={setIsShown}
        visibilityToggleButtonProps={{ 'aria-label': s('set.showPassword') }}
        value={value}
        onChange={({ currentTarget }) => put(currentTarget.value)}
      />
      <div className={classes.tools}>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconWand size={16} aria-hidden />}
          onClick={() => {
            put(makePassword(crypto));
            setIsShown(true);
          }}
        >
          {s('set.makePassword')}
        </Button>
        {value !== '' && (
          <Button
            variant="quiet"
            size="compact-sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy()}
          >
            {s('set.copy')}
          </Button>
        )}
      </div>
      {value !== '' && isShown && <p className={classes.hint}>{s('set.shownOnce')}</p>}
    </div>
  );
}
