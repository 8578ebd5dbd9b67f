// Notices lie over no control while there is room for them elsewhere.
import { describe, expect, it } from 'vitest';
import { type Box, type Obstacle, placeFor, type Room } from './notice-place';

const desktop: Room = { width: 384, height: 64, viewWidth: 1440, viewHeight: 900, isNarrow: false };
const phone: Room = { width: 366, height: 64, viewWidth: 390, viewHeight: 844, isNarrow: true };
const control = (left: number, top: number, right: number, bottom: number, isReached = true): Obstacle => ({
  ...{ left, top, right, bottom },
  isReached: () => isReached,
});
const touches = (room: Room, { left, top }: { left: number; top: number }, box: Box) =>
  left < box.right && left + room.width > box.left && top < box.bottom && top + room.height > box.top;

describe('the place of notices', () => {
  it('is the corner, on phones the top, while nothing is there', () => {
    expect(placeFor(desktop, [])).toEqual({ left: 16, top: 820, isCovering: false });
    expect(placeFor(phone, [])).toEqual({ left: 12, top: 8, isCovering: false });
  });

  it('makes way for a tool in the corner, and for what is at the top', () => {
    const tools = [control(340, 840, 376, 876), control(0, 0, 1440, 56), control(500, 60, 900, 130)];
    const place = placeFor(desktop, tools);
    expect(place.isCovering).toBe(false);
    for (const tool of tools) expect(touches(desktop, place, tool)).toBe(false);
  });

  it('finds the free band of a phone that is full of rows', () => {
    const rows = Array.from({ length: 12 }, (_, at) => control(8, at * 64, 382, at * 64 + 60));
    rows.splice(5, 2);
    const place = placeFor(phone, rows);
    expect(place.isCovering).toBe(false);
    for (const row of rows) expect(touches(phone, place, row)).toBe(false);
  });

  it('does not mind what cannot be reached anyway', () => {
    expect(placeFor(desktop, [control(0, 0, 1440, 900, false)])).toEqual({
      left: 16,
      top: 820,
      isCovering: false,
    });
  });

  it('stays where it is while that is free, and goes when something comes there', () => {
    const now = { left: 528, top: 300, isCovering: false };
    expect(placeFor(desktop, [], now)).toEqual(now);
    expect(placeFor(desktop, [control(600, 310, 700, 340)], now)).toEqual({
      left: 16,
      top: 820,
      isCovering: false,
    });
  });

  it('where all is full, covers the middle of as few controls as it can, and says so', () => {
    const rows = Array.from({ length: 15 }, (_, at) => control(0, at * 60, 1440, at * 60 + 59));
    const place = placeFor(desktop, [...rows, control(16, 700, 400, 899)]);
    expect(place.isCovering).toBe(true);
    expect(touches(desktop, place, control(16, 700, 400, 899))).toBe(false);
  });
});
