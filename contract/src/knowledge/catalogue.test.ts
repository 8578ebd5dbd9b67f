/* Rules of the catalogue: tables per checklist row, and properties of the copied links. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildTree,
  countTickets,
  decodeNav,
  decodeQuestionId,
  encodeQuestionLink,
  filterCatalogue,
  findQuestion,
  findTypePath,
  flagEditing,
  isAlwaysOpen,
  latestQuestions,
  matchesItems,
  questionsInOrder,
} from './catalogue';
import type { TreeNode, TreeRow } from './catalogue';
import type { Question, QuestionType } from './schemas';

function question(id: number, more: Partial<Question> = {}): Question {
  return {
    id,
    question_type_id: 1,
    title: `question ${id}`,
    description: '',
    valid: 1,
    item: [0],
    nav: [],
    questionStep: [],
    change_person_id: null,
    change_person_name: '',
    changeTime: id,
    ...more,
  };
}

function type(id: number, element: Question[], children: QuestionType[] = []): QuestionType {
  return {
    id,
    parent_id: 0,
    title: `type ${id}`,
    nav: [],
    element,
    editing: false,
    person: [],
    personName: [],
    children,
  };
}

const tree = [
  type(
    1,
    [],
    [
      type(2, [question(20, { item: [1, 2] }), question(21, { item: [3] })], [type(3, [question(30)])]),
      type(4, [question(40, { item: [3], valid: 0 })]),
    ],
  ),
  type(5, [], [type(6, [])]),
];

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);

function countNodes<Row extends TreeRow>(nodes: readonly TreeNode<Row>[]): number {
  return nodes.reduce((sum, node) => sum + 1 + countNodes(node.children), 0);
}

describe('the tree', () => {
  it('KB-17 nests rows by parent and keeps orphans at the root', () => {
    const rows = [
      { id: 1, parent_id: 0 },
      { id: 3, parent_id: 2 },
      { id: 2, parent_id: 1 },
      { id: 9, parent_id: 77 },
    ];
    const roots = buildTree(rows);
    expect(ids(roots)).toEqual([1, 9]);
    expect(roots[0]?.children[0]?.children[0]?.id).toBe(3);
  });

  it('KB-17 loses no row, whatever the parents are', () => {
    const anyRows = fc
      .uniqueArray(fc.record({ id: fc.nat(12), parent_id: fc.nat(12) }), { selector: (row) => row.id })
      .map((rows) => rows.filter((row) => row.id > 0));
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(countNodes(buildTree(rows))).toBe(rows.length);
      }),
    );
  });

  it('KB-11 keeps only the top level always open', () => {
    expect([1, 2, 3].map(isAlwaysOpen)).toEqual([true, false, false]);
  });

  it('KB-18 flags a type with an unpublished question and all above it', () => {
    const [first, second] = flagEditing(tree);
    expect([first?.editing, ...(first?.children ?? []).map((child) => child.editing)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(second?.editing).toBe(false);
  });

  it('finds types and questions with their path', () => {
    expect(ids(findTypePath(tree, 3) ?? [])).toEqual([1, 2, 3]);
    expect(ids(findQuestion(tree, 30)?.path ?? [])).toEqual([1, 2, 3]);
    expect(findTypePath(tree, 99)).toBeUndefined();
    expect(findQuestion(tree, 99)).toBeUndefined();
  });
});

describe('the product filter', () => {
  it.each([
    [[1, 2], [2, 9], true],
    [[0], [5], true],
    [[3], [5], false],
    [[3], [], true],
    [[], [5], false],
  ])('KB-06 items %j under filter %j: %s', (items, filter, kept) => {
    expect(matchesItems(items, filter)).toBe(kept);
  });

  it('KB-05 keeps matching questions and drops types that have none', () => {
    const [first, ...others] = filterCatalogue(tree, [2]);
    expect(others).toEqual([]);
    expect(ids(first?.children ?? [])).toEqual([2]);
    expect(ids(first?.children[0]?.element ?? [])).toEqual([20]);
    expect(filterCatalogue(tree, [])).toEqual(tree);
  });
});

describe('the order of questions', () => {
  const older = type(1, [
    question(1, { changeTime: 10 }),
    question(2, { changeTime: 30 }),
    question(3, { changeTime: 30 }),
  ]);

  it('KB-19 is newest change first at depth 2, and as given elsewhere', () => {
    expect(ids(questionsInOrder(older, 2))).toEqual([3, 2, 1]);
    expect(ids(questionsInOrder(older, 3))).toEqual([1, 2, 3]);
  });

  it('KB-03 shows the four newest of a type and of those below it', () => {
    const parent = type(
      9,
      [question(50), question(51)],
      [type(8, [question(60), question(61), question(62)])],
    );
    expect(ids(latestQuestions(parent))).toEqual([62, 61, 60, 51]);
  });
});

it('KB-20 counts unread tickets of a side, and unsolved ones', () => {
  const ticket = (isSolved: 0 | 1, userUnread: 0 | 1, adminUnread: 0 | 1) => ({
    isSolved,
    userUnread,
    adminUnread,
  });
  const five = [ticket(1, 1, 0), ticket(1, 0, 0), ticket(0, 1, 1), ticket(0, 1, 0), ticket(0, 0, 0)];
  expect(countTickets(five, 'user')).toEqual({ unread: 3, unsolved: 3 });
  expect(countTickets(five, 'admin')).toEqual({ unread: 1, unsolved: 3 });
});

describe('a copied link', () => {
  it('KB-15 is base64 of the JSON path and of wwt with the id', () => {
    const link = encodeQuestionLink([{ id: 3, title: 'Axes' }], 12);
    expect(atob(link.nav)).toBe('[{"id":3,"title":"Axes"}]');
    expect(atob(link.id)).toBe('wwt12');
  });

  it('reads back any path and id, also in Chinese', () => {
    const anyNav = fc.array(fc.record({ id: fc.nat(), title: fc.string({ unit: 'grapheme' }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyNav, fc.integer({ min: 1, max: 2_147_483_647 }), (nav, id) => {
        const link = encodeQuestionLink(nav, id);
        expect(decodeNav(link.nav)).toEqual(nav);
        expect(decodeQuestionId(link.id)).toBe(id);
      }),
    );
  });

  it('survives a plus sign that arrived as a space', () => {
    const link = encodeQuestionLink([{ id: 1, title: '>>>?>>>' }], 1);
    expect(link.nav).toContain('+');
    expect(decodeNav(link.nav.replaceAll('+', ' '))).toEqual([{ id: 1, title: '>>>?>>>' }]);
  });

  it.each([
    '',
    '%%%',
    'a',
    btoa('not json'),
    btoa('{}'),
    btoa('[1]'),
    btoa('[null]'),
    btoa('[{"id":"1","title":"x"}]'),
    btoa('[{"id":1e999,"title":"x"}]'),
    btoa('\xff\xfe'),
    btoa(`[${'{"id":1,"title":""},'.repeat(30)}{"id":1,"title":""}]`),
    'A'.repeat(9000),
  ])('answers undefined to a hostile path %#', (parameter) => {
    expect(decodeNav(parameter)).toBeUndefined();
  });

  it.each([
    '',
    '%%%',
    '12',
    btoa('12'),
    btoa('wwt'),
    btoa('wwt-1'),
    btoa('wwt0'),
    btoa('wwt1e3'),
    btoa('wwt99999999999'),
    btoa('wwt9999999999'),
    btoa('xwwt1'),
  ])('answers undefined to a hostile id %j', (parameter) => {
    expect(decodeQuestionId(parameter)).toBeUndefined();
  });
});
