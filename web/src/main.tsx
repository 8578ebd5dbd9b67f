// The start: the right route for the device, the right language, then the first screen.
import './ui/theme/fonts/inter.css';
import './ui/theme/tokens.css';
import './ui/theme/mantine-styles';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { Router, preloadPage } from './app/router';
import { leaveLostLayer } from './lib/back';
import { startI18n } from './lib/i18n';
import { mobileRouteOf } from './lib/mobile';
import { rememberShopUrl } from './lib/shop-url';
import { sideOfRoute } from './lib/side';
import { keepViewState, viewState } from './lib/view-state';
import { startTooltips } from './ui/tooltip';

function chooseRoute(): void {
  const { pathname, search, hash } = window.location;
  const mobile = viewState.getState().isPC ? undefined : mobileRouteOf(pathname);
  if (mobile !== undefined) window.history.replaceState(null, '', `${mobile}${search}${hash}`);
}

async function start(): Promise<void> {
  chooseRoute();
  leaveLostLayer();
  preloadPage(window.location.pathname);
  document.documentElement.dataset['side'] = sideOfRoute(window.location.pathname);
  rememberShopUrl();
  keepViewState();
  startTooltips();
  await startI18n();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the application');
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  );
}

void start();
