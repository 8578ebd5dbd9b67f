// Submitting answers through the front door: encodings, what fits which question, and who wins.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportDetail } from '#contract/damage-reports/schemas';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient, TestFile } from '../../../test/client';
import {
  allKinds,
  answerTo,
  detailOf,
  givenReport,
  givenReports,
  optionId,
  picture,
  reportPaths,
  reviewOf,
  submitReport,
  video,
  type GivenReport,
  type GivenReports,
} from '../../../test/given-reports';

let test: TestApp;
let given: GivenReports;

beforeAll(async () => {
  test = await startTestApp();
  given = await givenReports(test);
});
beforeEach(() => test.clock.set(testStart));
afterAll(() => test.stop());

const [radio, checkbox, text, images, clip] = [0, 1, 2, 3, 4];

const submit = async ({ user }: GivenReport, ...data: object[]) =>
  (await user.client.post(reportPaths.submit, { data, timestamp: test.clock.now() })).body;
const stored = async (report: GivenReport, at: number) =>
  (await detailOf(report)).tempItemContentList[at]?.answerVo;
const grip = (detail: ReportDetail) =>
  answerTo(detail, radio, { contentItemId: String(optionId(detail, radio, 1)) });
/** The address of a file that this browser just sent as the form does. */
async function uploaded(client: TestClient, file: TestFile): Promise<string> {
  const { body } = await client.upload('/javaplus/user/file/upload', [file]);
  if (body.code !== 200) throw new Error(JSON.stringify(body));
  return `/static/${String(body.data).replace('/static/', '')}`;
}

async function opened(): Promise<{ report: GivenReport; detail: ReportDetail }> {
  const report = await givenReport(given);
  return { report, detail: await detailOf(report) };
}

describe('API-025, Q-79: what is stored', () => {
  it('STATE-06, DMG-24, Q-87: all five kinds at once; the report is under review', async () => {
    const { report, detail } = await opened();
    const { client } = report.user;
    const [front, back] = [optionId(detail, images, 0), optionId(detail, images, 1)];
    const [first, second] = [await uploaded(client, picture), await uploaded(client, picture)];
    const film = await uploaded(client, video);
    const [x, z] = [optionId(detail, checkbox, 0), optionId(detail, checkbox, 2)];
    const url = JSON.stringify(`${first}:${front};${second}:${back};`);
    test.clock.advance(5_000);
    const answer = await submit(
      report,
      grip(detail),
      answerTo(detail, checkbox, { contentItemId: JSON.stringify(`${z};${x};`) }),
      answerTo(detail, text, { content: 'loose axis' }),
      answerTo(detail, images, { url }),
      answerTo(detail, clip, { url: `"${film}:${detail.tempItemContentList[clip]?.id};"` }),
    );
    expect(answer).toMatchObject({ errno: 0, data: {} });
    const after = await detailOf(report);
    expect(after).toMatchObject({
      status: 2,
      statusName: 'Under Review',
      damageReportTime: testStart + 5_000,
    });
    const answers = after.tempItemContentList.map(({ answerVo: { contentItemId, url: files, content } }) => [
      contentItemId,
      files,
      content,
    ]);
    expect(answers).toEqual([
      [String(optionId(detail, radio, 1)), '', ''],
      [`"${z};${x};"`, '', ''],
      ['', '', 'loose axis'],
      ['', url, ''],
      ['', `"${film}:${detail.tempItemContentList[clip]?.id};"`, ''],
    ]);
    expect((await given.agent.client.fetch(first)).status).toBe(200);
    expect((await client.fetch(film)).status).toBe(200);
    expect((await test.client().fetch(film)).status).toBe(404);
  });

  it('DMG-18, DMG-19, DMG-20, DMG-21, DMG-22: a number is a choice, null is nothing, /ipfs/ is /static/', async () => {
    const { report, detail } = await opened();
    const child = optionId(detail, radio, 0, 1);
    const [x, y] = [optionId(detail, checkbox, 0), optionId(detail, checkbox, 1)];
    const file = await uploaded(report.user.client, picture);
    const slot = optionId(detail, images, 0);
    const sent = [
      { id: answerTo(detail, radio).id, contentItemId: child },
      { id: answerTo(detail, checkbox).id, contentItemId: `"${x};${y};"`, url: null, content: null },
      answerTo(detail, text, { content: '  <b>as typed</b>\n ' }),
      answerTo(detail, images, { url: `"${file.replace('/static/', '/ipfs/')}:${slot};"` }),
    ];
    expect(await submit(report, ...sent)).toMatchObject({ errno: 0 });
    expect(await stored(report, radio)).toMatchObject({ contentItemId: String(child), url: '', content: '' });
    expect(await stored(report, checkbox)).toMatchObject({ contentItemId: `"${x};${y};"` });
    expect(await stored(report, text)).toMatchObject({
      content: '  <b>as typed</b>\n ',
      contentItemId: '',
      url: '',
    });
    expect(await stored(report, images)).toMatchObject({ url: `"${file}:${slot};"` });
  });

  it('DMG-10, Q-141, Q-159: a text of 1,000 code points is plain text and fits, 1,001 do not', async () => {
    const { report, detail } = await opened();
    const long = (count: number) => answerTo(detail, text, { content: '🛩'.repeat(count) });
    expect(await submit(report, grip(detail), long(1_001))).toMatchObject({
      errno: 1000,
      errmsg: 'The answer has at most 1,000 characters: What happens?',
    });
    expect(await submit(report, grip(detail), long(1_000))).toMatchObject({ errno: 0 });
  });
});

describe('Q-82: essential questions', () => {
  it('DMG-07: an open one is named and nothing changes; what is stored counts as answered', async () => {
    const { report, detail } = await opened();
    const open = { errno: 1000, errmsg: 'Please answer: Which part?' };
    expect(await submit(report, answerTo(detail, text, { content: 'x' }))).toMatchObject(open);
    expect(await submit(report, answerTo(detail, radio))).toMatchObject(open);
    expect(await detailOf(report)).toEqual(detail);
    expect(await submit(report, grip(detail))).toMatchObject({ errno: 0 });
    const review = reviewOf(await detailOf(report), [text]);
    await given.agent.client.post(reportPaths.review, review);
    expect(await submit(report, answerTo(detail, text, { content: 'y' }))).toMatchObject({ errno: 0 });
    expect(await stored(report, radio)).toMatchObject({ contentItemId: grip(detail).contentItemId });
  });

  it('DMG-16: what a chosen option asks is required with its question; an approved answer is left as it is', async () => {
    const { report, detail } = await opened();
    const base = answerTo(detail, radio, { contentItemId: String(optionId(detail, radio, 0)) });
    expect(await submit(report, base)).toMatchObject({
      errno: 1000,
      errmsg: 'Please answer: Which part? › Base',
    });
    expect(await detailOf(report)).toEqual(detail);
    const below = answerTo(detail, radio, { contentItemId: String(optionId(detail, radio, 0, 1)) });
    expect(await submit(report, below)).toMatchObject({ errno: 0 });

    // As one from before the rule was stored, and approved.
    await test.app.db
      .updateTable('damage_report_answer')
      .set({ content_item_id: String(base.contentItemId) })
      .where('id', '=', base.id)
      .execute();
    expect(await stored(report, radio)).toMatchObject({ contentItemId: base.contentItemId });
    await given.agent.client.post(reportPaths.review, reviewOf(await detailOf(report), [text]));
    const again = answerTo(detail, text, { content: 'more' });
    expect(await submit(report, base, again)).toMatchObject({ errno: 0 });
  });

  it('blanks are no answer', async () => {
    const [templateId = 0] = await test.app.modules.damageReports.createTemplates(test.app.db, [
      {
        ...allKinds(given.sopId, []),
        items: [{ questionType: 21, title: 'Words', titleZh: null, isEssential: 1 }],
      },
    ]);
    const report = await givenReport(given, { change: { tempItemId: templateId } });
    const words = answerTo(await detailOf(report), 0, { content: ' \u200b\n' });
    expect(await submit(report, words)).toMatchObject({ errno: 1000, errmsg: 'Please answer: Words' });
  });

  it('STATE-07, DMG-25: on resubmission changed answers lose their check, approved ones keep it', async () => {
    const report = await givenReport(given);
    await submitReport(report);
    await given.agent.client.post(reportPaths.review, reviewOf(await detailOf(report), [text]));
    const detail = await detailOf(report);
    expect(detail.status).toBe(3);
    const again = [grip(detail), answerTo(detail, text, { content: 'it rattles' })];
    expect(await submit(report, ...again)).toMatchObject({ errno: 0 });
    expect((await detailOf(report)).status).toBe(2);
    expect(await stored(report, radio)).toMatchObject({ checkStatus: 2, checkStatusName: 'Approved' });
    expect(await stored(report, text)).toMatchObject({
      content: 'it rattles',
      checkStatus: null,
      checkStatusName: '',
      checkRemark: '',
    });
  });

  it('an approved answer may be changed and is open again; a rejected one sent as it was stays rejected', async () => {
    const report = await givenReport(given);
    await submitReport(report, 'as it was');
    await given.agent.client.post(reportPaths.review, reviewOf(await detailOf(report), [text]));
    const detail = await detailOf(report);
    const base = answerTo(detail, radio, { contentItemId: String(optionId(detail, radio, 0, 0)) });
    await submit(report, base, answerTo(detail, text, { content: 'as it was' }));
    expect(await stored(report, radio)).toMatchObject({ checkStatus: null });
    expect(await stored(report, text)).toMatchObject({
      checkStatus: 1,
      checkRemark: 'Please show it again.',
    });
  });
});

describe('refusals', () => {
  it('Q-79: what does not fit a question names it and changes nothing', async () => {
    const { report, detail } = await opened();
    const { client } = report.user;
    const [file, film] = [await uploaded(client, picture), await uploaded(client, video)];
    const option = optionId(detail, radio, 0);
    const axis = optionId(detail, checkbox, 0);
    const slot = optionId(detail, images, 0);
    const clipId = detail.tempItemContentList[clip]?.id;
    const wrong: [number, object][] = [
      [radio, { contentItemId: String(axis) }],
      [radio, { contentItemId: `${option};` }],
      [radio, { contentItemId: 'Grip' }],
      [radio, { contentItemId: String(option), content: 'x' }],
      [checkbox, { contentItemId: `"${axis};${axis};"` }],
      [checkbox, { contentItemId: `"${option};"` }],
      [checkbox, { contentItemId: `"${axis};` }],
      [checkbox, { contentItemId: `${axis};` }],
      [checkbox, { contentItemId: `"${axis}"` }],
      [checkbox, { contentItemId: `{"a":1}` }],
      [checkbox, { contentItemId: `"${axis};"`, url: `"${file}:${slot};"` }],
      [text, { content: 'x', contentItemId: String(option) }],
      [text, { content: 'x', url: file }],
      [images, { url: `"${file}:${clipId};"` }],
      [images, { url: `"${file};"` }],
      [images, { url: `${file}:${slot};` }],
      [images, { url: `"https://elsewhere.example/a.png:${slot};"` }],
      [images, { url: `"/static/../etc/passwd:${slot};"` }],
      [images, { url: `"${film}:${slot};"` }],
      [images, { url: `"${file}:${slot};"`, content: 'x' }],
      [clip, { url: `"${file}:${clipId};"` }],
    ];
    for (const [at, fields] of wrong) {
      const answer = await submit(report, grip(detail), answerTo(detail, at, fields));
      const { title } = detail.tempItemContentList[at] ?? { title: '' };
      expect(answer, JSON.stringify(fields)).toMatchObject({
        errno: 1000,
        errmsg: `The answer does not fit the question: ${title}`,
      });
    }
    const twice = await submit(report, grip(detail), grip(detail));
    expect(twice.errmsg).toBe('The answer does not fit the question: Which part?');
    expect(await detailOf(report)).toEqual(detail);
    // A refused submission places no file.
    const places = await test.app.db.selectFrom('file_place').selectAll().execute();
    expect(places.filter(({ file_name }) => [file, film].includes(`/static/${file_name}`))).toEqual([]);
  });

  it('Q-175, AUTH-14: answers of another customer, unknown ones, and files of others: 1004', async () => {
    const { report, detail } = await opened();
    const other = await opened();
    for (const data of [
      [grip(other.detail)],
      [grip(detail), grip(other.detail)],
      [{ ...grip(detail), id: 987_654 }],
    ]) {
      expect(await submit(report, ...data)).toMatchObject({ errno: 1004 });
    }
    const foreign = await uploaded(other.report.user.client, picture);
    const slot = optionId(detail, images, 0);
    for (const url of [foreign, `/static/${'0'.repeat(32)}.png`]) {
      const stolen = answerTo(detail, images, { url: `"${url}:${slot};"` });
      expect(await submit(report, grip(detail), stolen)).toMatchObject({ errno: 1004 });
    }
    expect(await detailOf(other.report)).toEqual(other.detail);
    expect(await detailOf(report)).toEqual(detail);
  });

  it('Q-79: no answers, and answers of two own reports, are refused as mixed', async () => {
    const first = await givenReport(given);
    const { user, ticketId } = first;
    const second = await givenReport(given, { user, ticketId });
    const mixed = { errno: 1000, errmsg: 'The answers must be those of one report.' };
    expect(await submit(first)).toMatchObject(mixed);
    const both = [grip(await detailOf(first)), grip(await detailOf(second))];
    expect(await submit(first, ...both)).toMatchObject(mixed);
    user.client.setCookie('lang', 'zh');
    expect(await submit(first)).toMatchObject({ errmsg: '答案必须属于同一份报损单' });
  });

  it('DMG-25, Q-144: only status 1 and 3 take answers, whatever is in them', async () => {
    const report = await givenReport(given);
    await submitReport(report);
    const detail = await detailOf(report);
    const closed = { errno: 1000, errmsg: 'The status of the report does not allow this (any more).' };
    const nonsense = answerTo(detail, text, { content: 'x', url: 'y' });
    expect(await submit(report, nonsense)).toMatchObject(closed);
    await given.agent.client.post(reportPaths.review, reviewOf(detail));
    expect(await submit(report, nonsense)).toMatchObject(closed);
    const gone = await givenReport(given);
    await given.agent.client.post(reportPaths.withdraw, { id: gone.id });
    expect(await submit(gone, grip(await detailOf(gone)))).toMatchObject(closed);
  });

  it('a body of another form is bad input', async () => {
    const { report } = await opened();
    const { client } = report.user;
    for (const body of [{}, { data: 'x' }, { data: [{}] }, { data: [{ id: 1, content: 5 }] }, []]) {
      expect((await client.post(reportPaths.submit, body)).body.errno).toBe(1000);
    }
  });
});

it('API-025, Q-82: of 50 submissions at once one wins', async () => {
  const { report, detail } = await opened();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      submit(report, grip(detail), answerTo(detail, text, { content: `try ${at}` })),
    ),
  );
  const won = answers.flatMap(({ errno }, at) => (errno === 0 ? [at] : []));
  expect(won).toHaveLength(1);
  expect(answers.filter(({ errno }) => errno === 1000)).toHaveLength(49);
  expect((await stored(report, text))?.content).toBe(`try ${won[0]}`);
});
