// A set of functions to call when something happens.

export interface Listeners<Args extends unknown[]> {
  /** Adds one; returns the way to stop. */
  add: (listener: (...args: Args) => void) => () => void;
  emit: (...args: Args) => void;
}

export function createListeners<Args extends unknown[]>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(...args) {
      for (const listener of [...listeners]) listener(...args);
    },
  };
}
