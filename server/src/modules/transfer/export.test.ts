// Out and in again: the demo shop exported, wiped and imported gives the same export; CSV out and in; a dry run by
// call; what is wrong names its row.
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStaffPassword } from '../../../demo/content/staff';
import { startTestApp, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { demoShop } from '../../../test/demo-shop';

const base = '/javaplus/admin/settings';

let app: TestApp;
let wiped: TestApp;
let amelia: TestClient;
let exported: string;

const login = async (test: TestApp, account: string) => {
  const browser = test.client();
  const { body } = await browser.post('/javaplus/admin/login/login', {
    account,
    password: demoStaffPassword,
  });
  if (body.code !== 200) throw new Error(`${account} is refused`);
  return browser;
};
const download = async (path: string, browser = amelia) =>
  (await browser.fetch(`${base}/${path}`)).bytes.toString();
const upload = async (query: string, content: string, browser = amelia) =>
  (await browser.upload(`${base}/import?${query}`, [{ name: 'file', content }])).body.data;

beforeAll(async () => {
  app = await startTestApp({ copyOf: await demoShop() });
  amelia = await login(app, 'amelia');
  exported = await download('export');
  wiped = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  await wiped.stop();
});

describe('the JSON file', () => {
  it('holds everything, without passwords, as other writers of JSON would write it', () => {
    const file = JSON.parse(exported) as Record<string, unknown[]>;
    for (const [section, rows] of Object.entries(file)) {
      if (Array.isArray(rows))
        expect([section, rows.length]).toEqual([
          section,
          expect.toSatisfy((count) => count >= (section === 'shopNames' ? 0 : 1)),
        ]);
    }
    expect(exported).not.toMatch(/argon2|password_hash|"password": "/);
    expect(exported).toContain('/static/');
    expect(`${JSON.stringify(file, null, 2)}\n` === exported).toBe(true);
  });

  it('Q-134: export, wipe, import gives an identical export', async () => {
    const { transfer } = wiped.app.modules;
    const again = async () => (await (await transfer.exportFile()).body.toArray()).join('');
    const dry = await transfer.importFile(Readable.from([exported]), { dryRun: true });
    expect(dry.sections.questions.added).toBeGreaterThan(39);
    expect(JSON.parse(await again())).toMatchObject({ questions: [], files: [] });
    await transfer.importFile(Readable.from([exported]), { dryRun: false });
    expect(JSON.parse(await again())).toEqual(JSON.parse(exported));
    expect((await again()) === exported).toBe(true);
  });

  it('Q-134: a customer reads in the wiped shop what he read before, pictures too', async () => {
    const types = '/java/front/getQuestionTypeList';
    // Ids of staff are none of what customers read.
    const shape = async (test: TestApp) =>
      JSON.stringify((await test.client().post(types)).body.data).replaceAll(
        /"(?:person|change_person_id)":(?:\[[\d,]*\]|\d+)/g,
        '',
      );
    expect((await shape(wiped)) === (await shape(app))).toBe(true);
    const [address = ''] = /\/static\/[\w.-]+/.exec(exported) ?? [];
    const pictures = await Promise.all([app, wiped].map((test) => test.client().fetch(address)));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200]);
    expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(pictures[1]?.headers.get('content-type')).toBe(pictures[0]?.headers.get('content-type'));
  });

  it('Q-134: imported where it came from, it changes nothing, and takes a rename back', async () => {
    const result = await upload('', exported);
    expect(result).toMatchObject({ imported: true, problems: [], changes: [] });
    const { rows } = (await amelia.post(`${base}/products/list`)).body.data;
    const renamed = { ...rows[0], name: 'Another name' };
    expect((await amelia.post(`${base}/products/save`, renamed)).body.code).toBe(200);
    const dry = await upload('dryRun=1', exported);
    expect(dry).toMatchObject({
      imported: false,
      problems: [],
      changes: [{ section: 'products', id: rows[0].id, title: rows[0].name, action: 'changed' }],
    });
    expect(dry.sections).toContainEqual({
      section: 'products',
      added: 0,
      changed: 1,
      unchanged: rows.length - 1,
    });
    expect((await amelia.post(`${base}/products/list`)).body.data.rows).not.toEqual(rows);
    await upload('dryRun=0', exported);
    expect((await amelia.post(`${base}/products/list`)).body.data.rows).toEqual(rows);
    const [entry] = (await amelia.post(`${base}/history/list`, { section: 'products' })).body.data.rows;
    expect(entry).toMatchObject({ source: 'import', personName: expect.any(String), rowId: rows[0].id });
  });

  it('Q-134: a file of another shop never takes a row for what it is not', async () => {
    const file = {
      origin: '5e1f6c9e-7c5a-4a45-9f7c-0d8f0b5b3c11',
      productTypes: [{ id: 1, name: 'Stranger' }],
      products: [{ id: 1, key: null, name: 'Strange stick', type: 1, children: [] }],
      questionTypes: [
        { id: 2, parent: 1, title: 'Below' },
        { id: 1, parent: null, title: 'Strange top' },
      ],
      questions: [
        { id: 1, type: 2, title: 'Strange question', products: [1], steps: [{ id: 1, content: '<p>x</p>' }] },
      ],
    };
    const before = JSON.parse(await download('export')) as Record<string, { id: number }[]>;
    expect(await upload('', JSON.stringify(file))).toMatchObject({ imported: true });
    const after = JSON.parse(await download('export')) as typeof before;
    for (const section of ['productTypes', 'products', 'questionTypes', 'questions']) {
      expect([section, after[section]]).toEqual([section, expect.arrayContaining(before[section] ?? [])]);
      expect(after[section]?.length).toBe(
        (before[section]?.length ?? 0) + file[section as 'products'].length,
      );
    }
    const question = after['questions']?.find(
      (row) => (row as { title?: string }).title === 'Strange question',
    );
    const type = after['questionTypes']?.find((row) => (row as { title?: string }).title === 'Below');
    expect(question).toMatchObject({ type: type?.id });
  });
});

describe('CSV', () => {
  const ownLine = (text: string) => text.split('\r\n');

  it.each(['questions', 'sop'] as const)('Q-134: %s out and in changes nothing', async (kind) => {
    const response = await amelia.fetch(`${base}/exportCsv?kind=${kind}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect([...response.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await upload(`kind=${kind}`, response.bytes.toString())).toMatchObject({
      imported: true,
      problems: [],
      changes: [],
    });
  });

  it('Q-134: a cell that a spreadsheet would run is a text, out and in', async () => {
    const types = (await download('exportCsv?kind=questions')).split('\r\n');
    const [head = '', first = ''] = types;
    const way = first.split(',')[2] ?? '';
    const title = '=HYPERLINK("https://evil.example"),\'=1';
    const { questionTypes } = JSON.parse(exported) as { questionTypes: { id: number }[] };
    const file = { questions: [{ type: questionTypes[0]?.id, title: '@SUM(A1)', description: title }] };
    expect(await upload('', JSON.stringify(file))).toMatchObject({ imported: true });
    const text = await download('exportCsv?kind=questions');
    expect(text).toContain(",'@SUM(A1),");
    expect(text).not.toMatch(/(?:^|,|\n)"?[=@]/);
    expect(await upload('kind=questions', text)).toMatchObject({ imported: true, changes: [] });
    expect([head.startsWith('\uFEFFshop,question_id'), way === '']).toEqual([true, false]);
  });

  it('Q-134: a new question by CSV, with steps that lead on', async () => {
    const text = await download('exportCsv?kind=questions');
    const [head = '', first = ''] = ownLine(text);
    const [shop, , type] = first.split(',');
    const line = (...cells: string[]) =>
      [shop, '', type, 'By CSV', '', '<p>d</p>', '', '1', '', ...cells].join(',');
    const csv = [
      head,
      line('1', 'questionAnswer', '<p>one</p>', '', '1', 'Yes', '是', '2'),
      line('1', 'questionAnswer', '<p>one</p>', '', '2', 'No', '', '0'),
      line('2', 'goToChat', '<p>two</p>', '', '', '', '', ''),
    ].join('\r\n');
    expect(await upload('kind=questions', csv)).toMatchObject({
      imported: true,
      changes: [{ section: 'questions', title: 'By CSV', action: 'added' }],
    });
    const { questions } = JSON.parse(await download('export')) as { questions: { title: string }[] };
    expect(questions.find(({ title }) => title === 'By CSV')).toMatchObject({
      valid: 1,
      steps: [
        {
          type: 'questionAnswer',
          answers: [
            { content: 'Yes', contentZh: '是', next: 2 },
            { content: 'No', next: 0 },
          ],
        },
        { type: 'goToChat', answers: [] },
      ],
    });
    const wrong = csv.replaceAll(type ?? '', 'Nowhere').replaceAll('By CSV', 'Lost');
    const { problems, imported } = await upload('kind=questions', wrong);
    expect(imported).toBe(false);
    expect(problems).toContainEqual(
      expect.objectContaining({ row: 2, text: expect.stringContaining('Nowhere') }),
    );
  });
});

describe('refusals', () => {
  it('name the section, the row and the place; nothing is imported', async () => {
    const before = await download('export');
    const file = {
      products: [{ key: 'x', name: 'X', type: 'Nothing' }],
      cannedReplies: [{ title: 'a', textEn: '{{boss}}' }],
      shop: [{ shopUrl: 'javascript:alert(1)' }],
    };
    const { imported, problems } = await upload('', JSON.stringify(file));
    expect(imported).toBe(false);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ section: 'products', row: 0, place: 'products[0].type' }),
        expect.objectContaining({ section: 'cannedReplies', row: 0 }),
        expect.objectContaining({ section: 'shop', row: 0 }),
      ]),
    );
    expect((await upload('', '{"products": ['))?.problems).toHaveLength(1);
    expect((await upload('kind=sop', 'a,b\r\n"1'))?.problems).toHaveLength(1);
    expect(await download('export')).toBe(before);
  });

  it('Q-20: readers look and do not take or write', async () => {
    const reader = await login(app, 'reader');
    expect((await reader.get(`${base}/export`)).body).toMatchObject({ code: 403 });
    expect((await reader.upload(`${base}/import`, [{ name: 'f', content: '{}' }])).body).toMatchObject({
      code: 403,
    });
    expect((await reader.fetch(`${base}/exportCsv?kind=sop`)).status).toBe(200);
    expect((await amelia.post(`${base}/import`)).body).toMatchObject({ code: expect.any(Number) });
  });
});
