/* Q-132 without a server: what the search over the loaded catalogue finds, and how it marks it. */
import { expect, it } from 'vitest';
import { searchDevice } from './device-search';
import type { Question, QuestionType } from '#contract/knowledge/schemas';

const questionOf = (
  id: number,
  title: string,
  description: string,
  more: Partial<Question> = {},
): Question => ({
  id,
  question_type_id: 10,
  title,
  description,
  valid: 1,
  item: [0],
  nav: [],
  questionStep: [],
  change_person_id: 1,
  change_person_name: 'Amelia',
  changeTime: 0,
  ...more,
});

const types: QuestionType[] = [
  {
    id: 10,
    parent_id: 0,
    title: 'Axes',
    nav: [],
    element: [
      questionOf(1, 'The axis drifts', '<p>Open the panel and <b>calibrate</b> it.</p>', { item: [1] }),
      questionOf(
        2,
        'Calibrate the throttle',
        '<p>Each axis by itself.</p><table><tr><td>Base</td><td>Grip</td></tr></table>',
      ),
      questionOf(3, '油门轴漂移', '<p>请重新校准。</p>'),
      questionOf(4, 'Secret axis', '', { valid: 0 }),
    ],
    editing: false,
    person: [],
    personName: [],
    children: [],
  },
];

const idsOf = (text: string, itemId?: number) =>
  searchDevice(types, { text, limit: 10, itemId }).list.map(({ id }) => id);

it.each([
  ['a title before a text', 'calibrate', [2, 1]],
  ['the beginning of a word', 'calib', [2, 1]],
  ['the first word of a paragraph or a cell', 'grip', [2]],
  ['no middle of a word', 'brate', []],
  ['Chinese by its characters', '轴漂移', [3]],
  ['nothing where most of it is missing', 'axis kangaroo wallaby wombat', []],
  ['nothing that is not published', 'secret', []],
])('finds %s', (_, text, ids) => expect(idsOf(text)).toEqual(ids));

it('keeps to the product that is asked about', () => {
  expect(idsOf('axis', 2)).toEqual([2]);
  expect(idsOf('axis', 1)).toEqual([1, 2]);
});

it('says where a hit stands and marks what was found, as plain text', () => {
  const [hit] = searchDevice(types, { text: 'calibrate', limit: 10 }).list.filter(({ id }) => id === 1);
  expect(hit?.nav).toEqual([{ id: 10, title: 'Axes' }]);
  expect(hit?.snippet).toContain('Open the panel and calibrate it.');
  expect(hit?.marks.map(([start, end]) => hit.snippet.slice(start, end))).toEqual(['calibrate']);
});
