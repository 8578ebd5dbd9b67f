/* Events of sop. */

/** The tree was written: directories, questions or answers. No ids: who keeps something of it reads anew. */
export const sopChanged = 'sop.changed';
