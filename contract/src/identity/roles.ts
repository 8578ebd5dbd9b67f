/* The role of a staff account, and the older flag that says the same of readers. Pure. */
import type { StaffRole } from '../core/actor';

/** From the highest to the lowest. */
export const staffRoles = ['owner', 'lead', 'agent', 'reader'] as const satisfies readonly StaffRole[];

/** What a form, a file or an older state of a row says of the role; `isReadonly` alone stands for reader or agent. */
export interface SentRole {
  readonly role?: StaffRole | undefined;
  readonly isReadonly?: boolean | undefined;
}

/**
 * The role that a row gets. A role that differs from the present one wins; then a flag that does; an owner or lead
 * whose flag stays false keeps the role, so that senders who know only the flag demote nobody.
 */
export function roleAfter(sent: SentRole, before?: { readonly role: StaffRole }): StaffRole {
  if (sent.role !== undefined && sent.role !== before?.role) return sent.role;
  const wasReader = before?.role === 'reader';
  if (sent.isReadonly !== undefined && sent.isReadonly !== wasReader) {
    return sent.isReadonly ? 'reader' : 'agent';
  }
  return before?.role ?? 'agent';
}
