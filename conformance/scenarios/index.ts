// All scenarios by name, in the order in which they run: later ones use what earlier ones made.
import { administration } from './administration';
import { assistant } from './assistant';
import { chat } from './chat';
import { chatChannel } from './chat-channel';
import { damageReports } from './damage-reports';
import { files } from './files';
import { identity } from './identity';
import { knowledge } from './knowledge';
import { knowledgeEditing } from './knowledge-editing';
import { ratings } from './ratings';
import { search } from './search';
import { settings } from './settings';
import { shop } from './shop';
import { sop } from './sop';
import { sync } from './sync';
import { tickets } from './tickets';
import type { Scenario } from '../world';
import { workbench } from './workbench';

export const scenarios: Readonly<Record<string, Scenario>> = {
  identity,
  settings,
  administration,
  files,
  shop,
  knowledge,
  'knowledge-editing': knowledgeEditing,
  sop,
  search,
  tickets,
  chat,
  'chat-channel': chatChannel,
  ratings,
  workbench,
  assistant,
  'damage-reports': damageReports,
  sync,
};
