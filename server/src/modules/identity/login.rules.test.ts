// When a login is blocked.
import { describe, expect, it } from 'vitest';
import { failureSubjects, secondsBlocked } from './login.rules';

const subjects = failureSubjects({
  side: 'user',
  store: 'cn',
  account: 'Pilot@Example.com',
  address: '1.2.3.4',
});
const limits = { loginFailures: 10, loginFailuresAddress: 100 };
const now = 1_000_000;

function counted(account: number, address: number) {
  return [
    { subject: subjects.account, count: account, window_ends_at: now + 60_500 },
    { subject: subjects.address, count: address, window_ends_at: now + 120_000 },
  ];
}

it('counts an account by what was typed, per side and store, whatever its case', () => {
  expect(subjects).toEqual({ account: 'account:user:cn:pilot@example.com', address: 'address:1.2.3.4' });
});

describe('before a try', () => {
  it.each([
    ['nobody failed yet', 0, 0, 0],
    ['nine failures', 9, 9, 0],
    ['ten failures of the account', 10, 10, 61],
    ['a hundred failures of the address', 3, 100, 120],
    ['both', 10, 100, 120],
  ])('%s', (_, account, address, seconds) => {
    expect(secondsBlocked(counted(account, address), subjects, limits, now, 1)).toBe(seconds);
  });
});

it('after a failure that was counted, the tenth is still told what is wrong', () => {
  expect(secondsBlocked(counted(10, 10), subjects, limits, now, 0)).toBe(0);
  expect(secondsBlocked(counted(11, 11), subjects, limits, now, 0)).toBe(61);
});

it('0 means no limit', () => {
  const none = { loginFailures: 0, loginFailuresAddress: 0 };
  expect(secondsBlocked(counted(1000, 1000), subjects, none, now, 1)).toBe(0);
});
