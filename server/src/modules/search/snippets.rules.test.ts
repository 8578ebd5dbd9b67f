// What is quoted of a hit, and what is marked in it.
import { describe, expect, it } from 'vitest';
import { marksOf, snippetOf } from './snippets.rules';

const marked = (text: string, marks: [number, number][]) => marks.map(([from, to]) => text.slice(from, to));
const wanted = (text: string, ...tokens: string[]) => ({ text, tokens: new Set(tokens) });

describe('marks', () => {
  it.each([
    ['Calibrating the sticks', ['calibrat', 'stick'], '', ['Calibrating', 'sticks']],
    ['摇杆漂移怎么办', ['摇杆', '杆漂', '漂移'], '', ['摇杆漂移']],
    ['先摇杆，后漂移', ['摇杆', '漂移'], '', ['摇杆', '漂移']],
    ['ＵＳＢ 供电', ['usb'], '', ['ＵＳＢ']],
    ["The device's cable 🙂 cable", ['cabl', 'devic'], '', ['device', 'cable', 'cable']],
    ['How do I do this', [], ' how DO ', ['How do']],
    ['a+b (c', [], '+b (', ['+b (']],
    ['a a a', [], 'a', []],
    ['灯', ['灯'], '灯', ['灯']],
    ['<b>stick</b>', ['stick'], '', ['stick']],
    ['nothing', ['other'], 'x', []],
    ['', ['stick'], 'stick', []],
  ])('Q-132: in %j of %j and %j', (text, tokens, typed, expected) =>
    expect(marked(text, marksOf(text, wanted(typed, ...tokens)))).toEqual(expected),
  );
});

describe('the snippet', () => {
  const long = `${'word '.repeat(100)}then the stick drifts at last, ${'and so on '.repeat(20)}`.trim();

  it('is the whole text where that is short', () => {
    expect(snippetOf('The stick.', wanted('', 'stick'))).toEqual({ text: 'The stick.', marks: [[4, 9]] });
    expect(snippetOf('', wanted('stick', 'stick'))).toEqual({ text: '', marks: [] });
  });

  it('begins a little before the first mark', () => {
    const { text, marks } = snippetOf(long, wanted('', 'stick', 'drift'));
    expect(text).toMatch(/^… word .* …$/);
    expect(marked(text, marks)).toEqual(['stick', 'drifts']);
    expect([...text].length).toBeLessThanOrEqual(164);
  });

  it('begins with the text where nothing is marked, or at once', () => {
    expect(snippetOf(long, wanted('', 'other')).text).toMatch(/^word word .* …$/);
    const chinese = `摇杆${'字'.repeat(300)}`;
    expect(snippetOf(chinese, wanted('', '摇杆'))).toEqual({
      text: `摇杆${'字'.repeat(158)} …`,
      marks: [[0, 2]],
    });
  });

  it('ends with a whole word', () => {
    const { text } = snippetOf(`${'calibration '.repeat(30)}`, wanted('', 'other'));
    expect(text).toMatch(/^(calibration )+…$/);
  });

  it('cuts between signs, never within one', () => {
    const { text } = snippetOf(`${'🙂'.repeat(300)}摇杆`, wanted('', '摇杆'));
    expect(text).toMatch(/^… (?:🙂)+摇杆$/u);
  });
});
