/* Every call of the wire, joined from the modules. The browser imports its types only. */
import { assistantEndpoints } from './assistant/endpoints';
import { chatChannelEndpoints } from './chat/channel-endpoints';
import { chatEndpoints } from './chat/endpoints';
import { damageReportCustomerEndpoints } from './damage-reports/customer-endpoints';
import { damageReportStaffEndpoints } from './damage-reports/staff-endpoints';
import { filesEndpoints } from './files/endpoints';
import { identityEndpoints } from './identity/endpoints';
import { knowledgeEditingEndpoints } from './knowledge/editing-endpoints';
import { knowledgeEndpoints } from './knowledge/endpoints';
import { knowledgeOrderEndpoints } from './knowledge/order-endpoints';
import { ratingsEndpoints } from './ratings/endpoints';
import { ratingLevelEndpoints } from './ratings/level-endpoints';
import { searchEndpoints } from './search/endpoints';
import { dictionaryEndpoints } from './settings/dictionary-endpoints';
import { settingsEndpoints } from './settings/endpoints';
import { historyEndpoints } from './settings/history-endpoints';
import { settingsSectionEndpoints } from './settings/section-endpoints';
import { transferEndpoints } from './settings/transfer-endpoints';
import { shopEndpoints } from './shop/endpoints';
import { orderEndpoints, productFilterEndpoints } from './shop/order-endpoints';
import { sopEndpoints } from './sop/endpoints';
import { syncEndpoints } from './sync/endpoints';
import { ticketsEndpoints } from './tickets/endpoints';
import { ticketsStaffEndpoints } from './tickets/staff-endpoints';
import { cannedReplyEndpoints } from './workbench/canned-endpoints';
import { workbenchEndpoints } from './workbench/endpoints';

/** The calls of each module. */
export const endpointsByModule = {
  identity: identityEndpoints,
  settings: { ...settingsEndpoints, ...dictionaryEndpoints },
  administration: { ...settingsSectionEndpoints, ...historyEndpoints, ...transferEndpoints },
  files: filesEndpoints,
  shop: { ...shopEndpoints, ...orderEndpoints, ...productFilterEndpoints },
  knowledge: { ...knowledgeEndpoints, ...knowledgeEditingEndpoints, ...knowledgeOrderEndpoints },
  sop: sopEndpoints,
  search: searchEndpoints,
  tickets: { ...ticketsEndpoints, ...ticketsStaffEndpoints },
  chat: { ...chatEndpoints, ...chatChannelEndpoints },
  assistant: assistantEndpoints,
  ratings: { ...ratingsEndpoints, ...ratingLevelEndpoints },
  'damage-reports': { ...damageReportStaffEndpoints, ...damageReportCustomerEndpoints },
  workbench: { ...workbenchEndpoints, ...cannedReplyEndpoints },
  sync: syncEndpoints,
};

/** All calls by key 'METHOD /path'. */
export const endpoints = {
  ...endpointsByModule.identity,
  ...endpointsByModule.settings,
  ...endpointsByModule.administration,
  ...endpointsByModule.files,
  ...endpointsByModule.shop,
  ...endpointsByModule.knowledge,
  ...endpointsByModule.sop,
  ...endpointsByModule.search,
  ...endpointsByModule.tickets,
  ...endpointsByModule.chat,
  ...endpointsByModule.assistant,
  ...endpointsByModule.ratings,
  ...endpointsByModule['damage-reports'],
  ...endpointsByModule.workbench,
  ...endpointsByModule.sync,
};

export type Endpoints = typeof endpoints;
