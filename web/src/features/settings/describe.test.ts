// rows, refusals and differences in words.
import { describe, expect, it } from 'vitest';
import { differencesOf, placeInWords, refusalInWords, valueInWords } from './describe';

describe('differencesOf', () => {
  it('names each text that differs, with its place', () => {
    const before = { id: 1, name: 'Old', items: [{ id: 7, title: 'A', isEssential: 1 }] };
    const after = {
      id: 1,
      name: 'New',
      items: [
        { id: 8, title: 'First', isEssential: 0 },
        { id: 7, title: 'B', isEssential: 1 },
      ],
    };
    expect(differencesOf(before, after)).toEqual([
      { place: '名称', before: 'Old', after: 'New' },
      { place: '问题 2 › 标题', before: 'A', after: 'B' },
      { place: '问题 1 › 标题', before: '', after: 'First' },
      { place: '问题 1 › 必填', before: '', after: '否' },
    ]);
  });

  it('of a row that came or went is all of it', () => {
    expect(differencesOf(null, { id: 3, name: 'x', nameZh: null, active: true })).toEqual([
      { place: '名称', before: '', after: 'x' },
      { place: '启用', before: '', after: '是' },
    ]);
    expect(differencesOf({ id: 3, shopNames: ['a', 'b'] }, null)).toEqual([
      { place: '商城名称', before: 'a，b', after: '' },
    ]);
  });
});

it('reads rich text as text', () => {
  expect(valueInWords('<p>One<br>two</p><p>three</p>')).toBe('One\ntwo\nthree');
  expect(valueInWords('a < b')).toBe('a < b');
});

it('says the place of a field in words', () => {
  expect(placeInWords('items[2].options[0].name')).toBe('问题 3 › 选项 1 › 名称');
  expect(refusalInWords('nameZh 最多 200 个字符')).toBe('“名称（中文）” 最多 200 个字符');
  expect(refusalInWords('items[0].title 不能为空')).toBe('“问题 1 › 标题” 不能为空');
  expect(refusalInWords('您的改动已过期')).toBe('您的改动已过期');
});
