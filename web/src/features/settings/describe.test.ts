// rows, refusals and differences in words.
import { describe, expect, it } from 'vitest';
import { differencesOf, placeInWords, valueInWords } from './describe';
import { refusalInWords } from './refusal-words';
import { problemsOf } from './row-problems';
import { sections } from './sections';

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

it('tells what stands for something by its word', () => {
  const telling = {
    labelOf: (key: string) => (key === 'sopId' ? '流程' : key),
    wordFor: (key: string, value: unknown) => (key === 'sopId' ? `名 ${String(value)}` : undefined),
  };
  const row = { id: 1, sopId: 4, items: [{ id: 2, questionType: 31 }], shopPaths: { help: '/x' } };
  expect(differencesOf(null, row, telling)).toEqual([
    { place: '流程', before: '', after: '名 4' },
    { place: 'items 1 › 题型', before: '', after: '视频上传' },
    { place: 'shopPaths › 帮助', before: '', after: '/x' },
  ]);
  expect(differencesOf({ store: 'cn' }, { store: 'global' })).toEqual([
    { place: '区域', before: '中国站', after: '全球站' },
  ]);
});

it('says the place of a field in words', () => {
  expect(placeInWords('items[2].options[0].name')).toBe('问题 3 › 选项 1 › 名称');
  expect(placeInWords('shopPaths.help')).toBe('页头链接 › 帮助');
});

describe('refusalInWords', () => {
  it.each([
    ['nameZh 最多 200 个字符', 'reportSops', '“名称（中文）”最多 200 个字符'],
    ['name 最多 200 个字符', 'staff', '“姓名”最多 200 个字符'],
    ['type 最多 100 个字符', 'dictionaries', '“字典”最多 100 个字符'],
    ['items[0].title 不能为空', 'reportTemplates', '“问题 1 › 标题”不能为空'],
    ['shopUrl 格式不正确：https://…', 'shop', '“商城地址”格式不正确：https://…'],
    ['您的改动已过期', 'shop', '您的改动已过期'],
  ] as const)('%s', (text, section, words) => expect(refusalInWords(text, sections[section])).toBe(words));

  it.each([
    ['name: 最多 2000 个字符', 'products', '“名称”最多 2000 个字符'],
    ['orderNo: 不能大于 1000000', 'cannedReplies', '“位置”不能大于 1000000'],
    ['points: 不能小于 1', 'ratingOptions', '“最高星数”不能小于 1'],
    ['typeId: 不能为空', 'products', '“产品类型”不能为空'],
    ['items.3.options: 最多 100 项', 'reportTemplates', '“问题 4 › 选项”最多 100 项'],
    ['items.0.content: 格式不正确', 'reportTemplates', '“问题 1 › 说明”格式不正确'],
    ['wsid: 格式不正确', 'products', '请求格式不正确：wsid: 格式不正确'],
  ] as const)('what the contract says: %s', (detail, section, words) => {
    expect(refusalInWords(`请求格式不正确：${detail}`, sections[section])).toBe(words);
  });
});

it('says what has to be mended before it is sent', () => {
  const { fields } = sections.ratingOptions;
  const of = (values: object) =>
    Object.fromEntries(problemsOf(fields, { name: 'a', points: 5, orderNo: 1, ...values }));
  expect(of({})).toEqual({});
  expect(of({ name: ' ', points: null, orderNo: 1e7 })).toEqual({
    name: '请填写此项',
    points: '请填写此项',
    orderNo: '请填写 -1000000 至 1000000 之间的整数',
  });
  expect(of({ points: 11 })).toEqual({ points: '请填写 1 至 10 之间的整数' });
});
