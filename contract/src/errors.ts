/* The whole error catalogue, joined from the modules. */
import { chatErrors } from './chat/errors';
import { coreErrors } from './core/errors';
import { filesErrors } from './files/errors';
import { identityErrors } from './identity/errors';
import { knowledgeErrors } from './knowledge/errors';
import { ratingsErrors } from './ratings/errors';
import { ticketsErrors } from './tickets/errors';

/** Every error that the wire can carry, by code. */
export const errors = {
  ...coreErrors,
  ...identityErrors,
  ...filesErrors,
  ...knowledgeErrors,
  ...ticketsErrors,
  ...chatErrors,
  ...ratingsErrors,
};

export type ErrorCode = keyof typeof errors;
