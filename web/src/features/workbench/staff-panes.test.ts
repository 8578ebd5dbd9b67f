/* The widths of the workbench's panes. */
import { expect, test } from 'vitest';
import { paneWidths } from './staff-panes';

test('panes leave room for the conversation at 1280, 1440 and 1920', () => {
  const state = { widths: {}, isSideOpen: true, isFilterOpen: true, isTreeOpen: true, isContextOpen: true };
  const rest = (width: number, widths = {}) => {
    const { side, list, context } = paneWidths({ ...state, widths }, width);
    return width - side.width - list.width - context.width;
  };
  expect([rest(1280), rest(1440), rest(1920)].every((room) => room >= 440)).toBe(true);
  expect(rest(1280, { context: 5000 })).toBeGreaterThanOrEqual(360);
});
