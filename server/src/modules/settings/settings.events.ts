/* Events of settings. */

/** {}: settings were written; each program reads them anew. */
export const settingsChanged = 'settings.changed';
