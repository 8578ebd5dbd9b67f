// MOB-02…MOB-06, Q-106: whose hours the banner tells, and on which clock.
import { describe, expect, it } from 'vitest';
import { serviceHours } from '#contract/core/limits';
import { bannerAreaOf, bannerSpans, type BannerArea } from './banner-hours';

const winter = '2026-01-15T12:00:00Z';
const summer = '2026-07-15T12:00:00Z';

const told = (area: BannerArea, day = winter, clock: 12 | 24 = 12) =>
  bannerSpans(area, serviceHours, clock, Date.parse(day)).join(' and ');

describe('MOB-02 the area', () => {
  it.each(['china', 'jp', 'local', 'global', 'us', 'usw', 'eu', 'au', 'ca', 'uk'])('%s', (area) => {
    expect(bannerAreaOf(`?shopUrl=x&data=${area}`)).toBe(area);
  });
  it.each(['', '?data=', '?data=mars', '?data=toString', '?data=US', '?data=__proto__'])(
    '"%s" is global',
    (search) => expect(bannerAreaOf(search)).toBe('global'),
  );
});

describe('the hours that the specification states', () => {
  it.each<[string, BannerArea, string]>([
    ['MOB-03', 'china', '8:00-12:00 and 13:00-00:30'],
    ['MOB-04', 'jp', '9:00 AM-1:00 PM and 2:00 PM-1:30 AM'],
    ['MOB-05', 'global', '8:00 AM-12:00 PM and 1:00 PM-12:30 AM'],
    ['MOB-05', 'local', '8:00 AM-12:00 PM and 1:00 PM-12:30 AM'],
  ])('%s %s, all year', (_row, area, hours) => {
    expect(told(area, winter)).toBe(hours);
    expect(told(area, summer)).toBe(hours);
  });
});

describe('MOB-06 the other areas', () => {
  it.each<[BannerArea, string, string]>([
    ['us', '7:00 PM-11:00 PM and 12:00 AM-11:30 AM', '8:00 PM-12:00 AM and 1:00 AM-12:30 PM'],
    ['usw', '4:00 PM-8:00 PM and 9:00 PM-8:30 AM', '5:00 PM-9:00 PM and 10:00 PM-9:30 AM'],
    ['eu', '1:00 AM-5:00 AM and 6:00 AM-5:30 PM', '2:00 AM-6:00 AM and 7:00 AM-6:30 PM'],
    ['au', '11:00 AM-3:00 PM and 4:00 PM-3:30 AM', '10:00 AM-2:00 PM and 3:00 PM-2:30 AM'],
    ['ca', '7:00 PM-11:00 PM and 12:00 AM-11:30 AM', '8:00 PM-12:00 AM and 1:00 AM-12:30 PM'],
    ['uk', '12:00 AM-4:00 AM and 5:00 AM-4:30 PM', '1:00 AM-5:00 AM and 6:00 AM-5:30 PM'],
  ])('%s in January and in July', (area, january, july) => {
    expect(told(area, winter)).toBe(january);
    expect(told(area, summer)).toBe(july);
  });

  it('are told in 24 hours where the language does so', () => {
    expect(told('us', winter, 24)).toBe('19:00-23:00 and 00:00-11:30');
  });

  // Berlin changes on 2026-03-29 at 01:00 UTC, New York on 2026-03-08 at 07:00 UTC.
  it.each<[BannerArea, string, string]>([
    ['eu', '2026-03-28T22:59:00Z', '1:00 AM-5:00 AM and 6:00 AM-5:30 PM'],
    ['eu', '2026-03-28T23:00:00Z', '2:00 AM-6:00 AM and 7:00 AM-6:30 PM'],
    ['eu', '2026-03-29T12:00:00Z', '2:00 AM-6:00 AM and 7:00 AM-6:30 PM'],
    ['us', '2026-03-08T04:59:00Z', '7:00 PM-11:00 PM and 12:00 AM-11:30 AM'],
    ['us', '2026-03-08T05:00:00Z', '8:00 PM-12:00 AM and 1:00 AM-12:30 PM'],
  ])('%s keeps one offset for the whole day of a change: %s', (area, moment, hours) => {
    expect(told(area, moment)).toBe(hours);
  });
});

it('other hours of the settings are moved alike', () => {
  expect(bannerSpans('jp', [['09:00', '18:00']], 12, Date.parse(winter))).toEqual(['10:00 AM-7:00 PM']);
});
