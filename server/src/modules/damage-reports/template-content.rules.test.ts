// The questions of a template in one language.
import { expect, it } from 'vitest';
import { contentItems, languageOfMark, type TemplateRows } from './template-content.rules';

const rows: TemplateRows = {
  items: [
    {
      id: 1,
      question_type: 11,
      title: 'Part',
      title_zh: '部件',
      content: 'Choose',
      content_zh: null,
      is_essential: 1,
      sort_index: 1,
    },
    {
      id: 2,
      question_type: 21,
      title: 'Words',
      title_zh: null,
      content: '',
      content_zh: null,
      is_essential: 0,
      sort_index: 2,
    },
  ],
  options: [
    { id: 10, item_id: 1, parent_id: null, name: 'Base', name_zh: '基座' },
    { id: 11, item_id: 1, parent_id: null, name: 'Grip', name_zh: null },
    { id: 12, item_id: 1, parent_id: 10, name: 'Front', name_zh: '前部' },
    { id: 13, item_id: 1, parent_id: 12, name: 'Left', name_zh: null },
  ],
  images: [{ id: 20, option_id: 12, image_url: '/static/front.png' }],
};

it('DMG-13, DMG-16: options nest in their order and carry their pictures', () => {
  const [part, words] = contentItems(rows, 'EN');
  expect(part?.itemList.map(({ id }) => id)).toEqual([10, 11]);
  const front = part?.itemList[0]?.children[0];
  expect(front).toMatchObject({ id: 12, optionName: 'Front', name: 'Front', url: '' });
  expect(front?.damageReportContentItemImageList).toEqual([{ id: 20, imageUrl: '/static/front.png' }]);
  expect(front?.children.map(({ id }) => id)).toEqual([13]);
  expect(words).toMatchObject({ id: 2, questionType: 21, isEssential: 0, itemList: [] });
});

it('Q-81: the mark decides the language; a missing Chinese text is the English one', () => {
  expect([languageOfMark('cn'), languageOfMark('global')]).toEqual(['CN', 'EN']);
  const [part, words] = contentItems(rows, 'CN');
  expect([part?.title, part?.content, words?.title]).toEqual(['部件', 'Choose', 'Words']);
  expect(part?.itemList.map(({ optionName }) => optionName)).toEqual(['基座', 'Grip']);
});
