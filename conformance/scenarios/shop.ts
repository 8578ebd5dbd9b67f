// Orders, invoices, the cart, the newsletter, products.
import { act, isRefused } from '../act';
import { dataOf, found, same, that } from '../expect';
import type { World } from '../world';

interface Order {
  order_id: number;
  order_num: string;
  sales_id: string;
  order_create_time: number;
}
interface Product {
  id: number;
  description: string;
}

const account = 'pilot@example.com';

export async function shop(world: World): Promise<void> {
  await orders(world);
  await visitors(world);
  await productLists(world);
  await descriptions(world);
}

async function orders(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const list = await act<Order[]>(world, amelia, 'POST /api/admin/Base/getOrderByUser', {
    what: "a customer's orders, newest first",
    body: { account },
    look: (data: Order[]) => {
      const times = data.map(({ order_create_time }) => order_create_time);
      that(times.length > 0, 'there is none');
      same(
        times,
        [...times].sort((one, other) => other - one),
        'order of times',
      );
      return data;
    },
  });
  const invoice = 'POST /api/admin/Base/orderdownloadInvoice';
  const sold = list.filter(({ sales_id }) => sales_id !== '').map(({ order_id }) => order_id);
  await world.check(invoice, 'a ZIP with a PDF per order', async () => {
    const answer = await amelia.call(invoice, { orderIdArray: sold });
    dataOf(answer);
    that(answer.headers.get('content-type')?.startsWith('application/zip') === true, 'is no ZIP');
    that(answer.bytes.subarray(0, 2).toString() === 'PK', 'does not begin like a ZIP');
    const names = list.filter(({ sales_id }) => sales_id !== '').map(({ sales_id }) => `${sales_id}.pdf`);
    for (const name of names) that(answer.bytes.includes(name), `${name} is missing`);
  });
  const unsold = list.find(({ sales_id }) => sales_id === '');
  await isRefused(world, amelia, invoice, {
    what: 'no invoice for an order without a sale, or an unknown one',
    body: { orderIdArray: [unsold?.order_id ?? 2_147_483_647] },
    number: 1000,
    text: '销售ID为空',
  });
}

async function visitors(world: World): Promise<void> {
  const visitor = world.visitor();
  const cart = 'POST /api/user/Base/getCartNumber';
  await act(world, visitor, cart, {
    what: '0 for a visitor',
    body: { area_mark: 'global', path_url: '/' },
    look: (data) => same(data, 0, 'number'),
  });
  await act(world, await world.customer(account), cart, {
    what: 'a number for a customer',
    look: (data) => that(Number.isInteger(data), `is ${String(data)}`),
  });
  const news = 'POST /home/service/subscribeToNews';
  await isRefused(world, visitor, news, {
    what: 'an address that is none',
    body: { email: 'a@b' },
    number: 1000,
  });
  for (const what of ['subscribes', 'subscribes again without complaint']) {
    await act(world, visitor, news, { what, body: { email: 'conformance@example.com' } });
  }
}

async function productLists(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  await act(world, world.visitor(), 'POST /java/front/getItemList', {
    what: 'the enabled products',
    look: (data) => that(data.length >= 12, `only ${data.length}`),
  });
  const types = await act<{ id: number }[]>(
    world,
    amelia,
    'POST /javaplus/admin/filter/api/getProductionType',
    {
      what: 'the categories',
      look: (data) => {
        that(data.length >= 6, `only ${data.length}`);
        return data;
      },
    },
  );
  const products = await act<{ id: number }[]>(
    world,
    amelia,
    'POST /javaplus/admin/filter/BOM/getProductionObjectById',
    {
      what: 'the enabled products of a category',
      body: { id: types[0]?.id, enable: 1 },
      look: (data) => {
        that(
          data.every(
            ({ type, enable }: { type: number; enable: number }) => type === types[0]?.id && enable === 1,
          ),
          'others too',
        );
        return data;
      },
    },
  );
  await act(world, amelia, 'POST /javaplus/admin/filter/plan/getproductionAllChildByid', {
    what: 'the parts of a product, by its id',
    body: { id: products[0]?.id },
    look: (data) => that(Array.isArray(data[String(products[0]?.id)]), 'no list for it'),
  });
  await act(world, amelia, 'POST /api/crontab/syncItemInfo', {
    what: 'a second sync changes nothing',
    look: async () => {
      const again = dataOf(await amelia.call('POST /api/crontab/syncItemInfo'));
      same([again.added, again.changed, again.deleted], [0, 0, 0], 'changes');
    },
  });
}

async function descriptions(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const description = async (id: number) => {
    const list = dataOf(await amelia.call('POST /java/front/getItemList')) as Product[];
    return found(
      list.find((product) => product.id === id),
      'the product',
    ).description;
  };
  const [first] = dataOf(await amelia.call('POST /java/front/getItemList')) as Product[];
  const { id } = found(first, 'a product');
  const before = await description(id);
  for (const text of [`${before} Checked.`, before]) {
    await act(world, amelia, 'POST /api/admin/KnowledgeBase/changeAllItem', {
      what: text === before ? 'puts the description back' : 'changes a description',
      body: { changeArray: [{ id, description: text }], language: 'zh' },
      look: async () => same(await description(id), text, 'description'),
    });
  }
}
