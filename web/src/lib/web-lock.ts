/*
 * One task of a name at a time over all tabs of this browser (Web Locks). Where the browser has none (pages
 * without https) the order holds within the tab only.
 */
const tails = new Map<string, Promise<void>>();

/** Runs a task when no other of the same name runs; resolves or rejects with it. */
export async function webLock(name: string, task: () => Promise<void>): Promise<void> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    await navigator.locks.request(name, task);
    return;
  }
  const turn = (tails.get(name) ?? Promise.resolve()).then(task);
  tails.set(
    name,
    turn.catch(() => undefined),
  );
  await turn;
}
