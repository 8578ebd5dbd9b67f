// The demo shop for the matrix: rows of every kind, and a browser for every kind of caller.
import { demoCustomerPassword, demoStaffPassword } from '../../demo/content/staff';
import { startTestApp, type TestApp } from '../app';
import type { TestClient } from '../client';
import { demoShop } from '../demo-shop';
import { paths } from '../given-tickets';

/** One browser per kind of caller. */
export interface Cast {
  readonly visitor: TestClient;
  readonly anonymous: TestClient;
  readonly customer: TestClient;
  readonly otherCustomer: TestClient;
  readonly agent: TestClient;
  readonly reader: TestClient;
  readonly offDuty: TestClient;
  /** Has the session of a customer in the cookie of staff, and the other way round. */
  readonly crossed: TestClient;
}

export type Person = keyof Cast;

export interface DemoApp extends TestApp {
  /** Everybody logged in anew. */
  castAll(): Promise<Cast>;
}

export async function startDemoApp(): Promise<DemoApp> {
  const test = await startTestApp({ env: { TICKET_REPEAT_SECONDS: '0' }, copyOf: await demoShop() });
  return { ...test, castAll: () => castAll(test) };
}

async function castAll(test: TestApp): Promise<Cast> {
  const [customer, otherCustomer, agent, reader, offDuty] = await Promise.all([
    login(test, 'user', 'pilot@example.com'),
    login(test, 'user', 'newcomer@example.com'),
    login(test, 'admin', 'amelia'),
    login(test, 'admin', 'reader'),
    login(test, 'admin', 'chen'),
  ]);
  const anonymous = test.client();
  await anonymous.post(paths.createAnonymous, { questionTypeId: 9999, title: 'Hello' });
  const crossed = test.client();
  crossed.setCookie('faq_admin_sid', customer.cookie('faq_user_sid') ?? '');
  crossed.setCookie('faq_user_sid', agent.cookie('faq_admin_sid') ?? '');
  crossed.setCookie('faq_anon_sid', agent.cookie('faq_admin_sid') ?? '');
  return { visitor: test.client(), anonymous, customer, otherCustomer, agent, reader, offDuty, crossed };
}

async function login(test: TestApp, side: 'user' | 'admin', account: string): Promise<TestClient> {
  const client = test.client();
  const password = side === 'user' ? demoCustomerPassword : demoStaffPassword;
  const { body } = await client.post(`/javaplus/${side}/login/login`, { account, password });
  if (body.code !== 200) throw new Error(`${account} is refused: ${body.message}`);
  return client;
}
