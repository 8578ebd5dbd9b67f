// Dictionaries through the front door: API-027, API-089, API-107, Q-40, Q-84, Q-145.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenCustomer, givenStaff } from '../../../test/given';

const staffPath = '/javaplus/admin/afterSale/damageReport/getDictListByDictType';
const customerPath = '/api/user/damageReport/getDictListByDictType';

let app: TestApp;
let staff: TestClient;
let customer: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  await givenStaff(app, { account: 'agent' });
  await givenCustomer(app, { account: 'customer@example.com' });
  staff = await app.loginStaff('agent');
  customer = await app.loginCustomer('customer@example.com');
});
afterAll(() => app.stop());

it('API-089, CONST-21: the urgency levels are P1 to P4', async () => {
  const { body } = await staff.post('/javaplus/admin/sysDictData/getUrgencyLevelList');
  expect(body.code).toBe(200);
  expect(body.data).toEqual(
    ['P1', 'P2', 'P3', 'P4'].map((level) => ({ dictValue: level, dictLabel: level })),
  );
});

it('API-107, CONST-22, CONST-23: staff get warranty and channels in Chinese', async () => {
  const warranty = await staff.post(staffPath, { dictType: 'faq_warranty_type' });
  expect(warranty.body.data).toEqual([
    { dictValue: '1', dictLabel: '质保期内' },
    { dictValue: '2', dictLabel: '质保期外' },
  ]);
  const channels = await staff.post(staffPath, { dictType: 'faq_purchasing_channels' });
  expect(channels.body.data).toEqual([
    { dictValue: '1', dictLabel: '官网' },
    { dictValue: '2', dictLabel: '其他渠道' },
  ]);
});

it('API-027, CONST-22, CONST-23: customers get them in their language', async () => {
  const ask = () => customer.post(customerPath, { dictType: 'faq_warranty_type' });
  const english = await ask();
  expect(english.body).toMatchObject({ errno: 0 });
  expect(english.body.data).toEqual([
    { dictValue: '1', dictLabel: 'Within warranty' },
    { dictValue: '2', dictLabel: 'Out of warranty' },
  ]);
  const channels = await customer.post(customerPath, { dictType: 'faq_purchasing_channels' });
  expect(channels.body.data).toEqual([
    { dictValue: '1', dictLabel: 'Official website' },
    { dictValue: '2', dictLabel: 'Other channels' },
  ]);
  customer.setCookie('lang', 'zh');
  expect((await ask()).body.data[0]).toEqual({ dictValue: '1', dictLabel: '质保期内' });
});

it('Q-84: an unknown dictionary is empty; a missing name is bad input', async () => {
  expect((await customer.post(customerPath, { dictType: 'nothing' })).body).toMatchObject({
    errno: 0,
    data: [],
  });
  expect((await customer.post(customerPath, {})).body.errno).toBe(1000);
});
