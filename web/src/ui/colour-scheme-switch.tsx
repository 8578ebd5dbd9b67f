// Switches between light and dark; the first choice is that of the system.
import { IconMoon, IconSun } from '#icons';
import { useT } from '../lib/i18n';
import { chooseColourScheme, useColourScheme } from './colour-scheme';
import { IconButton } from './icon-button';

export function ColourSchemeSwitch() {
  const t = useT();
  const scheme = useColourScheme();
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(next === 'dark' ? 'common.theme.dark' : 'common.theme.light')}
      icon={scheme === 'dark' ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
      onClick={() => chooseColourScheme(next)}
    />
  );
}
