/* Shapes of people and sessions (000 §3, 001 §3, Q-13, Q-14). */
import { z } from 'zod';
import { flagOut, idOut, tabFields, text } from '../core/schema';
import { staffRoles } from './roles';

const storeSchema = z.enum(['global', 'cn']);

/** A logged-in person as identify answers it. */
export const identitySchema = z.object({
  id: idOut,
  account: z.string(),
  name: z.string(),
  is_readonly: flagOut,
  mark: storeSchema,
});

/** The agent as personal/info answers him. */
export const personalInfoSchema = z.object({
  id: idOut,
  name: z.string(),
  account: z.string(),
  is_readonly: flagOut,
  /** Extension. */
  role: z.enum(staffRoles),
  workStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  background_color: z.string(),
});

export const ownNameBody = z.object({ name: text(2_000), ...tabFields });
export const ownPasswordBody = z.object({
  /** The present one. */
  password: text(1_000),
  /** 8 to 200 characters. */
  newPassword: text(1_000),
  ...tabFields,
});

/** The person that a ticket or message belongs to. */
export const personalSchema = z.object({ id: idOut, account: z.string(), name: z.string() });

export const staffLoginBody = z.object({ account: text(320).optional(), password: text(1000).optional() });
export const customerLoginBody = staffLoginBody.extend({ store: storeSchema.optional() });

export type Identity = z.infer<typeof identitySchema>;
export type PersonalInfo = z.infer<typeof personalInfoSchema>;
