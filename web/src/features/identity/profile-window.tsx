/* The own profile of a member of staff: who they are, their name, their password. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { Modal, PasswordInput, TextInput } from '@mantine/core';
import type { PersonalInfo } from '#contract/identity/schemas';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { useSession } from '../../lib/session';
import { Button } from '../../ui/button';
import { InlineAlert } from '../../ui/inline-alert';
import { notifySuccess } from '../../ui/notice';
import { ReturnFocus } from '../../ui/return-focus';
import { changeName, changePassword } from './identity.queries';
import classes from './profile.module.css';

export interface ProfileWindowProps {
  staff: PersonalInfo;
  onClose: () => void;
}

export function ProfileWindow({ staff, onClose }: ProfileWindowProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="var(--login-width)"
      title={s('profile.title')}
      closeButtonProps={{ 'aria-label': s('profile.close') }}
    >
      <ReturnFocus />
      <dl className={classes.facts}>
        <dt>{s('profile.account')}</dt>
        <dd>{staff.account}</dd>
        <dt>{s('profile.role')}</dt>
        <dd>{s(`role.${staff.role}`)}</dd>
      </dl>
      <NameForm name={staff.name} />
      <PasswordForm />
    </Modal>
  );
}

function NameForm({ name }: { name: string }) {
  const { refresh } = useSession();
  const [value, setValue] = useState(name);
  const form = useSending(async () => {
    await changeName(value.trim());
    await refresh();
    notifySuccess(s('profile.nameSaved'));
  });
  const problem = value.trim() === '' ? s('profile.missing') : undefined;
  return (
    <Form label={s('profile.name')} form={form} isRight={problem === undefined}>
      <TextInput
        label={s('profile.name')}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
        error={form.isTried && problem}
        autoComplete="name"
      />
      <Button type="submit" loading={form.isBusy} disabled={value.trim() === name}>
        {s('profile.saveName')}
      </Button>
    </Form>
  );
}

function PasswordForm() {
  const [present, setPresent] = useState('');
  const [wanted, setWanted] = useState('');
  const form = useSending(async () => {
    await changePassword({ password: present, newPassword: wanted });
    setPresent('');
    setWanted('');
    notifySuccess(s('profile.passwordChanged'));
  });
  const isLongEnough = wanted.length >= 8 && wanted.length <= 200;
  const shared = { visibilityToggleButtonProps: { 'aria-label': s('profile.show'), tabIndex: 0 } };
  return (
    <Form label={s('profile.password')} form={form} isRight={present !== '' && isLongEnough}>
      <h3>{s('profile.password')}</h3>
      <PasswordInput
        {...shared}
        label={s('profile.present')}
        value={present}
        onChange={({ currentTarget }) => setPresent(currentTarget.value)}
        error={form.isTried && present === '' && s('profile.missing')}
        autoComplete="current-password"
      />
      <PasswordInput
        {...shared}
        label={s('profile.new')}
        description={s('profile.new.hint')}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        error={form.isTried && !isLongEnough && s('profile.short')}
        autoComplete="new-password"
      />
      <Button type="submit" loading={form.isBusy}>
        {s('profile.changePassword')}
      </Button>
    </Form>
  );
}

interface Sending {
  readonly isBusy: boolean;
  readonly isTried: boolean;
  readonly refusal: string;
  submit(isRight: boolean): Promise<void>;
}

/** What became of sending a form: on its way, refused, or done and new again. */
function useSending(send: () => Promise<void>): Sending {
  const [isBusy, setIsBusy] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState('');
  return {
    isBusy,
    isTried,
    refusal,
    async submit(isRight) {
      setIsTried(true);
      if (!isRight || isBusy) return;
      setIsBusy(true);
      setRefusal('');
      try {
        await send();
        setIsTried(false);
      } catch (error) {
        setRefusal(errorText(error));
      } finally {
        setIsBusy(false);
      }
    },
  };
}

interface FormProps {
  label: string;
  form: Sending;
  isRight: boolean;
  children: ReactNode;
}

function Form({ label, form, isRight, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(isRight);
  };
  return (
    <form className={classes.form} aria-label={label} onSubmit={submit} noValidate>
      {children}
      {form.refusal !== '' && <InlineAlert>{form.refusal}</InlineAlert>}
    </form>
  );
}
