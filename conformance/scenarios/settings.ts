// Settings and dictionaries.
import { act } from '../act';
import { same, that } from '../expect';
import type { World } from '../world';

interface Entry {
  dictValue: string;
  dictLabel: string;
}

export async function settings(world: World): Promise<void> {
  const visitor = world.visitor();
  await act(world, visitor, 'GET /api/service/getInfo', {
    what: 'gives the addresses of the shop',
    look: ({ STORE_SERVER, FAQ_WEB }) =>
      that(typeof STORE_SERVER === 'string' && typeof FAQ_WEB === 'string', 'an address is missing'),
  });
  await world.check('GET /config.js', 'is a script that sets the configuration', async () => {
    const { status, headers, bytes } = await visitor.fetch('/config.js');
    that(status === 200, `HTTP ${status}`);
    that(headers.get('content-type')?.includes('javascript') === true, 'is no script');
    that(bytes.toString().includes('__FAQ_CONFIG__'), 'sets nothing');
  });
  const amelia = await world.staff('amelia');
  const values = (data: Entry[]) => data.map(({ dictValue }) => dictValue);
  await act(world, amelia, 'POST /javaplus/admin/sysDictData/getUrgencyLevelList', {
    what: 'P1 to P4',
    look: (data) => same(values(data as Entry[]), ['P1', 'P2', 'P3', 'P4'], 'values'),
  });
  const dictionary = 'POST /javaplus/admin/afterSale/damageReport/getDictListByDictType';
  for (const dictType of ['faq_warranty_type', 'faq_purchasing_channels']) {
    await act(world, amelia, dictionary, {
      what: `${dictType} has 1 and 2`,
      body: { dictType },
      look: (data) => same(values(data as Entry[]), ['1', '2'], 'values'),
    });
  }
  await act(world, amelia, dictionary, {
    what: 'an unknown dictionary is empty',
    body: { dictType: 'nothing' },
    look: (data) => same(data, [], 'entries'),
  });
  await act(
    world,
    await world.customer('pilot@example.com'),
    'POST /api/user/damageReport/getDictListByDictType',
    {
      what: 'the same for customers',
      body: { dictType: 'faq_warranty_type' },
      look: (data) => same(values(data as Entry[]), ['1', '2'], 'values'),
    },
  );
}
