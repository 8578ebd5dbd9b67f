// CONFLICT-33: a typo in a type, a wrong place and a type too many are mended on its page, at the top level too.
import '../../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PersonalInfo } from '#contract/identity/schemas';
import { setLocale } from '../../../lib/i18n';
import { queryClient } from '../../../lib/query-client';
import { setSide } from '../../../lib/side';
import { DialogHost } from '../../../ui/dialogs';
import { Mantine } from '../../../ui/theme/mantine';
import { catalogue } from '../catalogue.test-kit';
import { KnowledgeAdmin } from './knowledge-admin';
// Loaded when first needed; the tests are not to wait for the disk.
import './order-window';
import './title-dialog';

const staff: PersonalInfo = {
  ...{ id: 3, name: 'Bruno', account: 'bruno', is_readonly: 0, role: 'agent' },
  ...{ workStatus: 1, background_color: '' },
};
const user = userEvent.setup();
let sent: [name: string | undefined, body: object][] = [];

// Nothing here is hidden from screen readers; asking every time is what takes long.
beforeAll(() => configure({ defaultHidden: true }));
beforeEach(async () => {
  await setLocale('zh');
  setSide('admin');
  sent = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path.includes('/admin/KnowledgeBase/')) {
      const { wsid: _, timestamp: __, ...own } = JSON.parse(String(body)) as Record<string, unknown>;
      sent.push([path.split('/').pop(), own]);
      return Promise.resolve(Response.json({ errno: 0, errmsg: '', data: {} }));
    }
    const data = path.endsWith('getQuestionTypeList') ? catalogue : [];
    return Promise.resolve(Response.json({ code: 200, data, errno: 0 }));
  });
});
afterEach(() => {
  cleanup();
  setSide(undefined);
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** What can be done to the type on its page. */
async function actsOf(type: number) {
  render(
    <QueryClientProvider client={queryClient}>
      <Mantine>
        <MemoryRouter initialEntries={[`/admin/knowledge?type=${type}`]}>
          <KnowledgeAdmin staff={staff} />
        </MemoryRouter>
        <DialogHost />
      </Mantine>
    </QueryClientProvider>,
  );
  const acts = within(await screen.findByRole('group', { name: '分类操作' }));
  return (name: string) => user.click(acts.getByRole('button', { name }));
}

it.each([
  [1, 'Flying'],
  [10, 'Axes'],
])('type %i is renamed', async (id, title) => {
  const press = await actsOf(id);
  await press('修改分类');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '中文标题' });
  expect(field.value).toBe(title);
  await user.type(field, ' well');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sent).toEqual([['changeQuestionType', { id, language: 'zh', title: `${title} well` }]]),
  );
});

it('a top-level type is deleted, once what goes with it is confirmed', async () => {
  const press = await actsOf(1);
  await press('删除分类');
  expect(await screen.findByText(/其下 3 个子分类和 7 个问题/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(sent).toEqual([['deleteQuestionType', { id: 1 }]]));
});

it('types and questions are put into another order', async () => {
  const press = await actsOf(1);
  await press('调整顺序');
  await user.click(await screen.findByRole('button', { name: '下移“Axes”' }));
  await waitFor(() => expect(sent).toEqual([['moveQuestionType', { id: 10, index: 1 }]]));
  cleanup();
  sent = [];
  await (
    await actsOf(10)
  )('调整顺序');
  await user.click(await screen.findByRole('button', { name: '上移“Oldest question”' }));
  await waitFor(() => expect(sent).toEqual([['moveQuestion', { id: 1, index: 3 }]]));
});
