/* All screens, in the order in which they are met. */
import { chatScreens } from './chat';
import { knowledgeScreens } from './knowledge';
import { reportScreens } from './reports';
import { shellScreens, staffScreens } from './shell';
import { ticketScreens } from './tickets';
import type { Screen } from './screen';

/** What customers see, by where it belongs. */
export const customerGroups: Readonly<Record<string, readonly Screen[]>> = {
  'the knowledge base': knowledgeScreens,
  'what lies over it': ticketScreens,
  chat: chatScreens,
  'damage reports': reportScreens,
  'what stands around': shellScreens,
};

export const screens: readonly Screen[] = [...Object.values(customerGroups).flat(), ...staffScreens];
