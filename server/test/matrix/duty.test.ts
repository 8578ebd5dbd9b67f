// what an agent may only do on duty. Existence is asked before duty, so each request names
// rows that are there.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#contract/errors';
import { callOf, calls, numberOf, send, textOf, unknownId, type Sent } from './calls';
import { startDemoApp, type Cast, type DemoApp } from './demo-app';
import { rowsOf, type DemoRows } from './rows';

const reports = '/javaplus/admin/afterSale/damageReport';
const tickets = '/javaplus/admin/recordQuestion';

/** The request, and the same with an id that nothing has where the call names a row. */
const requests: Readonly<Record<string, (rows: DemoRows) => { right: Sent; unknown?: Sent }>> = {
  'POST /javaplus/admin/webSocket/sendMessage': ({ ticket }) => {
    const body = { msgType: 4, recordQuestionId: ticket, msgContent: '<p>hi</p>', timestamp: 1 };
    return { right: { body }, unknown: { body: { ...body, recordQuestionId: unknownId } } };
  },
  'POST /api/admin/ChatBase/uploadFile': () => ({ right: {} }),
  [`POST ${tickets}/updateRecordQuestionCustomerId`]: ({ ticket, agent }) => ({
    right: { body: { recordQuestionId: ticket, customerId: agent } },
    unknown: { body: { recordQuestionId: unknownId, customerId: agent } },
  }),
  [`POST ${tickets}/updateRecordQuestionSopDirectoryId`]: ({ ticket, directory }) => ({
    right: { body: { recordQuestionId: ticket, sopDirectoryId: directory } },
    unknown: { body: { recordQuestionId: unknownId, sopDirectoryId: directory } },
  }),
  'POST /javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord': ({ ticket }) => ({
    right: { body: { recordQuestionId: ticket } },
    unknown: { body: { recordQuestionId: unknownId } },
  }),
  [`POST ${reports}/addDamageReport`]: ({ ticket, product, reportSop, template }) => {
    const body = {
      purchasingChannels: '2',
      questionRecordId: ticket,
      tempItemId: template,
      productionId: product,
      sopId: reportSop,
      warrantyType: '1',
      shopName: 'x',
    };
    return { right: { body }, unknown: { body: { ...body, questionRecordId: unknownId } } };
  },
  [`POST ${reports}/addChatRecordId`]: ({ report, message }) => ({
    right: { body: { id: report, chatRecordId: message } },
    unknown: { body: { id: unknownId, chatRecordId: message } },
  }),
  [`POST ${reports}/reviewDamageReport`]: ({ reviewed, answer }) => {
    const answers = [{ id: answer, checkStatus: 2, checkRemark: '' }];
    const body = { id: reviewed, answers, checkConclusionStatus: 1, checkConclusionRemark: '' };
    return { right: { body }, unknown: { body: { ...body, id: unknownId } } };
  },
  [`POST ${reports}/voidDamageReport`]: ({ reviewed }) => ({
    right: { body: { id: reviewed, abandonCause: 'gone' } },
    unknown: { body: { id: unknownId, abandonCause: 'gone' } },
  }),
  'POST /javaplus/afterSale/damageReport/repealDamageReport': ({ report }) => ({
    right: { body: { id: report } },
    unknown: { body: { id: unknownId } },
  }),
};

let app: DemoApp;
let cast: Cast;
let rows: DemoRows;

beforeAll(async () => {
  app = await startDemoApp();
  cast = await app.castAll();
  rows = await rowsOf(app);
});
afterAll(() => app.stop());

it('Q-21, Q-161: knows every call that demands duty', () => {
  const demanding = calls.filter(({ definition }) => definition.duty === true).map(({ key }) => key);
  expect(Object.keys(requests).sort()).toEqual(demanding.sort());
});

describe.each(Object.entries(requests))('Q-21, Q-161: %s', (key, request) => {
  const call = callOf(key);
  const offDuty = errors['core.off_duty'].zh;

  it('is refused off duty, after existence, and only off duty', async () => {
    const { right, unknown } = request(rows);
    const refused = await send(cast.offDuty, call, right);
    expect([refused.number, textOf(refused), refused.body.data]).toEqual([
      numberOf(call, 'refusal'),
      offDuty,
      {},
    ]);
    if (unknown !== undefined) {
      expect((await send(cast.offDuty, call, unknown)).number).toBe(numberOf(call, 'not_found'));
    }
    expect(textOf(await send(cast.reader, call, right))).toBe(errors['core.read_only'].zh);
    expect(textOf(await send(cast.agent, call, right))).not.toBe(offDuty);
  });
});
