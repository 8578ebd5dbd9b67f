// Dialogs that any code can ask for and wait on: a question before something is destroyed, and a message. The
// window itself is loaded when it is first needed, or when the browser has nothing else to do.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ConfirmRequest, MessageRequest, OpenDialog } from './dialog-request';

let queue: readonly OpenDialog[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly OpenDialog[]): void {
  queue = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(make: (settle: (answer: boolean) => void) => OpenDialog): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog: OpenDialog = make((answer) => {
      publish(queue.filter((other) => other !== dialog));
      resolve(answer);
    });
    publish([...queue, dialog]);
  });
}

/** Asks before something is destroyed; true when confirmed. Dialogs wait for each other. */
export function confirmDialog(request: ConfirmRequest): Promise<boolean> {
  return ask((settle) => ({ kind: 'confirm', settle, ...request }));
}

/** Shows a message until it is closed. */
export async function messageDialog(request: MessageRequest): Promise<void> {
  await ask((settle) => ({ kind: 'message', settle, ...request }));
}

const loadWindow = () => import('./dialog-window');
const DialogWindow = lazy(() => loadWindow().then((module) => ({ default: module.DialogWindow })));

/** Loads the window ahead of time, so that it opens at once and also when the network has gone. */
export function preloadDialogs(): void {
  loadWindow().catch(() => undefined);
}

/** Where the dialogs appear; stands once at the root. */
export function DialogHost() {
  const first = useSyncExternalStore(subscribe, () => queue[0]);
  if (!first) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow dialog={first} />
    </Suspense>
  );
}
