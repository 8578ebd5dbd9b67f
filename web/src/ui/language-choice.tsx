// In which of the two languages a text for the customer is shown, where staff may have either.
import type { Locale } from '#contract/settings/config-script';
import { s } from '../lib/i18n/staff';
import { Button } from './button';
import classes from './language-choice.module.css';

export interface LanguageChoiceProps {
  locale: Locale;
  onChange: (locale: Locale) => void;
}

export function LanguageChoice({ locale, onChange }: LanguageChoiceProps) {
  return (
    <div role="group" aria-label={s('text.lang')} className={classes.languages}>
      {(['en', 'zh'] as const).map((one) => (
        <Button
          key={one}
          variant={one === locale ? 'light' : 'quiet'}
          size="compact-sm"
          aria-pressed={one === locale}
          onClick={() => onChange(one)}
        >
          {s(`text.lang.${one}`)}
        </Button>
      ))}
    </div>
  );
}
