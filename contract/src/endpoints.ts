/* Every call of the wire, joined from the modules. The browser imports its types only. */
import { chatEndpoints } from './chat/endpoints';
import { filesEndpoints } from './files/endpoints';
import { identityEndpoints } from './identity/endpoints';
import { knowledgeEndpoints } from './knowledge/endpoints';
import { ratingsEndpoints } from './ratings/endpoints';
import { settingsEndpoints } from './settings/endpoints';
import { shopEndpoints } from './shop/endpoints';
import { ticketsEndpoints } from './tickets/endpoints';
import { workbenchEndpoints } from './workbench/endpoints';

/** All calls by key 'METHOD /path'. */
export const endpoints = {
  ...identityEndpoints,
  ...settingsEndpoints,
  ...filesEndpoints,
  ...shopEndpoints,
  ...knowledgeEndpoints,
  ...ticketsEndpoints,
  ...chatEndpoints,
  ...ratingsEndpoints,
  ...workbenchEndpoints,
};

export type Endpoints = typeof endpoints;
