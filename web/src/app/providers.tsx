// What every screen stands in: colour scheme, query cache, address, session, and the root's overlays. Mantine is not
// here: what needs it stands in ui/theme/mantine.tsx.
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, useEffect, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { SessionProvider } from '../features/identity/session-provider';
import { onLocaleSwitched } from '../lib/i18n';
import { queryClient } from '../lib/query-client';
import { setSide, sideOfRoute } from '../lib/side';
import { useTableSync } from '../lib/sync';
import { setViewState } from '../lib/view-state';
import { followColourScheme } from '../ui/colour-scheme';
import { ErrorBoundary } from './error-boundary';
import { RootOverlays } from './root-overlays';
import type { ReactNode } from 'react';
import type { Side } from '#contract/core/actor';

/** Keeps what follows from the address: the side, the base, the density of the screen. */
function AddressEffects({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const side = sideOfRoute(pathname);
  // Before the screens below ask for it.
  setSide(side);
  useLayoutEffect(() => {
    document.documentElement.dataset['side'] = side;
    setViewState({ userType: side, base: /\/chat\/?$/.test(pathname) ? 'chat' : 'knowledgeBase' });
  }, [side, pathname]);
  return (
    <OfSide key={side} side={side}>
      {children}
    </OfSide>
  );
}

/** The screens of a side; not drawn anew for each step of the address. */
const OfSide = memo(function OfSide({ side, children }: { side: Side; children: ReactNode }) {
  return (
    <SessionProvider side={side}>
      {children}
      <TableSync side={side} />
      <RootOverlays side={side} />
    </SessionProvider>
  );
});

function TableSync({ side }: { side: Side }) {
  useTableSync(side);
  return null;
}

export function Providers({ children }: { children: ReactNode }) {
  useEffect(followColourScheme, []);
  // Texts that came from the server are in the language they were asked in.
  useEffect(() => onLocaleSwitched(() => void queryClient.invalidateQueries()), []);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AddressEffects>{children}</AddressEffects>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
