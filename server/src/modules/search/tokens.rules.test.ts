// What texts and queries are cut into: tables of cases.
import { describe, expect, it } from 'vitest';
import { queryPartsOf, stemOf, tokensOf, wordsMet } from './tokens.rules';

describe('English words lose their endings', () => {
  it.each([
    [['drift', 'drifts', 'drifting', 'drifted'], 'drift'],
    [['calibrate', 'calibrates', 'calibrated', 'calibrating', 'calibration', 'calibrations'], 'calibrat'],
    [['update', 'updates', 'updated', 'updating'], 'updat'],
    [['ship', 'ships', 'shipped', 'shipping'], 'ship'],
    [['warranty', 'warranties'], 'warranty'],
    [['box', 'boxes'], 'box'],
    [['spring', 'springs'], 'spring'],
    [['usb'], 'usb'],
    [['press', 'presses', 'pressed'], 'press'],
    [['b2'], 'b2'],
  ])('%j are %s', (words, stem) => expect(words.map(stemOf)).toEqual(words.map(() => stem)));
});

describe('tokens of a text', () => {
  it.each([
    ['My stick drifts!', ['stick', 'drift']],
    ['摇杆漂移', ['摇杆', '杆漂', '漂移']],
    ['B2 基座的弹簧', ['b2', '基座', '座的', '的弹', '弹簧']],
    ['ＵＳＢ　供电', ['usb', '供电']],
    ["the device's cable", ['devic', 'cabl']],
    ['灯', ['灯']],
    ['< > & 🙂 … _', []],
    ['a I 5', []],
  ])('%j', (text, tokens) => expect(tokensOf(text)).toEqual(tokens));
});

describe('parts of a query', () => {
  it.each([
    ['Why does my stick drift?', [['stick'], ['drift']], 2],
    ['为什么我的摇杆会漂移？', [['摇杆'], ['漂移']], 2],
    ['退货运费谁出', [['退货', '货运', '运费'], ['出']], 3],
    ['固件 怎么 update', [['固件'], ['updat']], 2],
    ['drift, drift', [['drift']], 1],
    ['what is this', [], 0],
    ['请问怎么办', [], 0],
    ['', [], 0],
  ])('%j', (text, tokens, words) => {
    const parts = queryPartsOf(text);
    expect(parts.map((part) => part.tokens)).toEqual(tokens);
    expect(wordsMet(parts, new Set()).all).toBe(words);
  });

  it('are found by tokens of the text they stand in', () => {
    for (const text of ['摇杆漂移', '更新固件后脚舵无反应', 'Calibrating the rudder pedals']) {
      const parts = queryPartsOf(text);
      const { met, all } = wordsMet(parts, new Set(tokensOf(text)));
      expect(met).toBe(all);
    }
  });

  it.each([
    ['退货运费', ['退货'], 1],
    ['退货运费', ['退货', '运费'], 2],
    ['退货运费', ['货运'], 1],
    ['stick drift', ['drift'], 1],
    ['stick drift', ['other'], 0],
  ])('of %j, %j meets %d words of two', (text, met, words) =>
    expect(wordsMet(queryPartsOf(text), new Set(met))).toEqual({ met: words, all: 2 }),
  );

  it('take names that mean something in JavaScript as words', () => {
    const parts = queryPartsOf('constructor toString __proto__');
    expect(parts.map((part) => part.tokens)).toEqual([['constructor'], ['tostr'], ['proto']]);
  });
});
