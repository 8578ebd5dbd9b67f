// What Mantine's parts stand in. It is not at the root: whoever only reads needs no Mantine. Each part that is loaded
// late and draws with Mantine stands in one of these; where one is around already, that one serves.
import { use, useState } from 'react';
import { MantineContext, MantineProvider } from '@mantine/core';
import { chooseColourScheme, chosenColourScheme, onColourScheme } from '../colour-scheme';
import { theme } from './theme';
import type { MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';

/** Light or dark is decided in colour-scheme.ts; Mantine is told, and may ask for a change. */
function followingManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: chosenColourScheme,
    set: chooseColourScheme,
    subscribe: (onUpdate) => {
      stop = onColourScheme(() => onUpdate(chosenColourScheme()));
    },
    unsubscribe: () => stop?.(),
    clear: () => chooseColourScheme('auto'),
  };
}

export function Mantine({ children }: { children: ReactNode }) {
  const around = use(MantineContext);
  return around ? children : <Provider>{children}</Provider>;
}

function Provider({ children }: { children: ReactNode }) {
  const [manager] = useState(followingManager);
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      // Its variables stand in mantine-variables.css.
      withCssVariables={false}
      withGlobalClasses={false}
      // Without transitions, so that tests need not wait for them.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  );
}
