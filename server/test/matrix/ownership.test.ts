// AUTH-14, Q-22, Q-143: whoever names a ticket, a message or a report of somebody else gets the same answer as
// for one that does not exist, no data, and changes nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonSchemaOf } from '#contract/core/documents';
import { callOf, calls, numberOf, send, unknownId, type MatrixCall, type Sent } from './calls';
import { startDemoApp, type Cast, type DemoApp } from './demo-app';
import { rowsOf, type DemoRows } from './rows';

type Request = (ids: { ticket: number; report: number; answer: number }, rows: DemoRows) => Sent;

const user = '/javaplus/user';

/** What a customer sends with the id of a ticket, a report or an answer. */
const requests: Readonly<Record<string, Request>> = {
  [`POST ${user}/recordQuestion/updateRecordQuestionUnread`]: ({ ticket }) => ({
    body: { recordQuestionId: ticket },
  }),
  [`POST ${user}/recordQuestion/updateIsSolvedById`]: ({ ticket }) => ({ body: { id: ticket, isSolved: 1 } }),
  [`POST ${user}/recordChat/queryByRecordQuestionIdAndTimestamp`]: ({ ticket }) => ({
    body: { recordQuestionId: ticket },
  }),
  [`POST ${user}/webSocket/sendMessage`]: ({ ticket }) => ({
    body: { msgType: 4, recordQuestionId: ticket, msgContent: '<p>hi</p>', timestamp: 1 },
  }),
  [`POST ${user}/scoreQuestionRecord/getScoreQuestionRecord/:id`]: ({ ticket }) => ({ id: ticket }),
  [`POST ${user}/scoreQuestionRecord/updateScoreQuestionRecord`]: ({ ticket }, { ratingOption }) => ({
    body: {
      recordQuestionId: ticket,
      customerId: null,
      suggest: '',
      scoreRelationDTOList: [{ scoreQuestionOptionId: ratingOption, score: 5 }],
    },
  }),
  [`POST ${user}/scoreQuestionRecord/cancelScore/:id`]: ({ ticket }) => ({ id: ticket }),
  'GET /java/front/getFAQAppraiseStatus': ({ ticket }) => ({ body: { questionRescordId: ticket } }),
  'GET /java/front/changingProblemsState': ({ ticket }) => ({ body: { questionRescordId: ticket } }),
  'GET /java/front/getUserChatRecordListByQuestionRecordId': ({ ticket }) => ({
    body: { questionRecordId: ticket },
  }),
  'GET /java/front/getUserHistoriesChatRecordListByQuestionRecordId': ({ ticket }) => ({
    body: { questionRecordId: ticket },
  }),
  'POST /java/front/sendQuestion': ({ ticket }) => ({
    body: { userId: 'nobody', type: 1, questionRecordId: ticket },
  }),
  'POST /api/user/KnowledgeBase/changeQuestionRecord': ({ ticket }) => ({
    body: { id: ticket, change: { is_solved: 1 } },
  }),
  'POST /api/user/ChatBase/addScore': ({ ticket }, { ratingLevel }) => ({
    body: { question_record_id: ticket, score_id: ratingLevel, score_option_id_array: [] },
  }),
  'POST /java/front/sopAi': ({ ticket }) => ({ body: { type: 1, questionId: ticket, content: 'drift' } }),
  'GET /java/front/getUserHisAiList': ({ ticket }) => ({ body: { questionId: ticket } }),
  'GET /java/front/delUserHistoriesAiChatList': ({ ticket }) => ({ body: { questionId: ticket } }),
  'POST /api/user/damageReport/getShowDamageReportById': ({ report }) => ({ body: { id: report } }),
  'POST /api/user/damageReport/addUserFistEntryTime': ({ report }) => ({ body: { id: report } }),
  'POST /api/user/damageReport/editDamageReport': ({ answer }) => ({
    body: { data: [{ id: answer, content: 'taken over', contentItemId: '', url: '' }] },
  }),
  [`POST ${user}/afterSale/damageReport/getDamageReportCardById`]: ({ report }) => ({ body: { id: report } }),
};

/** Ids in these are of the catalogue, which everybody may read. */
const catalogueOnly = new Set([
  'POST /api/user/KnowledgeBase/changeQuestion',
  'POST /api/user/Base/accessStatistics',
  `POST ${user}/recordQuestion/createRecordQuestion`,
  'POST /javaplus/anonymous/user/recordQuestion/createRecordQuestion',
  'POST /api/user/KnowledgeBase/addQuestionRecord',
  'GET /java/front/search',
]);

let app: DemoApp;
let cast: Cast;
let rows: DemoRows;

beforeAll(async () => {
  app = await startDemoApp();
  cast = await app.castAll();
  rows = await rowsOf(app);
});
afterAll(() => app.stop());

/** Everything of the owner that a stranger could have changed. */
async function belongings() {
  const { db } = app.app;
  return {
    tickets: await db.selectFrom('ticket').selectAll().orderBy('id').execute(),
    messages: await db.selectFrom('message').selectAll().orderBy('id').execute(),
    reports: await db.selectFrom('damage_report').selectAll().orderBy('id').execute(),
    answers: await db.selectFrom('damage_report_answer').selectAll().orderBy('id').execute(),
    ratings: await db.selectFrom('rating').selectAll().orderBy('ticket_id').execute(),
  };
}

function takesId(call: MatrixCall): boolean {
  const { params, query, body } = call.definition;
  const schemas = [params, query, body].filter((schema) => schema !== undefined);
  return schemas.some((schema) =>
    /"(\w*[iI]d|id)":\{[^}]*"type":"integer"/.test(JSON.stringify(jsonSchemaOf(schema))),
  );
}

it('AUTH-14: knows every call in which a customer names a row', () => {
  const customersCalls = calls.filter(
    (call) => call.side !== 'admin' && !call.definition.access.startsWith('staff') && takesId(call),
  );
  const unknown = customersCalls
    .map(({ key }) => key)
    .filter((key) => !(key in requests) && !catalogueOnly.has(key));
  expect(unknown).toEqual([]);
});

describe.each(Object.entries(requests))('AUTH-14, Q-22, Q-143: %s', (key, request) => {
  const call = callOf(key);
  const own = () => ({ ticket: rows.ticket, report: rows.report, answer: rows.answer });
  const unknown = { ticket: unknownId, report: unknownId, answer: unknownId };

  it('refuses strangers as if there were nothing, and changes nothing', async () => {
    const before = await belongings();
    const strangers = [
      cast.otherCustomer,
      ...(call.definition.access === 'customer' ? [] : [cast.anonymous]),
    ];
    for (const stranger of strangers) {
      const foreign = await send(stranger, call, request(own(), rows));
      expect([foreign.status, foreign.number, foreign.body.data]).toEqual([
        200,
        numberOf(call, 'forbidden'),
        {},
      ]);
      const nothing = await send(stranger, call, request(unknown, rows));
      const unnumbered = { requestId: expect.any(String) };
      expect({ ...nothing.body, ...unnumbered }).toEqual({ ...foreign.body, ...unnumbered });
    }
    expect(await belongings()).toEqual(before);
  });

  it('does not refuse the owner', async () => {
    const answer = await send(cast.customer, call, request(own(), rows));
    expect([answer.status, answer.number]).toEqual([200, expect.any(Number)]);
    expect(answer.number).not.toBe(numberOf(call, 'forbidden'));
    expect(answer.number).not.toBe(numberOf(call, 'no_session'));
  });
});
