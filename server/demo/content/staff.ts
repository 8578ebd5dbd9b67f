/*
 * The people behind the demo shop's counter and the two passwords of the demo. The colours are
 * those of their avatars, white letters on them keep a contrast of 4.5:1 or more.
 */
import type { StaffRole } from '#contract/core/actor';

/** Password of every demo staff account. */
export const demoStaffPassword = 'demo-staff';

/** Password of every demo customer account. */
export const demoCustomerPassword = 'demo-customer';

export interface DemoStaffMember {
  readonly account: 'amelia' | 'bruno' | 'chen' | 'reader';
  /** In both languages where they differ. */
  readonly name: string;
  readonly role: StaffRole;
  /** 1 on duty, 0 off duty. */
  readonly workStatus: 0 | 1;
  readonly backgroundColor: string;
}

export const demoStaff: readonly DemoStaffMember[] = [
  { account: 'amelia', name: 'Amelia Hart', role: 'owner', workStatus: 1, backgroundColor: '#5B5F97' },
  { account: 'bruno', name: 'Bruno Keller', role: 'lead', workStatus: 1, backgroundColor: '#2F6F6B' },
  { account: 'chen', name: '陈立 Chen Li', role: 'agent', workStatus: 0, backgroundColor: '#8A4B3C' },
  { account: 'reader', name: 'Reader', role: 'reader', workStatus: 0, backgroundColor: '#5F6670' },
];
