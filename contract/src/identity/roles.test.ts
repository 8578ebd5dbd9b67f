// The role of a staff account from what was sent of it.
import { expect, it } from 'vitest';
import { roleAfter } from './roles';

it.each([
  [{}, undefined, 'agent'],
  [{ isReadonly: true }, undefined, 'reader'],
  [{ isReadonly: false }, undefined, 'agent'],
  [{ role: 'owner', isReadonly: true }, undefined, 'owner'],
  [{}, 'lead', 'lead'],
  [{ isReadonly: false }, 'owner', 'owner'],
  [{ isReadonly: true }, 'owner', 'reader'],
  [{ isReadonly: false }, 'reader', 'agent'],
  [{ role: 'lead', isReadonly: true }, 'reader', 'lead'],
  [{ role: 'reader', isReadonly: false }, 'agent', 'reader'],
  [{ role: 'agent', isReadonly: true }, 'agent', 'reader'],
  [{ role: 'reader', isReadonly: false }, 'reader', 'agent'],
] as const)('Q-181: %j sent for a row that is %s makes %s', (sent, before, role) => {
  expect(roleAfter(sent, before && { role: before })).toBe(role);
});
