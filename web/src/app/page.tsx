// A screen that is loaded when it is first needed: bones until it is there, a way on when it breaks.
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { PageSkeleton } from './page-skeleton';

export function Page({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
