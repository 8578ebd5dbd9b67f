// A page that is loaded anew on the entry of a layer (back-history.ts) leaves it: the layer is gone.
import { layerMark } from './back-layer';

export function leaveLostLayer(): void {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(layerMark in state)) return;
  import('./back-history').then(
    ({ startBack }) => startBack(),
    () => undefined,
  );
}
