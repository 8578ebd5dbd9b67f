// A screen that failed to draw, or could not be loaded after a new version came out: says so calmly and loads
// the page again on request.
import { Component } from 'react';
import { IconRefresh } from '#icons';
import { t } from '../lib/i18n';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/states';
import type { ErrorInfo, ReactNode } from 'react';

interface State {
  hasFailed: boolean;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          icon={<IconRefresh size={24} />}
          title={t('common.crash.title')}
          text={t('common.crash.text')}
          action={<Button onClick={() => window.location.reload()}>{t('common.crash.action')}</Button>}
        />
      </div>
    );
  }
}
