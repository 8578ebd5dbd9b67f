/* The whole error catalogue, joined from the modules. */
import { assistantErrors } from './assistant/errors';
import { chatErrors } from './chat/errors';
import { coreErrors } from './core/errors';
import { damageReportErrors } from './damage-reports/errors';
import { filesErrors } from './files/errors';
import { identityErrors } from './identity/errors';
import { knowledgeErrors } from './knowledge/errors';
import { ratingsErrors } from './ratings/errors';
import { settingsErrors } from './settings/errors';
import { shopErrors } from './shop/errors';
import { sopErrors } from './sop/errors';
import { syncErrors } from './sync/errors';
import { ticketsErrors } from './tickets/errors';
import { workbenchErrors } from './workbench/errors';

/** Every error that the wire can carry, by code. */
export const errors = {
  ...coreErrors,
  ...identityErrors,
  ...filesErrors,
  ...settingsErrors,
  ...shopErrors,
  ...knowledgeErrors,
  ...sopErrors,
  ...ticketsErrors,
  ...chatErrors,
  ...assistantErrors,
  ...ratingsErrors,
  ...damageReportErrors,
  ...syncErrors,
  ...workbenchErrors,
};

export type ErrorCode = keyof typeof errors;
