// DMG-43, VALID-11…VALID-13: what a sending says is missing, at its field and in the notice, and the values of an order.
import '../../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PersonalInfo } from '#contract/identity/schemas';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { setLocale } from '../../../lib/i18n';
import { queryClient } from '../../../lib/query-client';
import { setSide } from '../../../lib/side';
import { clearNotices, NoticeHost } from '../../../ui/notice';
import { Mantine } from '../../../ui/theme/mantine';
import { SendWindow } from './send-window';

const staff: PersonalInfo = {
  ...{ id: 3, name: 'Bruno', account: 'bruno', is_readonly: 0, role: 'agent' },
  ...{ workStatus: 1, background_color: '' },
};
const someOrder = {
  warehouseName: 'Shenzhen',
  orderPayTimeStamp: Date.UTC(2026, 10, 2, 12),
  productionArray: [{ id: 5, name: 'Base B2' }],
};
const channels = [
  { dictValue: '1', dictLabel: '官网' },
  { dictValue: '2', dictLabel: '其他渠道' },
];
let orders: Record<string, typeof someOrder>;
let ticketId = 0;

function answer(path: string, body: string): unknown {
  if (path.endsWith('getOrderBasicInfo')) return { code: 200, data: orders };
  if (path.endsWith('getDictListByDictType'))
    return { code: 200, data: body.includes('channels') ? channels : [] };
  return { code: 200, data: [] };
}

// Nothing here is hidden from screen readers; asking every time is what takes long.
beforeAll(() => configure({ defaultHidden: true }));
beforeEach(async () => {
  await setLocale('zh');
  setSide('admin');
  orders = { 'LM-G-1': someOrder };
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) =>
    Promise.resolve(Response.json(answer(path, String(body)))),
  );
});
afterEach(() => {
  cleanup();
  clearNotices();
  setSide(undefined);
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function sending() {
  // Each test has a ticket of its own: what is entered is kept by its id.
  const ticket = {
    ...{ id: (ticketId += 1), title: 'Drifts', mark: 'global', sopDirectoryId: null, sopQuestionId: null },
    personal: { id: 1, account: 'pilot@example.com', name: 'Pilot' },
  } as StaffTicketDetails;
  render(
    <QueryClientProvider client={queryClient}>
      <Mantine>
        <SendWindow ticket={ticket} staff={staff} onClose={vi.fn()} onUnsent={vi.fn()} />
        <NoticeHost />
      </Mantine>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const shop = await screen.findByRole('radio', { name: '官网' });
  return { user, shop, next: () => user.click(screen.getByRole('button', { name: '下一步' })) };
}

const notice = () => within(screen.getByRole('alert'));

it('a notice names what is to be chosen: the channel, then the order', async () => {
  const { user, shop, next } = await sending();
  await next();
  expect(notice().getByText('请选择购买渠道')).toBeTruthy();
  await user.click(shop);
  clearNotices();
  await next();
  expect(notice().getByText('请选择订单号')).toBeTruthy();
});

it('the field of the order says that none was chosen where there are some, and that there are none where not', async () => {
  const { user, shop, next } = await sending();
  await user.click(shop);
  await next();
  const field = screen.getByRole('combobox', { name: '订单号' });
  expect(document.getElementById(`${field.id}-error`)?.textContent).toBe('请选择订单号');
  cleanup();
  queryClient.clear();
  orders = {};
  const other = await sending();
  await other.user.click(other.shop);
  await other.next();
  expect(screen.getAllByText('未查询到相关订单，无法进行下一步操作')).toHaveLength(2);
});

it('what comes from the order looks like a value, not like a field to fill in', async () => {
  const { user, shop } = await sending();
  await user.click(shop);
  const facts = () =>
    ['发货仓库', '付款时间'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
  for (const fact of facts()) {
    expect([fact.readOnly, fact.placeholder]).toEqual([true, '选择订单后显示']);
    expect(fact.closest('[data-variant]')?.getAttribute('data-variant')).toBe('unstyled');
  }
  await user.click(screen.getByRole('combobox', { name: '订单号' }));
  await user.click(await screen.findByRole('option', { name: 'LM-G-1' }));
  expect(facts().map(({ value }) => value)).toEqual(['Shenzhen', expect.stringContaining('2026')]);
});
