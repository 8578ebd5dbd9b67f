/* Calls of login, logout, identification, duty and presence. */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { flagOut, idOut, nothing } from '../core/schema';
import {
  customerLoginBody,
  identitySchema,
  ownNameBody,
  ownPasswordBody,
  personalInfoSchema,
  staffLoginBody,
} from './schemas';

const loginErrors = [
  'identity.login_failed',
  'identity.credentials_missing',
  'identity.too_many_failures',
] as const;
const workStatus = z.union([z.literal(0), z.literal(1), z.literal(2)]);

export const identityEndpoints = defineEndpoints({
  'POST /javaplus/admin/login/login': {
    summary: 'Logs a staff member in; sets the cookie faq_admin_sid. The answer also carries errmsg.',
    source: '001 §7, Q-12, Q-148, Q-156',
    access: 'public',
    body: staffLoginBody,
    mixed: true,
    data: identitySchema,
    errors: loginErrors,
  },
  'POST /javaplus/user/login/login': {
    summary: 'Logs a customer in; sets faq_user_sid and moves the anonymous tickets to the account.',
    source: '001 §7, Q-12, Q-15, Q-17',
    access: 'public',
    body: customerLoginBody,
    mixed: true,
    data: identitySchema,
    errors: loginErrors,
  },
  'POST /javaplus/admin/login/logout': {
    summary: 'Ends the staff session.',
    source: '001 §7, Q-148',
    access: 'public',
    body: nothing,
    data: z.object({}),
    errors: [],
  },
  'POST /javaplus/user/login/logout': {
    summary: 'Ends the customer session.',
    source: 'Q-12',
    access: 'public',
    body: nothing,
    data: z.object({}),
    errors: [],
  },
  'POST /api/user/Base/logout': {
    summary: 'Ends the customer session.',
    source: '000 §7',
    access: 'public',
    body: nothing,
    data: z.object({}),
    errors: [],
  },
  'POST /api/user/Base/identify': {
    summary: 'Says who the customer is; errno 1000 and {} without a session.',
    source: '000 §7, Q-13',
    access: 'public',
    body: nothing,
    data: identitySchema,
    errors: ['identity.not_identified'],
  },
  'POST /api/admin/Base/identify': {
    summary: 'Says who the staff member is; errno 1000 and {} without a session.',
    source: '001 §7, Q-13',
    access: 'public',
    body: nothing,
    data: identitySchema,
    errors: ['identity.not_identified'],
  },
  'POST /javaplus/admin/personal/info': {
    summary: 'Who the staff member is, with the work status; code 401 and {} without a session.',
    source: '001 §7, Q-14',
    access: 'staff',
    body: nothing,
    data: personalInfoSchema,
    errors: [],
  },
  'POST /javaplus/admin/personal/changeName': {
    summary: 'Changes the own name, whatever the role (extension).',
    source: 'Q-181',
    access: 'staff',
    body: ownNameBody,
    data: personalInfoSchema,
    errors: ['settings.empty', 'settings.long'],
  },
  'POST /javaplus/admin/personal/changePassword': {
    summary: 'Changes the own password with the present one and ends the other sessions (extension).',
    source: 'Q-12, Q-148, Q-181',
    access: 'staff',
    body: ownPasswordBody,
    data: z.object({}),
    errors: ['identity.present_password', 'identity.too_many_failures', 'settings.password'],
  },
  'POST /javaplus/admin/personal/changeWorkStatus': {
    summary: 'Sets the work status; 2 ends the session.',
    source: '001 §7, Q-21',
    access: 'staff',
    body: z.object({ workStatus }),
    data: z.object({ workStatus }),
    errors: [],
  },
  'POST /javaplus/admin/personal/getCustomerList': {
    summary: 'All active staff, for the assignment list and the filters.',
    source: '001 §7',
    access: 'staff',
    body: nothing,
    data: z.array(
      z.object({
        id: idOut,
        name: z.string(),
        workStatus,
        background_color: z.string(),
        /** Read-only staff cannot be assigned (extension). */
        is_readonly: flagOut,
      }),
    ),
    errors: [],
  },
  'POST /javaplus/user/loginCookie/getOnLineIdList': {
    summary: 'Ids of the staff that are online: an open socket and on duty.',
    source: '000 §7, Q-53',
    access: 'ticketHolder',
    body: nothing,
    data: z.array(idOut),
    errors: [],
  },
  'POST /javaplus/admin/loginCookie/getOnLineIdList': {
    summary: 'Ids of the customers with an open socket.',
    source: '001 §7, Q-53',
    access: 'staff',
    body: nothing,
    data: z.array(idOut),
    errors: [],
  },
});
