/* DMG-16, DMG-50, Q-125: nested options, and the running numbers of what is asked. */
import { describe, expect, it } from 'vitest';
import { noAnswer } from './answers';
import { isChosen } from '#contract/damage-reports/choices';
import { shownKeys, withToggled } from './choices';
import { demoReport } from './demo/demo-report';

const report = demoReport('en', 1);
const items = report.tempItemContentList;
const [radio] = items;
const options = radio?.itemList ?? [];
const [stick, lever] = options;
if (!radio || !stick || !lever) throw new Error('the demonstration has two nested options');
const [roll, pitch] = stick.children;
if (!roll || !pitch) throw new Error('the first option opens two more');

describe('DMG-16: an option', () => {
  it('is chosen with one of those below it', () => {
    expect(isChosen(stick, new Set([pitch.id]))).toBe(true);
    expect(isChosen(lever, new Set([pitch.id]))).toBe(false);
  });

  it('is ticked together with those above it, and cleared with those below it', () => {
    const ticked = withToggled(options, '', roll);
    expect(ticked).toBe(`"${stick.id};${roll.id};"`);
    expect(withToggled(options, ticked, pitch)).toBe(`"${stick.id};${roll.id};${pitch.id};"`);
    expect(withToggled(options, `"${stick.id};${roll.id};${lever.id};"`, stick)).toBe(`"${lever.id};"`);
    expect(withToggled(options, `"${stick.id};"`, stick)).toBe('');
  });
});

describe('DMG-50: what is asked', () => {
  it('are the questions in the order of sortIndex', () => {
    expect(shownKeys(items.toReversed(), {})).toEqual(['item-1', 'item-2', 'item-3', 'item-4', 'item-5']);
  });

  it('grows by what a chosen option asks', () => {
    const edits = { [radio.answerVo.id]: { ...noAnswer, contentItemId: String(stick.id) } };
    expect(shownKeys(items, edits).slice(0, 3)).toEqual(['item-1', `option-${stick.id}`, 'item-2']);
  });
});
