// Switches between English and Chinese; the button carries the name of the other language in that language.
import { IconLanguage } from '#icons';
import { setLocale, useLocale, useT } from '../lib/i18n';
import { notifyError } from './notice';
import classes from './switches.module.css';

const names = { en: 'English', zh: '中文' } as const;

export function LanguageSwitch() {
  const t = useT();
  const current = useLocale();
  const other = current === 'en' ? 'zh' : 'en';
  const label = t('common.language.switch', { language: names[other] });
  return (
    <button
      type="button"
      className={classes.language}
      aria-label={label}
      data-tip={label}
      onClick={() => {
        setLocale(other).catch(() => notifyError(t('common.error'), t('common.error.network')));
      }}
    >
      <IconLanguage size={20} aria-hidden />
      <span lang={other === 'zh' ? 'zh-CN' : 'en'}>{other === 'zh' ? '中文' : 'EN'}</span>
    </button>
  );
}
