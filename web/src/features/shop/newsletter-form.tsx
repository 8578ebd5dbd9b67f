// Subscribing to the newsletter (000 §2.6, §5, Q-109): an implausible address is told beside the field and is
// not sent; what the server answered is told by one notice (ERR-19, ERR-20).
import { useId, useState } from 'react';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { isPlausibleEmail, newsletterAddress } from '#contract/shop/newsletter';
import { errorText } from '../../lib/api';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { subscription } from './shop.queries';
import classes from './shop-footer.module.css';
import type { FormEvent } from 'react';

export function NewsletterForm() {
  const t = useT();
  const title = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending } = useMutation({
    ...subscription,
    onSuccess: (email) => {
      setTyped('');
      setIsTried(false);
      notifySuccess(t('store.newsletter.done'), t('store.newsletter.doneText', { email }));
    },
    // What was typed stays, so that it can be sent again.
    onError: (error) => notifyError(t('store.newsletter.failed'), errorText(error)),
  });
  const isPlausible = isPlausibleEmail(newsletterAddress(typed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isPlausible && !isPending) mutate(typed);
  };
  return (
    <form className={classes.newsletter} aria-labelledby={title} onSubmit={submit} noValidate>
      <h2 id={title} className={classes.title}>
        {t('store.newsletter')}
      </h2>
      <p className={classes.text}>{t('store.newsletter.text')}</p>
      <div className={classes.row}>
        <TextInput
          className={classes.field}
          type="email"
          aria-label={t('store.newsletter.email')}
          placeholder={t('store.newsletter.email')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isTried && !isPlausible ? t('store.newsletter.invalid') : undefined}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="default" loading={isPending}>
          {t('store.newsletter.submit')}
        </Button>
      </div>
    </form>
  );
}
