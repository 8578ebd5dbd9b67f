// Login, identification, duty, presence, logout.
import { act, isRefused } from '../act';
import type { Browser, CallKey } from '../browser';
import { dataOf, found, soon, that } from '../expect';
import { openChannel } from '../socket';
import type { World } from '../world';

const customer = { account: 'newcomer@example.com', password: 'demo-customer', store: 'global' };

export async function identity(world: World): Promise<void> {
  await customerSession(world);
  await staffSession(world);
  await profile(world);
  await duty(world);
  await presence(world);
}

async function customerSession(world: World): Promise<void> {
  const browser = world.visitor();
  await isRefused(world, browser, 'POST /api/user/Base/identify', {
    what: 'nobody before login',
    number: 1000,
    text: 'Please Login First',
  });
  await isRefused(world, browser, 'POST /javaplus/user/login/login', {
    what: 'a wrong password is refused',
    body: { ...customer, password: 'wrong' },
    number: 500,
  });
  const me = await act<number>(world, browser, 'POST /javaplus/user/login/login', {
    what: 'logs in, sets a cookie',
    body: customer,
    look: (data) => found(data.id, 'the id'),
  });
  await act(world, browser, 'POST /api/user/Base/identify', {
    what: 'says who it is',
    look: (data) => that(data.id === me && data.account === customer.account, 'is somebody else'),
  });
  await act(world, browser, 'POST /api/user/Base/logout', { what: 'ends the session' });
  await isRefused(world, browser, 'POST /api/user/Base/identify', {
    what: 'nobody after logout',
    number: 1000,
  });
  const again = await world.login('newcomer@example.com');
  await act(world, again, 'POST /javaplus/user/login/logout', { what: 'ends the session' });
  await isRefused(world, again, 'POST /javaplus/user/recordQuestion/getTotalUnreadNum', {
    what: 'refused after logout',
    number: 401,
  });
}

async function staffSession(world: World): Promise<void> {
  const browser = world.visitor();
  await act(world, browser, 'POST /javaplus/admin/login/login', {
    what: 'logs in, sets a cookie',
    body: { account: 'bruno', password: 'demo-staff' },
    look: (data) => found(data.id, 'the id'),
  });
  await act(world, browser, 'POST /javaplus/admin/personal/info', {
    what: 'says who it is',
    look: (data) => that(data.account === 'bruno' && data.workStatus === 1, 'is not bruno on duty'),
  });
  await act(world, browser, 'POST /api/admin/Base/identify', {
    what: 'says who it is',
    look: (data) => that(data.account === 'bruno' && data.is_readonly === 0, 'is not bruno'),
  });
  await act(world, browser, 'POST /javaplus/admin/personal/getCustomerList', {
    what: 'lists the staff',
    look: (data) =>
      that(
        data.some(({ id, name }: { id: number; name: string }) => id > 0 && name === 'Amelia Hart'),
        'no Amelia',
      ),
  });
  await act(world, browser, 'POST /javaplus/admin/login/logout', { what: 'ends the session' });
  await isRefused(world, browser, 'POST /javaplus/admin/personal/info', {
    what: 'nobody after logout',
    number: 401,
  });
}

/** Everybody changes their own name and password; accounts of others are an owner's. */
async function profile(world: World): Promise<void> {
  const chen = await world.staff('chen');
  const rename = (name: string) =>
    act(world, chen, 'POST /javaplus/admin/personal/changeName', {
      what: 'changes the own name, and back',
      body: { name },
      look: (data) => that(data.name === name && data.role === 'agent', 'is another name or role'),
    });
  await rename('Chen Li');
  await rename('陈立');
  await isRefused(world, chen, 'POST /javaplus/admin/personal/changePassword', {
    what: 'a wrong present password is refused',
    body: { password: 'wrong', newPassword: 'demo-staff' },
    number: 500,
  });
  await act(world, chen, 'POST /javaplus/admin/personal/changePassword', {
    what: 'changes the own password with the present one; this session stays',
    body: { password: 'demo-staff', newPassword: 'demo-staff' },
  });
  const owner = await act<number>(world, chen, 'POST /javaplus/admin/settings/staff/list', {
    what: 'shows the accounts',
    body: { search: 'amelia' },
    look: (data) => found(data.rows[0]?.id, 'amelia'),
  });
  await isRefused(world, chen, 'POST /javaplus/admin/settings/staff/save', {
    what: 'an agent does not reset the password of an owner',
    body: {
      ...{ id: owner, account: 'amelia', name: 'Amelia Hart', role: 'agent' },
      ...{ backgroundColor: '#5B5F97', active: false, password: 'taken-over' },
    },
    number: 403,
  });
}

async function duty(world: World): Promise<void> {
  const chen = await world.staff('chen');
  const statusIs = (wanted: number) =>
    act(world, chen, 'POST /javaplus/admin/personal/info', {
      what: `work status is ${wanted}`,
      look: (data) => that(data.workStatus === wanted, `is ${data.workStatus}`),
    });
  for (const workStatus of [1, 0]) {
    await act(world, chen, 'POST /javaplus/admin/personal/changeWorkStatus', {
      what: workStatus === 1 ? 'goes on duty' : 'goes off duty',
      body: { workStatus },
    });
    await statusIs(workStatus);
  }
}

async function presence(world: World): Promise<void> {
  const pilot = await world.customer('pilot@example.com');
  const amelia = await world.staff('amelia');
  const sockets = await world.step('/javaplus/user/webSocketServer', 'opens with a session', async () => [
    await openChannel(pilot, '/javaplus/user/webSocketServer'),
    await openChannel(amelia, '/javaplus/admin/webSocketServer'),
  ]);
  try {
    for (const socket of sockets) socket.send('ping');
    await world.check('/javaplus/admin/webSocketServer', 'answers ping', async () => {
      for (const socket of sockets) await socket.waitFor('pong', ({ type }) => type === 'pong');
    });
    const lists: [Browser, CallKey, string][] = [
      [pilot, 'POST /javaplus/user/loginCookie/getOnLineIdList', 'an agent with a socket is online'],
      [amelia, 'POST /javaplus/admin/loginCookie/getOnLineIdList', 'a customer with a socket is online'],
    ];
    for (const [browser, key, what] of lists) {
      const somebody = async () => (dataOf(await browser.call(key)) as number[]).length > 0;
      await world.check(key, what, () => soon(somebody, 'nobody is online'));
    }
  } finally {
    for (const socket of sockets) socket.close();
  }
  await world.check('/javaplus/user/webSocketServer', 'closes with 4401 without a session', async () => {
    const socket = await openChannel(world.visitor(), '/javaplus/user/webSocketServer');
    const code = await socket.closed;
    that(code === 4401, `closed with ${code}`);
  });
  await world.check('/javaplus/admin/webSocketServer', 'refused to a page of another site', async () => {
    const opened = await openChannel(amelia, '/javaplus/admin/webSocketServer', {
      origin: 'https://elsewhere.example',
    }).then(
      () => true,
      () => false,
    );
    that(!opened, 'it opened');
  });
}
