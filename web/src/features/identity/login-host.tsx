// Where the login modal appears. Its window is loaded when first needed, or ahead of time by preloadLogin.
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Side } from '#contract/core/actor';

export interface LoginHostProps {
  side: Side;
  request: { reason: string | undefined } | null;
  /** The server has accepted the login: identify anew. */
  onLoggedIn: () => Promise<void>;
  onClose: () => void;
}

const loadModal = () => import('./login-modal');
const LoginModal = lazy(() => loadModal().then((module) => ({ default: module.LoginModal })));

/** Loads the window ahead of time. */
export function preloadLogin(): void {
  loadModal().catch(() => undefined);
}

const knowledgeRoutes = new Set(['/', '/user/knowledge', '/m/user/knowledge', '/mobileview']);

/** Only a customer who reads the knowledge base may go on without logging in (AUTH-03). */
function isLoginClosable(side: Side, pathname: string): boolean {
  return (
    side === 'user' && knowledgeRoutes.has(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
  );
}

/** What a screen demanded is demanded no more once one has left it. */
function useEndOnLeave(side: Side, pathname: string, onClose: () => void): void {
  const stood = useRef(pathname);
  useEffect(() => {
    if (stood.current === pathname) return;
    const isOver = !isLoginClosable(side, stood.current);
    stood.current = pathname;
    if (isOver) onClose();
  }, [side, pathname, onClose]);
}

export function LoginHost({ side, request, onLoggedIn, onClose }: LoginHostProps) {
  const { pathname } = useLocation();
  useEndOnLeave(side, pathname, onClose);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <LoginModal
        side={side}
        reason={request.reason}
        isClosable={isLoginClosable(side, pathname)}
        onLoggedIn={onLoggedIn}
        onClose={onClose}
      />
    </Suspense>
  );
}
