// What the way back (back.ts) and the history of layers (back-history.ts) both know.

export interface BackHistory {
  /** Puts a layer on top; gives back what takes it away again. */
  openLayer(close: () => void): () => void;
  /** Leaves for another document; a layer that lies on top does not stay behind in the history. */
  leaveFor(address: string): void;
}

/** In the state of an entry: the number of layers; absent on the page itself. */
export const layerMark = 'layers';
