// ROUTE-23, Q-108, Q-170: which devices count as mobile, and where their routes lead.
import { describe, expect, it } from 'vitest';
import { isMobile, mobileRouteOf } from './mobile';

const desktop = {
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  mobileHint: false,
  touchPoints: 0,
  width: 1440,
};

describe('isMobile', () => {
  it.each([
    ['a desktop at 1081 px', { width: 1081 }, false],
    ['a desktop at 1080 px', { width: 1080 }, true],
    ['a phone at 1440 px', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }, true],
    ['an Android tablet', { userAgent: 'Mozilla/5.0 (Linux; Android 15; SM-X710)' }, true],
    ['a browser that says it is mobile', { mobileHint: true }, true],
    [
      'an iPad that calls itself a Macintosh',
      { userAgent: 'Mozilla/5.0 (Macintosh; Intel)', touchPoints: 5 },
      true,
    ],
    ['a Macintosh', { userAgent: 'Mozilla/5.0 (Macintosh; Intel)' }, false],
    ['a desktop with a touch screen', { touchPoints: 10 }, false],
  ])('%s', (_, traits, expected) => {
    expect(isMobile({ ...desktop, ...traits })).toBe(expected);
  });
});

describe('mobileRouteOf', () => {
  it.each([
    ['/', '/m/user/knowledge'],
    ['/user/knowledge', '/m/user/knowledge'],
    ['/user/knowledge/', '/m/user/knowledge'],
    ['/user/chat', '/m/user/chat'],
    ['/m/user/chat', undefined],
    ['/admin/chat', undefined],
    ['/mobileview', undefined],
  ])('%s leads to %s', (route, expected) => {
    expect(mobileRouteOf(route)).toBe(expected);
  });
});
