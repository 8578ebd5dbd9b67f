import { describe, expect, it } from 'vitest';
import { chosenColours, contrast, luminance } from './ink-on';

const inks = { 'var(--ink-on-dark)': 1, 'var(--ink-on-bright)': 0 } as const;

describe('letters on a chosen colour', () => {
  it('have 4.5:1 on every colour that settings can store', () => {
    const steps = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
    let worst = 21;
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const colour = `#${red}${green}${blue}`;
          const { color } = chosenColours(colour) ?? { color: '' };
          worst = Math.min(worst, contrast(luminance(colour) ?? NaN, inks[color as keyof typeof inks]));
        }
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });

  it('are white on dark and black on bright', () => {
    expect(chosenColours('#3D4FD1')).toEqual({ background: '#3D4FD1', color: 'var(--ink-on-dark)' });
    expect(chosenColours('#ffe14a')).toEqual({ background: '#ffe14a', color: 'var(--ink-on-bright)' });
  });

  it('stay the usual ones where there is no colour', () => {
    for (const none of ['', 'red', '#fff', '#12345g', 'url(x)']) expect(chosenColours(none)).toBeUndefined();
  });
});
