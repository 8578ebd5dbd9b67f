// A screen that is loaded when it is first needed: bones until it is there, a way on when it breaks.
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { PageSkeleton } from './page-skeleton';

/** `skeleton`: bones in the shape of the screen, where it goes on with the same ones. */
export function Page({ skeleton, children }: { skeleton?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={skeleton ?? <PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
