// Who may change which staff account, on every way by which one is written: the settings screen, restore, an
// imported file, the own profile, and the database itself.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import type { Answer, TestClient } from '../../../test/client';
import { givenStaff, testPassword, type Given } from '../../../test/given';

const base = '/javaplus/admin/settings';
const profile = '/javaplus/admin/personal';
const forbidden = { code: 403, errno: 1004 };

type Row = Record<string, unknown> & { id: number; rev: string };

let app: TestApp;
let owner: Given;
let second: Given;
let agent: Given;
let reader: Given;
let people: { owner: TestClient; second: TestClient; agent: TestClient; reader: TestClient };

beforeAll(async () => {
  app = await startTestApp();
  owner = await givenStaff(app, { account: 'olga' });
  second = await givenStaff(app, { account: 'otto' });
  agent = await givenStaff(app, { account: 'anna' });
  reader = await givenStaff(app, { account: 'rita', isReadonly: true });
});
afterAll(() => app.stop());

beforeEach(async () => {
  const { db } = app.app;
  await db
    .updateTable('person')
    .set({ active: true, role: 'owner' })
    .where('id', 'in', [owner.id, second.id])
    .execute();
  people = {
    owner: await app.loginStaff('olga'),
    second: await app.loginStaff('otto'),
    agent: await app.loginStaff('anna'),
    reader: await app.loginStaff('rita'),
  };
});

const call = async (browser: TestClient, path: string, body: object = {}): Promise<Answer['body']> =>
  (await browser.post(path, body)).body;
const rows = async () => (await call(people.owner, `${base}/staff/list`)).data.rows as Row[];
const rowOf = async ({ id }: Given) => (await rows()).find((row) => row.id === id) as Row;
const canLogin = async (account: string, password = testPassword) =>
  (await call(app.client(), '/javaplus/admin/login/login', { account, password })).code === 200;
const importOver = async (browser: TestClient, staff: object[], dryRun = '0') =>
  (
    await browser.upload(`${base}/import?dryRun=${dryRun}`, [
      { name: 'shop.json', content: JSON.stringify({ staff }) },
    ])
  ).body.data as { imported: boolean; problems: { place: string; text: string }[] };

describe('Q-181: an agent', () => {
  it('neither resets the password of an owner nor deactivates, demotes or deletes one', async () => {
    const before = await rows();
    const row = await rowOf(owner);
    for (const change of [
      { password: 'taken-over' },
      { password: 'short' },
      { active: false },
      { isReadonly: true },
      { role: 'agent' },
      { name: 'Somebody' },
      { account: 'renamed' },
    ]) {
      expect(await call(people.agent, `${base}/staff/save`, { ...row, ...change })).toMatchObject(forbidden);
    }
    expect(await call(people.agent, `${base}/staff/delete`, { id: owner.id })).toMatchObject(forbidden);
    expect(await rows()).toEqual(before);
    expect([await canLogin('olga'), await canLogin('olga', 'taken-over')]).toEqual([true, false]);
  });

  it('gains nothing by a forged role, a new account, or an older state of one', async () => {
    const own = await rowOf(agent);
    const before = await rows();
    for (const change of [
      { role: 'owner' },
      { role: 'lead' },
      { account: 'olga2' },
      { password: 'another-one' },
    ]) {
      expect(await call(people.agent, `${base}/staff/save`, { ...own, ...change })).toMatchObject(forbidden);
    }
    const fresh = {
      account: 'new',
      name: 'N',
      backgroundColor: '#000000',
      active: true,
      password: testPassword,
    };
    expect(await call(people.agent, `${base}/staff/save`, { ...fresh, role: 'owner' })).toMatchObject(
      forbidden,
    );
    expect(await call(people.agent, `${base}/staff/save`, { ...own, id: 999_999 })).toMatchObject(forbidden);
    expect(await rows()).toEqual(before);

    const olga = await rowOf(owner);
    await call(people.second, `${base}/staff/save`, { ...olga, role: 'agent' });
    await call(people.second, `${base}/staff/save`, { ...(await rowOf(owner)), role: 'owner' });
    const [, demoted] = (await call(people.second, `${base}/history/list`, { section: 'staff' })).data.rows;
    const restore = { id: demoted.id, to: 'after' };
    expect(await call(people.agent, `${base}/history/restore`, restore)).toMatchObject(forbidden);
    expect(await rowOf(owner)).toMatchObject({ role: 'owner' });
  });

  it('changes name and colour of the own account', async () => {
    const own = await rowOf(agent);
    const change = { ...own, name: 'Anna A', backgroundColor: '#123456' };
    expect(await call(people.agent, `${base}/staff/save`, change)).toMatchObject({ code: 200 });
    expect(await rowOf(agent)).toMatchObject({ name: 'Anna A', backgroundColor: '#123456', role: 'agent' });
  });

  it('imports no account of others, and learns nothing of their passwords', async () => {
    const olga = { account: 'olga', name: 'olga' };
    expect(await importOver(people.agent, [olga])).toMatchObject({ imported: true });
    for (const change of [{ active: false }, { role: 'agent' }, { isReadonly: true }, { name: 'Other' }]) {
      const { imported, problems } = await importOver(people.agent, [{ ...olga, ...change }]);
      expect([imported, problems[0]?.place]).toEqual([false, 'staff[0]']);
    }
    const guesses = [testPassword, 'wrong-password'].map((password) => ({ ...olga, password }));
    const [right, wrong] = await Promise.all(guesses.map((row) => importOver(people.agent, [row], '1')));
    expect(right).toMatchObject({ imported: false, problems: [{ place: 'staff[0].password' }] });
    expect(right).toEqual(wrong);
    expect(await canLogin('olga')).toBe(true);
  });
});

describe('Q-181: an owner', () => {
  it('changes roles, which hold at once, and older senders that know only read-only demote nobody', async () => {
    const anna = await rowOf(agent);
    const { role: _, ...without } = anna;
    expect((await call(people.owner, `${base}/staff/save`, { ...without, role: 'lead' })).data.role).toBe(
      'lead',
    );
    expect((await call(people.agent, `${profile}/info`)).data.role).toBe('lead');
    const flag = { ...without, rev: undefined, isReadonly: false };
    expect((await call(people.owner, `${base}/staff/save`, flag)).data).toMatchObject({ role: 'lead' });
    const asReader = await call(people.owner, `${base}/staff/save`, { ...flag, isReadonly: true });
    expect(asReader.data).toMatchObject({ role: 'reader', isReadonly: true });
    expect((await call(people.agent, `${profile}/info`)).data).toMatchObject({
      role: 'reader',
      is_readonly: 1,
    });
    expect((await call(people.owner, `${base}/staff/save`, flag)).data).toMatchObject({ role: 'agent' });
  });

  it('changes the own password only with the present one', async () => {
    const own = await rowOf(owner);
    const answer = await call(people.owner, `${base}/staff/save`, { ...own, password: 'another-one' });
    expect(answer).toMatchObject({ code: 500, msg: expect.stringContaining('当前密码') });
    expect(await canLogin('olga')).toBe(true);
  });

  it('who deactivates another that does the same at that moment: one of both stays', async () => {
    const [olga, otto] = [await rowOf(owner), await rowOf(second)];
    const answers = await Promise.all([
      call(people.owner, `${base}/staff/save`, { ...otto, active: false }),
      call(people.second, `${base}/staff/save`, { ...olga, active: false }),
    ]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const active = await app.app.db
      .selectFrom('person')
      .select('id')
      .where('role', '=', 'owner')
      .where('active', '=', true)
      .execute();
    expect(active).toHaveLength(1);
  });

  it('is not the last one who goes: not by save, delete, restore or file', async () => {
    const { transfer } = app.app.modules;
    await call(people.owner, `${base}/staff/save`, { ...(await rowOf(second)), role: 'agent' });
    const own = await rowOf(owner);
    const before = await rows();
    const last = { code: 500, msg: '必须至少保留一个启用的所有者账号' };
    for (const change of [{ active: false }, { role: 'lead' }, { isReadonly: true }]) {
      expect(await call(people.owner, `${base}/staff/save`, { ...own, ...change })).toMatchObject(last);
    }
    expect(await call(people.owner, `${base}/staff/delete`, { id: owner.id })).toMatchObject(last);
    const demoted = [{ account: 'olga', name: 'olga', role: 'agent' }];
    expect(await importOver(people.owner, demoted)).toMatchObject({
      imported: false,
      problems: [{ place: 'staff[0]', text: '必须至少保留一个启用的所有者账号' }],
    });
    const file = Readable.from([JSON.stringify({ staff: demoted })]);
    await expect(transfer.importFile(file, { dryRun: false })).rejects.toThrow('staff[0]: One active owner');
    expect(await rows()).toEqual(before);
  });

  it('hands over in one file, and by command an account is anybody’s', async () => {
    const { transfer } = app.app.modules;
    await call(people.owner, `${base}/staff/save`, { ...(await rowOf(second)), role: 'agent' });
    const staff = [
      { account: 'olga', name: 'olga', role: 'agent' },
      { account: 'otto', name: 'otto', role: 'owner' },
    ];
    await transfer.importFile(Readable.from([JSON.stringify({ staff })]), { dryRun: false });
    people.owner = people.second;
    expect([(await rowOf(owner))['role'], (await rowOf(second))['role']]).toEqual(['agent', 'owner']);
  });
});

describe('Q-181: one’s own profile', () => {
  it('has the name, also of a reader, and the history says who', async () => {
    const answer = await call(people.reader, `${profile}/changeName`, { name: '  Rita R ' });
    expect(answer).toMatchObject({ code: 200, data: { name: 'Rita R', role: 'reader' } });
    expect((await call(people.reader, `${profile}/info`)).data.name).toBe('Rita R');
    const [entry] = (await call(people.owner, `${base}/history/list`, { section: 'staff' })).data.rows;
    expect(entry).toMatchObject({ rowId: reader.id, personId: reader.id, action: 'changed' });
    expect(await call(people.reader, `${profile}/changeName`, { name: ' ' })).toMatchObject({ code: 400 });
  });

  it('Q-12: has the password, with the present one; the other sessions end, this one stays', async () => {
    const elsewhere = await app.loginStaff('rita');
    const change = (password: string, newPassword: string) =>
      call(people.reader, `${profile}/changePassword`, { password, newPassword });
    expect(await change('wrong', 'another-one')).toMatchObject({ code: 500, msg: '当前密码不正确。' });
    expect(await change(testPassword, 'short')).toMatchObject({ code: 400 });
    expect(await canLogin('rita')).toBe(true);
    expect(await change(testPassword, 'another-one')).toMatchObject({ code: 200, data: {} });
    expect((await call(elsewhere, `${profile}/info`)).code).toBe(401);
    expect((await call(people.reader, `${profile}/info`)).code).toBe(200);
    expect([await canLogin('rita'), await canLogin('rita', 'another-one')]).toEqual([false, true]);
    await change('another-one', testPassword);
  });

  it('Q-148: guesses of the present password are counted as failed logins', async () => {
    const guarded = await startTestApp({ sharedWith: app, env: { LIMIT_LOGIN_FAILURES: '3' } });
    try {
      const browser = await guarded.loginStaff('anna');
      const guess = (password: string) =>
        browser.post(`${profile}/changePassword`, { password, newPassword: 'another-one' });
      for (const password of ['one', 'two', 'three']) await guess(password);
      expect((await guess(testPassword)).status).toBe(429);
      expect(await canLogin('anna', 'another-one')).toBe(false);
    } finally {
      await guarded.stop();
    }
  });
});

it('Q-181: the database itself keeps the last owner', async () => {
  const { db } = app.app;
  const owners = db.updateTable('person').where('id', 'in', [owner.id, second.id]);
  await expect(owners.set({ active: false }).execute()).rejects.toThrow('one active owner must remain');
  await expect(db.deleteFrom('person').where('role', '=', 'owner').execute()).rejects.toThrow();
});

it('Q-181: a shop from before there were roles gets its owner when a program starts', async () => {
  const old = await startTestApp();
  const start = async (env: Record<string, string>) => {
    await sql`alter table person disable trigger user`.execute(old.app.db);
    await sql`update person set role = 'agent' where role = 'owner'`.execute(old.app.db);
    await sql`alter table person enable trigger user`.execute(old.app.db);
    await (await startTestApp({ sharedWith: old, env })).stop();
    const owners = old.app.db.selectFrom('person').select('account').where('role', '=', 'owner');
    return (await owners.execute()).map(({ account }) => account);
  };
  try {
    await givenStaff(old, { account: 'reader', isReadonly: true });
    for (const account of ['first', 'root']) await givenStaff(old, { account });
    expect(await start({})).toEqual(['first']);
    expect(await start({ ADMIN_ACCOUNT: 'Root', ADMIN_PASSWORD: testPassword })).toEqual(['root']);
  } finally {
    await old.stop();
  }
});
