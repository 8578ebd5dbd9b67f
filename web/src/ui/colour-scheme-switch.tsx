// Switches between light and dark; the first choice is that of the system.
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useT } from '../lib/i18n';
import { IconButton } from './icon-button';

export function ColourSchemeSwitch() {
  const t = useT();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={t(next === 'dark' ? 'common.theme.dark' : 'common.theme.light')}
      icon={scheme === 'dark' ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
      onClick={() => setColorScheme(next)}
    />
  );
}
