/* Tables of identity. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { StaffRole } from '#contract/core/actor';

export interface PersonTable {
  id: Generated<number>;
  account: string;
  name: string;
  password_hash: string;
  role: Generated<StaffRole>;
  /** Whether the role is reader. */
  is_readonly: GeneratedAlways<boolean>;
  work_status: Generated<0 | 1 | 2>;
  background_color: Generated<string>;
  active: Generated<boolean>;
  created_at: number;
}

export interface CustomerTable {
  id: Generated<number>;
  account: Generated<string>;
  store: Generated<'global' | 'cn'>;
  name: string;
  password_hash: string | null;
  active: Generated<boolean>;
  created_at: number;
  bound_to: number | null;
}

export interface SessionTable {
  token_hash: Buffer;
  kind: 'staff' | 'customer' | 'anonymous';
  person_id: number | null;
  customer_id: number | null;
  created_at: number;
  used_at: number;
  expires_at: number;
}

export interface LoginFailureTable {
  subject: string;
  count: number;
  window_ends_at: number;
}

export interface ProgramTable {
  id: string;
  beat_at: number;
}

export interface PresenceTable {
  program_id: string;
  side: 'user' | 'admin';
  identity_id: number;
}

export interface IdentityTables {
  person: PersonTable;
  customer: CustomerTable;
  session: SessionTable;
  login_failure: LoginFailureTable;
  program: ProgramTable;
  presence: PresenceTable;
}
