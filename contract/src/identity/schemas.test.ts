// CONST-16: a person belongs to one of two regions, and no other is taken.
import { describe, expect, it } from 'vitest';
import { customerLoginBody, identitySchema } from './schemas';

const person = { id: 1, account: 'pilot@example.com', name: 'Alex', is_readonly: 0 };

describe('CONST-16 the regions', () => {
  it.each(['global', 'cn'])('%s', (region) => {
    expect(identitySchema.parse({ ...person, mark: region }).mark).toBe(region);
    expect(customerLoginBody.parse({ store: region }).store).toBe(region);
  });

  it.each(['', 'eu', 'CN', 'Global', 1, null])('%j is none', (region) => {
    expect(identitySchema.safeParse({ ...person, mark: region }).success).toBe(false);
    expect(customerLoginBody.safeParse({ store: region }).success).toBe(false);
  });
});
