// A type without questions and an empty shop say what belongs there and give the one thing to do (EDIT-05, EDIT-06).
import '../../../ui/jsdom.test-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuestionType } from '#contract/knowledge/schemas';
import { setLocale } from '../../../lib/i18n';
import { Mantine } from '../../../ui/theme/mantine';
import { catalogue } from '../catalogue.test-kit';
import type { Knowledge } from '../use-knowledge';
import { staffPartsOf } from './staff-parts';

const ask = vi.fn();
const user = userEvent.setup();

beforeEach(() => setLocale('zh'));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function parts(isReadonly = false) {
  const knowledge = { links: { home: '/' } } as Knowledge;
  return staffPartsOf({ knowledge, staffId: 1, isReadonly, ask, onItem: vi.fn() });
}

function show(element: React.ReactNode) {
  render(
    <MemoryRouter>
      <Mantine>{element}</Mantine>
    </MemoryRouter>,
  );
}

const [top] = catalogue;
if (!top) throw new Error('a type');
const empty: QuestionType = { ...top, element: [], children: [] };
const below: QuestionType = { ...empty, id: 10, parent_id: 1, nav: [{ id: 1, title: 'Flying' }] };

it.each([
  ['at the top level a type', empty, '添加子分类', 'addType'],
  ['below it a question', below, '添加子问题', 'addQuestion'],
])('an empty type: %s is added', async (_, type, name, kind) => {
  show(parts().emptyType(type));
  expect(screen.getByText('该分类下还没有问题')).toBeTruthy();
  await user.click(screen.getByRole('button', { name }));
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ kind }));
});

it('an empty shop: a top type is added', async () => {
  show(parts().emptyCatalogue);
  await user.click(screen.getByRole('button', { name: '添加顶级分类' }));
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'addType', parentId: 0 }));
});

it('ROLE-10: who may only read is told, and offered nothing', () => {
  show(
    <>
      {parts(true).emptyType(below)}
      {parts(true).emptyCatalogue}
    </>,
  );
  expect(screen.getByText('知识库还没有内容')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('CONFLICT-33: on its page a type of any depth is renamed, ordered and deleted; its gear stays as it is', async () => {
  show(parts().typeActs(top));
  await user.click(screen.getByRole('button', { name: '修改分类' }));
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'rename', type: top }));
  await user.click(screen.getByRole('button', { name: '调整顺序' }));
  expect(ask).toHaveBeenCalledWith({ kind: 'order', typeId: top.id });
  expect(screen.getByRole('button', { name: '删除分类' })).toHaveProperty('disabled', false);
  cleanup();
  show(parts(true).typeActs(top));
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
});
