/* Which side of every pair of texts is edited. */
import { SegmentedControl } from '@mantine/core';
import type { Locale } from '#contract/settings/config-script';
import { s } from '../../../lib/i18n/staff';

export interface LanguageChoiceProps {
  lang: Locale;
  onChange: (lang: Locale) => void;
}

export function LanguageChoice({ lang, onChange }: LanguageChoiceProps) {
  return (
    <SegmentedControl
      aria-label={s('lang.switch')}
      value={lang}
      onChange={onChange}
      data={[
        { value: 'zh', label: s('lang.zh') },
        { value: 'en', label: s('lang.en') },
      ]}
    />
  );
}
