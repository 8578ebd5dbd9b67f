// What the first screens need of back-history.ts, which comes with the first sheet, viewer or dialog.

/** In the state of an entry of the history: the number of layers; absent on the page itself. */
export const layerMark = 'layers';

let leave: ((address: string) => void) | undefined;

/** Called by back-history.ts when it begins. */
export function fillLeave(own: (address: string) => void): void {
  leave = own;
}

/** Leaves for another document; a layer that lies on top does not stay behind in the history. */
export function leaveFor(address: string): void {
  if (leave) leave(address);
  else window.location.assign(address);
}
