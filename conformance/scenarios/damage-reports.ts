// Damage reports: from the pop-up of the agent to the review, with the card in the chat; withdrawal and voiding.
// They stay at the customer they were made for, since nothing deletes a report.
import { act, isRefused } from '../act';
import type { Browser } from '../browser';
import { dataOf, found, same, that } from '../expect';
import { openChannel } from '../socket';
import type { World } from '../world';
import { formOf, onePixel } from './files';
import { message } from './tickets';

const add = 'POST /javaplus/admin/afterSale/damageReport/addDamageReport';
const detail = 'POST /javaplus/admin/afterSale/damageReport/getShowDamageReportById';
const review = 'POST /javaplus/admin/afterSale/damageReport/reviewDamageReport';
const edit = 'POST /api/user/damageReport/editDamageReport';
const account = 'feixing@example.com';

interface Item {
  id: number;
  questionType: number;
  isEssential: number;
  itemList: { id: number }[];
  answerVo: { id: number; content: string; checkStatus: number | null };
}
interface Detail {
  id: number;
  status: number;
  tempItemContentList: Item[];
}
interface Named {
  id: number;
  name: string;
}
interface Form {
  readonly ticket: number;
  readonly productionId: number;
  readonly sopId: number;
  readonly tempItemId: number;
  readonly shopName: string;
}

export async function damageReports(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const customer = await world.customer(account);
  await texts(world, amelia, customer);
  await orderInfo(world, amelia);
  const reopened = await openTicket(customer);
  try {
    const form = await choose(world, amelia, reopened.ticket);
    await whole(world, form);
    await withdrawal(world, form);
    await voiding(world, form);
    await lists(world, amelia);
  } finally {
    if (reopened.wasSolved) await solve(customer, reopened.ticket, 1);
  }
}

const solve = (browser: Browser, id: number, isSolved: 0 | 1) =>
  browser.call('POST /javaplus/user/recordQuestion/updateIsSolvedById', { id, isSolved });

/** A ticket of the customer that is open; a solved one is opened for the while. */
async function openTicket(customer: Browser): Promise<{ ticket: number; wasSolved: boolean }> {
  const rows = dataOf(
    await customer.call('POST /javaplus/user/recordQuestion/queryRecordQuestionByPersonal'),
  ) as {
    id: number;
    isSolved: number;
  }[];
  const row = found(rows.find(({ isSolved }) => isSolved === 0) ?? rows[0], 'a ticket');
  if (row.isSolved === 1) dataOf(await solve(customer, row.id, 0));
  return { ticket: row.id, wasSolved: row.isSolved === 1 };
}

async function texts(world: World, amelia: Browser, customer: Browser): Promise<void> {
  const labels = (data: Record<string, string>) => that(Object.keys(data).length > 5, 'too few labels');
  await act(world, amelia, 'POST /javaplus/admin/form/damage', {
    what: 'the labels of the form',
    body: { languageType: 'CN' },
    look: labels,
  });
  await act(world, customer, 'POST /javaplus/user/form/damage', {
    what: 'English for an unknown language',
    body: { languageType: 'XX' },
    look: async (data) => {
      labels(data);
      same(
        data,
        dataOf(await customer.call('POST /javaplus/user/form/damage', { languageType: 'EN' })),
        'labels',
      );
    },
  });
}

async function orderInfo(world: World, amelia: Browser): Promise<void> {
  await act(world, amelia, 'POST /javaplus/admin/afterSale/damageReport/getOrderBasicInfo', {
    what: 'orders by their number, with their products',
    body: { account: 'pilot@example.com' },
    look: (data: Record<string, { productionArray: Named[] }>) =>
      that(
        Object.values(data).some(({ productionArray }) => productionArray.length > 0),
        'there is none',
      ),
  });
  await act(world, amelia, 'POST /javaplus/admin/afterSale/damageReport/getOrderBasicInfo', {
    what: 'nothing for a customer without orders',
    body: { account: 'newcomer@example.com' },
    look: (data) => same(data, {}, 'orders'),
  });
}

/** What an agent chooses in the two steps of the pop-up: the first product that has a template. */
async function choose(world: World, amelia: Browser, ticket: number): Promise<Form> {
  const products = await act<Named[]>(
    world,
    amelia,
    'POST /javaplus/admin/afterSale/damageReport/getProductionBomList',
    {
      what: 'all products',
      look: (data: Named[]) => {
        that(data.length >= 12, `only ${data.length}`);
        return data;
      },
    },
  );
  const key = 'POST /javaplus/admin/afterSale/damageReport/getSopListByProductionId';
  const { productionId, sopId } = await world.step(key, 'the SOPs of a product', async () => {
    for (const { id } of products) {
      const sops = dataOf(await amelia.call(key, { productionId: id })) as Named[];
      if (sops[0] !== undefined) return { productionId: id, sopId: sops[0].id };
    }
    throw new Error('no product has one');
  });
  const tempItemId = await act<number>(
    world,
    amelia,
    'POST /javaplus/admin/afterSale/damageReport/getTempItemListBySopId',
    {
      what: 'the templates of a SOP',
      body: { sopId, productionId },
      look: (data: Named[]) => found(data[0], 'a template').id,
    },
  );
  await act(world, amelia, 'POST /javaplus/admin/afterSale/damageReport/getShowTempItemById', {
    what: 'the preview of a template',
    body: { id: tempItemId },
    look: (data: Detail) => that(data.tempItemContentList.length > 0, 'it asks nothing'),
  });
  const shopName = await act<string>(
    world,
    amelia,
    'POST /javaplus/admin/afterSale/damageReport/getProductionInfo',
    {
      what: 'the trade names of a product',
      body: { productionId },
      look: (data: { shopNames: string[] }) => found(data.shopNames[0], 'a trade name'),
    },
  );
  return { ticket, productionId, sopId, tempItemId, shopName };
}

const bodyOf = ({ ticket, shopName, ...chosen }: Form) => ({
  ...chosen,
  purchasingChannels: '2',
  questionRecordId: ticket,
  account,
  appealTime: Date.now(),
  warrantyType: '1',
  shopName,
  problemPhenomenon: 'Checked from outside',
});

/** Makes a report and puts its card into the chat. */
async function send(world: World, form: Form): Promise<number> {
  const amelia = await world.staff('amelia');
  const id = await act<number>(world, amelia, add, {
    what: 'makes a report',
    body: bodyOf(form),
    look: (data) => found(data.id, 'the id'),
  });
  const card = await act(
    world,
    amelia,
    'POST /javaplus/admin/afterSale/damageReport/getDamageReportCardById',
    {
      what: 'its card, waiting for the customer',
      body: { id },
      look: (data) => {
        same([data.id, data.status], [id, 1], 'id and status');
        return data as object;
      },
    },
  );
  const sent = { ...message(form.ticket, ''), msgType: 10, msgContent: JSON.stringify(card) };
  const chatRecordId = await act<number>(world, amelia, 'POST /javaplus/admin/webSocket/sendMessage', {
    what: 'sends the card',
    body: sent,
    look: (data) => found(data.id, 'the id'),
  });
  await act(world, amelia, 'POST /javaplus/admin/afterSale/damageReport/addChatRecordId', {
    what: 'notes the message of the card',
    body: { id, chatRecordId },
  });
  return id;
}

async function statusIs(world: World, id: number, wanted: number): Promise<Detail> {
  const amelia = await world.staff('amelia');
  return act<Detail>(world, amelia, detail, {
    what: `status ${wanted}`,
    body: { id },
    look: (data: Detail) => {
      same(data.status, wanted, 'status');
      return data;
    },
  });
}

async function whole(world: World, form: Form): Promise<void> {
  const amelia = await world.staff('amelia');
  const customer = await world.customer(account);
  await isRefused(world, await world.staff('chen'), add, {
    what: 'refused off duty',
    body: bodyOf(form),
    number: 500,
    text: '请先上工后再进行操作',
  });
  const id = await send(world, form);
  await act(world, customer, 'POST /javaplus/user/afterSale/damageReport/getDamageReportCardById', {
    what: 'the customer sees the card',
    body: { id },
    look: (data) => same(data.status, 1, 'status'),
  });
  await act(world, customer, 'POST /api/user/damageReport/addUserFistEntryTime', {
    what: 'notes the first visit once',
    body: { id },
    look: async () => dataOf(await customer.call('POST /api/user/damageReport/addUserFistEntryTime', { id })),
  });
  const report = await act<Detail>(world, customer, 'POST /api/user/damageReport/getShowDamageReportById', {
    what: 'the customer sees the questions',
    body: { id },
  });
  const socket = await openChannel(customer, '/javaplus/user/webSocketServer');
  try {
    await fill(world, customer, report);
    await socket.waitFor('frame 10', ({ msgType }) => msgType === 10);
  } finally {
    socket.close();
  }
  await isRefused(world, await world.customer('newcomer@example.com'), edit, {
    what: "somebody else's answers",
    body: {
      data: [{ id: report.tempItemContentList[0]?.answerVo.id, content: 'x', contentItemId: '', url: '' }],
    },
    number: 1004,
  });
  const answers = report.tempItemContentList.map(({ answerVo }) => ({
    id: answerVo.id,
    checkStatus: 2,
    checkRemark: '',
  }));
  const [first, ...others] = answers;
  await act(world, amelia, review, {
    what: 'one rejected: asks again',
    body: {
      ...reviewOf(id),
      answers: [{ ...first, checkStatus: 1, checkRemark: 'Please look again' }, ...others],
    },
  });
  await statusIs(world, id, 3);
  await fill(world, customer, report);
  await act(world, amelia, review, { what: 'all approved: completed', body: { ...reviewOf(id), answers } });
  await statusIs(world, id, 4);
  await isRefused(world, customer, edit, {
    what: 'a completed report stands',
    body: { data: [{ id: first?.id, content: 'x', contentItemId: '', url: '' }] },
    number: 1000,
  });
}

const reviewOf = (id: number) => ({ id, checkConclusionStatus: 1, checkConclusionRemark: '' });

async function fill(world: World, customer: Browser, report: Detail): Promise<void> {
  const upload = async (name: string, content: Buffer, type: string) => {
    const form = formOf({ file: { name, content, type } });
    return String(dataOf(await customer.call('POST /javaplus/user/file/upload', {}, { form })));
  };
  const data: object[] = [];
  for (const { id, questionType, itemList, answerVo } of report.tempItemContentList) {
    const answer = { id: answerVo.id, content: '', contentItemId: '', url: '' };
    const option = itemList[0]?.id;
    const slots = itemList.length > 0 ? itemList.map((slot) => slot.id) : [id];
    if (questionType === 11) data.push({ ...answer, contentItemId: String(option) });
    else if (questionType === 12) data.push({ ...answer, contentItemId: JSON.stringify(`${option};`) });
    else if (questionType === 21) data.push({ ...answer, content: 'It clicks.' });
    else {
      const [name, bytes, type] =
        questionType === 32 ? ['a.png', onePixel, 'image/png'] : ['a.mp4', smallestVideo, 'video/mp4'];
      const urls: string[] = [];
      for (const slot of slots)
        urls.push(`/static/${await upload(String(name), bytes as Buffer, String(type))}:${slot};`);
      data.push({ ...answer, url: JSON.stringify(urls.join('')) });
    }
  }
  await act(world, customer, edit, { what: 'submits the answers', body: { data, timestamp: Date.now() } });
  await statusIs(world, report.id, 2);
}

/** What programs take for the beginning of an MP4. */
const smallestVideo = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.from([0, 0, 2, 0]),
  Buffer.from('isommp41'),
]);

async function withdrawal(world: World, form: Form): Promise<void> {
  const amelia = await world.staff('amelia');
  const id = await send(world, form);
  await act(world, amelia, 'POST /javaplus/afterSale/damageReport/repealDamageReport', {
    what: 'withdraws it',
    body: { id },
  });
  await statusIs(world, id, 5);
  await isRefused(world, amelia, 'POST /javaplus/afterSale/damageReport/repealDamageReport', {
    what: 'only while it waits',
    body: { id },
    number: 500,
  });
}

async function voiding(world: World, form: Form): Promise<void> {
  const amelia = await world.staff('amelia');
  const customer = await world.customer(account);
  const id = await send(world, form);
  const voidReport = 'POST /javaplus/admin/afterSale/damageReport/voidDamageReport';
  const body = { id, abandonCause: 'Checked from outside' };
  await isRefused(world, amelia, voidReport, {
    what: 'not while it waits for the customer',
    body,
    number: 500,
  });
  const report = dataOf(
    await customer.call('POST /api/user/damageReport/getShowDamageReportById', { id }),
  ) as Detail;
  await fill(world, customer, report);
  await act(world, amelia, voidReport, { what: 'voids it with a reason', body });
  await statusIs(world, id, 5);
}

async function lists(world: World, amelia: Browser): Promise<void> {
  const look = (data: { total: number; rows: { appealTime: number }[] }) => {
    const times = data.rows.map(({ appealTime }) => appealTime);
    that(data.total >= 3 && times.length <= 60, 'no page of 60');
    same(
      times,
      [...times].sort((one, other) => other - one),
      'order of times',
    );
  };
  const body = { account, pageSize: 60, pageNum: 1 };
  await act(world, amelia, 'POST /javaplus/admin/afterSale/damageReport/getDamageReportListByAccount', {
    what: 'the reports of a customer, newest first',
    body,
    look,
  });
  await act(world, amelia, 'POST /api/getDamageReportListByAccount', { what: 'the same list', body, look });
}
