/* The products by which the catalogue is filtered, between a choice and the address that says it (CONST-12). */
import { useEffect, useState } from 'react';
import { timers } from '#contract/core/limits';

interface Pending {
  readonly items: readonly number[];
  readonly isSent: boolean;
}

/**
 * Shows a choice at once and puts it in force 300 ms after the last one. It stays until the address has it: shown
 * without it for a moment, its option would come back under the next click.
 */
export function useProductFilter(inForce: readonly number[], onChange: (items: readonly number[]) => void) {
  const [pending, setPending] = useState<Pending>();
  const key = inForce.join();
  const [knownKey, setKnownKey] = useState(key);
  if (key !== knownKey) {
    setKnownKey(key);
    if (pending?.isSent) setPending(undefined);
  }
  useEffect(() => {
    if (pending === undefined || pending.isSent) return;
    const timer = setTimeout(() => {
      setPending({ ...pending, isSent: true });
      onChange(pending.items);
    }, timers.productFilterDebounce);
    return () => clearTimeout(timer);
    // Only a further choice starts the 300 ms anew, not a new onChange.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pending]);
  return {
    filter: pending?.items ?? inForce,
    setFilter: (items: readonly number[]) => setPending({ items, isSent: false }),
  };
}
