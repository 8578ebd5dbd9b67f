import { describe, expect, it } from 'vitest';
import type { Actor } from '#contract/core/actor';
import type { Access } from '#contract/core/endpoint';
import { refusalOf } from './access';

const customer = { customerId: 1, account: 'a@b.co', name: 'A', mark: 'global' } as const;
const person = { kind: 'staff', personId: 1, account: 'a', name: 'A', role: 'agent', workStatus: 1 } as const;
const actors: Record<string, Actor> = {
  visitor: { kind: 'visitor' },
  anonymous: { kind: 'anonymous', ...customer, account: '' },
  customer: { kind: 'customer', ...customer },
  agent: { ...person, isReadonly: false },
  reader: { ...person, isReadonly: true },
};

// Who may: the columns in the order of `actors`; s = no session, r = read-only, . = may.
const table: Record<Access, string> = {
  public: '.....',
  identified: 's....',
  ticketHolder: 's..ss',
  customer: 'ss.ss',
  staff: 'sss..',
  staffWrite: 'sss.r',
};

describe('refusalOf (Q-143)', () => {
  it.each(Object.entries(table))('%s', (access, row) => {
    const marks = Object.values(actors).map((actor) => {
      const refusal = refusalOf(access as Access, actor);
      return refusal === undefined ? '.' : refusal === 'core.no_session' ? 's' : 'r';
    });
    expect(marks.join('')).toBe(row);
  });
});
