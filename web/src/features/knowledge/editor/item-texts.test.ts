// EDIT-10: three descriptions are one call with three entries; each language is a call of its own.
import { expect, it } from 'vitest';
import { changesOf, countOf, matching, noItemTexts, withItemText } from './item-texts';

const item = (id: number) => ({
  id,
  name: `Base ${id}`,
  description: `About ${id}`,
  type: 1,
  typeName: id === 1 ? 'Panel' : 'Stick',
  pictureUrl: '',
});

it('collects what is different, by language', () => {
  let texts = [1, 2, 3].reduce((all, id) => withItemText(all, 'zh', item(id), `新 ${id}`), noItemTexts);
  texts = withItemText(texts, 'en', item(2), 'New');
  texts = withItemText(texts, 'zh', item(3), 'About 3');
  expect(countOf(texts)).toBe(3);
  expect(changesOf(texts)).toEqual([
    {
      language: 'zh',
      changeArray: [
        { id: 1, description: '新 1' },
        { id: 2, description: '新 2' },
      ],
    },
    { language: 'en', changeArray: [{ id: 2, description: 'New' }] },
  ]);
  expect(changesOf(noItemTexts)).toEqual([]);
});

it('finds products by name and category', () => {
  expect(matching([item(1), item(2)], ' base 2').map(({ id }) => id)).toEqual([2]);
  expect(matching([item(1), item(2)], 'panel').map(({ id }) => id)).toEqual([1]);
});
