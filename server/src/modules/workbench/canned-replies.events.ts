/* Events of canned replies. */

/** {}: the canned replies are others now. */
export const cannedRepliesChanged = 'workbench.canned_replies_changed';
