/* The running numbers 1., 2., … of the questions, made anew 100 ms after the last change (DMG-50, Q-125). */
import { useEffect, useState } from 'react';
import { timers } from '#contract/core/limits';

export type Numbers = ReadonlyMap<string, number>;

/** Numbers by key, in the order of the keys. */
export function useNumbers(keys: readonly string[]): Numbers {
  const wanted = keys.join();
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    const timer = setTimeout(() => setShown(wanted), timers.templateNumberingDebounce);
    return () => clearTimeout(timer);
  }, [shown, wanted]);
  return new Map(shown.split(',').map((key, at) => [key, at + 1]));
}
