// The settings screens, the history, export and import. What is made here goes again, or is put back.
import type { SettingsChange, SettingsRow, SettingsSection } from '#contract/settings/section-endpoints';
import { act, isRefused } from '../act';
import type { Browser } from '../browser';
import { dataOf, found, same, that } from '../expect';
import type { World } from '../world';

type Made = { readonly [Name in SettingsSection]?: SettingsChange<Name> };
type Row = SettingsRow<SettingsSection>;
interface Page {
  total: number;
  rows: Row[];
}
interface Entry {
  id: number;
  action: string;
  rowId: number;
}
interface Imported {
  imported: boolean;
  problems: unknown[];
  changes: unknown[];
}

const base = '/javaplus/admin/settings';
const named = { nameZh: null, orderNo: 99 };

/** A row of each section that has many. */
const rows = (typeId: number, sopId: number): Made => ({
  staff: {
    account: 'conformance',
    name: 'Conformance',
    isReadonly: true,
    backgroundColor: '#123456',
    active: false,
    password: 'conformance-1',
  },
  customers: { account: 'conformance@example.com', store: 'cn', name: 'Conformance', active: false },
  productTypes: { name: 'Conformance', ...named },
  products: {
    key: null,
    name: 'Conformance',
    typeId,
    description: '',
    descriptionZh: null,
    enable: 0,
    pictureUrl: '',
    childIds: [],
    shopNames: ['Conformance'],
  },
  reportSops: { name: 'Conformance', enable: 0, ...named },
  reportTemplates: {
    sopId,
    name: 'Conformance',
    enable: 0,
    ...named,
    productIds: [],
    items: [
      {
        questionType: 21,
        title: 'What?',
        titleZh: null,
        content: '',
        contentZh: null,
        isEssential: 0,
        options: [],
      },
    ],
  },
  ratingOptions: { name: 'Conformance', points: 5, enable: 0, ...named },
  dictionaries: { type: 'conformance', value: '1', label: 'One', labelZh: '一', orderNo: 1 },
  cannedReplies: {
    title: 'Conformance',
    group: '',
    textEn: '<p>Hello</p>',
    textZh: '',
    shortcut: '',
    orderNo: 1,
  },
});

export async function administration(world: World): Promise<void> {
  const amelia = await world.staff('amelia');
  const pageOf = async (name: SettingsSection) =>
    dataOf(await amelia.call(`POST ${base}/${name}/list`)) as Page;
  const first = async (name: SettingsSection) => found((await pageOf(name)).rows[0], `a row of ${name}`).id;
  const made = rows(await first('productTypes'), await first('reportSops'));
  for (const [name, row] of Object.entries(made)) await many(world, amelia, name as SettingsSection, row);
  for (const name of ['shop', 'hours', 'notice', 'ratingLevels'] as const) await kept(world, amelia, name);
  await history(world, amelia);
  await transfer(world, amelia);
}

/** Adds a row, changes it, is late, deletes it. */
async function many(world: World, amelia: Browser, name: SettingsSection, row: object): Promise<void> {
  const save = `POST ${base}/${name}/save` as const;
  const added = await act<Row>(world, amelia, save, {
    what: 'adds a row',
    body: row,
    look: (data: Row) => data,
  });
  await act(world, amelia, save, {
    what: 'the same row with its id is no new one',
    body: { ...added, rev: added.rev },
    look: (data: Row) => same(data.id, added.id, 'id'),
  });
  await isRefused(world, amelia, save, {
    what: 'an older rev',
    body: { ...added, rev: 'older' },
    number: 500,
  });
  await act(world, amelia, `POST ${base}/${name}/list` as const, {
    what: 'it is in the list',
    body: { ids: [added.id] },
    look: ({ total, rows: all }: Page) => same([total, all[0]?.id], [1, added.id], 'rows'),
  });
  await act(world, amelia, `POST ${base}/${name}/delete` as const, {
    what: 'it goes',
    body: { id: added.id },
    look: async () =>
      same(
        (dataOf(await amelia.call(`POST ${base}/${name}/list`, { ids: [added.id] })) as Page).total,
        0,
        'rows',
      ),
  });
}

/** What is there is listed and saved as it is; nothing is deleted. */
async function kept(world: World, amelia: Browser, name: SettingsSection): Promise<void> {
  const row = await act<Row>(world, amelia, `POST ${base}/${name}/list` as const, {
    what: 'has a row',
    look: ({ rows: all }: Page) => found(all[0], 'a row'),
  });
  await act(world, amelia, `POST ${base}/${name}/save` as const, {
    what: 'saved as it is it stays',
    body: row,
    look: (data: Row) => same(data.rev, row.rev, 'rev'),
  });
  await isRefused(world, amelia, `POST ${base}/${name}/delete` as const, {
    what: 'an older rev',
    body: { id: row.id, rev: 'older' },
    number: 500,
  });
}

async function history(world: World, amelia: Browser): Promise<void> {
  const entry = await act<Entry>(world, amelia, `POST ${base}/history/list`, {
    what: 'tells what was deleted, newest first',
    body: { section: 'dictionaries', action: 'deleted' },
    look: ({ rows: all }: { rows: Entry[] }) => found(all[0], 'an entry'),
  });
  await act(world, amelia, `POST ${base}/history/get`, {
    what: 'one change with what was before',
    body: { id: entry.id },
    look: ({ before, after }: { before: { label: string }; after: unknown }) =>
      same([before.label, after], ['One', null], 'states'),
  });
  await act(world, amelia, `POST ${base}/history/restore`, {
    what: 'brings it back under its id',
    body: { id: entry.id },
    look: ({ restored }: { restored: number }) => same(restored, 1, 'restored'),
  });
  await isRefused(world, amelia, `POST ${base}/history/restore`, {
    what: 'a second time',
    body: { id: entry.id },
    number: 500,
  });
  await amelia.call(`POST ${base}/dictionaries/delete`, { id: entry.rowId });
}

async function transfer(world: World, amelia: Browser): Promise<void> {
  const exported = await amelia.fetch(`${base}/export`);
  await world.check(`GET ${base}/export`, 'is JSON without passwords', async () => {
    const file = JSON.parse(exported.bytes.toString()) as { questions: unknown[] };
    that(file.questions.length > 0 && !exported.bytes.includes('argon2'), 'is none');
  });
  const csv = await amelia.fetch(`${base}/exportCsv?kind=sop`);
  await world.check(`GET ${base}/exportCsv`, 'begins with a byte order mark', async () => {
    same([...csv.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], 'bytes');
  });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(exported.bytes)]), 'shop.json');
  await act(world, amelia, `POST ${base}/import`, {
    what: 'a dry run of what was exported changes nothing',
    body: { dryRun: '1' },
    sent: { form },
    look: ({ imported, problems, changes }: Imported) =>
      same([imported, problems, changes], [false, [], []], 'result'),
  });
}
