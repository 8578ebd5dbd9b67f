// Reviewing, voiding and withdrawing reports through the front door.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/app';
import type { TestClient } from '../../../test/client';
import { givenStaff } from '../../../test/given';
import {
  detailOf,
  givenReport,
  givenReports,
  reportPaths,
  reviewOf,
  sendCard,
  submitReport,
  type GivenReport,
  type GivenReports,
} from '../../../test/given-reports';

let test: TestApp;
let given: GivenReports;
let admin: TestClient;
let off: TestClient;
let reader: TestClient;
let colleague: TestClient;

beforeAll(async () => {
  test = await startTestApp();
  given = await givenReports(test);
  admin = given.agent.client;
  await givenStaff(test, { account: 'off', workStatus: 0 });
  await givenStaff(test, { account: 'reader', isReadonly: true });
  await givenStaff(test, { account: 'bruno', name: 'Bruno' });
  off = await test.loginStaff('off');
  reader = await test.loginStaff('reader');
  colleague = await test.loginStaff('bruno');
});
beforeEach(() => test.clock.set(testStart));
afterAll(() => test.stop());

async function submitted(): Promise<GivenReport> {
  const report = await givenReport(given);
  await submitReport(report);
  return report;
}
const review = async (body: object, who = admin) => (await who.post(reportPaths.review, body)).body;
const voided = async (id: number, abandonCause?: unknown, who = admin) =>
  (await who.post(reportPaths.void, { id, abandonCause })).body;
const withdraw = async (id: number, who = admin) => (await who.post(reportPaths.withdraw, { id })).body;
const wrongState = { code: 500, message: '报损单当前状态不支持此操作' };

describe('DMG-55, Q-75: reviewing', () => {
  it('STATE-07, DMG-27: one rejected answer asks the customer again, with the remark', async () => {
    const report = await submitted();
    const body = reviewOf(await detailOf(report), [2], { checkConclusionStatus: 3 });
    expect(await review(body)).toMatchObject({ code: 200, data: {} });
    const after = await detailOf(report);
    expect(after).toMatchObject({
      status: 3,
      statusName: 'Waiting for Additional Information',
      checkConclusionStatus: 3,
      checkConclusionStatusName: 'Replacement part',
      checkConclusionRemark: '',
    });
    const [radio, , text] = after.tempItemContentList.map(({ answerVo }) => answerVo);
    expect(radio).toMatchObject({ checkStatus: 2, checkStatusName: 'Approved', checkRemark: '' });
    expect(text).toMatchObject({
      checkStatus: 1,
      checkStatusName: 'Rejected',
      checkRemark: 'Please show it again.',
    });
  });

  it('STATE-08, Q-77: all approved complete it; nothing changes it any more', async () => {
    const report = await submitted();
    await review(reviewOf(await detailOf(report), [2]));
    await submitReport(report, 'shown again');
    expect(await review(reviewOf(await detailOf(report), []), colleague)).toMatchObject({ code: 200 });
    const done = await detailOf(report);
    expect(done).toMatchObject({ status: 4, statusName: 'Review Completed', checkConclusionStatus: 1 });
    expect(done.tempItemContentList.every(({ answerVo }) => answerVo.checkStatus === 2)).toBe(true);
    expect(await review(reviewOf(done))).toMatchObject(wrongState);
    expect(await voided(report.id, 'late')).toMatchObject(wrongState);
    expect(await withdraw(report.id)).toMatchObject(wrongState);
    expect(await detailOf(report)).toEqual(done);
  });

  it('DMG-31, Q-77, Q-153: conclusions 1 to 6 as number or digit; 6 needs words of its own', async () => {
    for (const checkConclusionStatus of [1, 2, '3', 4, 5, 6]) {
      const report = await submitted();
      const body = reviewOf(await detailOf(report), [], {
        checkConclusionStatus,
        checkConclusionRemark: ' Lab ',
      });
      expect(await review(body)).toMatchObject({ code: 200 });
      expect(await detailOf(report)).toMatchObject({
        checkConclusionStatus: Number(checkConclusionStatus),
        checkConclusionRemark: 'Lab',
      });
    }
  });

  it('Q-75: an incomplete review names what is missing and changes nothing', async () => {
    const report = await submitted();
    const other = await submitted();
    const detail = await detailOf(report);
    const complete = reviewOf(detail);
    const [first, ...rest] = complete.answers;
    const foreign = reviewOf(await detailOf(other)).answers[0];
    const rejected = (checkRemark: unknown) => ({
      answers: [{ ...first, checkStatus: 1, checkRemark }, ...rest],
    });
    const cases: [object, string][] = [
      [{ answers: [foreign, ...rest] }, '答案不属于该报损单'],
      [{ answers: [{ ...first, id: 987_654 }, ...rest] }, '答案不属于该报损单'],
      [{ answers: [] }, '请审核每一个答案'],
      [{ answers: rest }, '请审核每一个答案'],
      [{ answers: [first, first, ...rest] }, '请审核每一个答案'],
      [{ answers: [rest[0], ...rest] }, '请审核每一个答案'],
      [rejected(''), '驳回的答案需要填写备注'],
      [rejected('  '), '驳回的答案需要填写备注'],
      [rejected(null), '驳回的答案需要填写备注'],
      [rejected('x'.repeat(501)), '备注最多 500 个字符'],
      [{ checkConclusionRemark: 'x'.repeat(501) }, '备注最多 500 个字符'],
      [{ checkConclusionStatus: 0 }, '请选择审核结论；选择“其他”时请填写备注'],
      [{ checkConclusionStatus: 7 }, '请选择审核结论；选择“其他”时请填写备注'],
      [{ checkConclusionStatus: 6 }, '请选择审核结论；选择“其他”时请填写备注'],
    ];
    for (const [change, message] of cases) {
      expect(await review({ ...complete, ...change }), JSON.stringify(change)).toMatchObject({
        code: 400,
        message,
      });
    }
    expect(await detailOf(report)).toEqual(detail);
    expect(await review({ ...complete, ...rejected('🛩'.repeat(500)) })).toMatchObject({ code: 200 });
    expect((await detailOf(report)).status).toBe(3);
  });

  it('Q-144, Q-161: refusals in order: session, role, existence, duty, state, content', async () => {
    const report = await givenReport(given);
    const body = reviewOf(await detailOf(report), [], { answers: [] });
    expect(await review({ ...body, id: 987_654 }, report.user.client)).toMatchObject({ code: 401 });
    expect(await review({ ...body, id: 987_654 }, reader)).toMatchObject({ message: '只读用户不能操作' });
    expect(await review({ ...body, id: 987_654 }, off)).toMatchObject({ code: 404 });
    expect(await review(body, off)).toMatchObject({ code: 500, message: '请先上工后再进行操作' });
    expect(await review(body)).toMatchObject(wrongState);
    await submitReport(report);
    expect(await review(body)).toMatchObject({ code: 400, message: '请审核每一个答案' });
  });

  it('Q-82: staff see what a submission replaced, with its check; customers do not', async () => {
    const report = await submitted();
    const seenBy = async () => (await admin.post(reportPaths.staffDetail, { id: report.id })).body.data;
    const earlierOf = (detail: { tempItemContentList: { answerVo: { earlier?: unknown } }[] }) =>
      detail.tempItemContentList.map(({ answerVo }) => answerVo.earlier);
    expect(earlierOf(await seenBy())).toEqual([null, null, null, null, null]);
    await review(reviewOf(await detailOf(report), [2]));
    await submitReport(report, 'shown again');
    expect(earlierOf(await seenBy())).toEqual([
      null,
      null,
      {
        content: 'loose axis',
        contentItemId: '',
        url: '',
        checkStatus: 1,
        checkStatusName: '已驳回',
        checkRemark: 'Please show it again.',
      },
      null,
      null,
    ]);
    expect(earlierOf(await detailOf(report))).toEqual(Array(5).fill(undefined));
    await review(reviewOf(await detailOf(report), [0]));
    await submitReport(report, 'shown again');
    expect(earlierOf(await seenBy())).toEqual([null, null, null, null, null]);
  });

  it('Q-75: answers that came after the ones that were looked at are not judged unseen', async () => {
    const report = await submitted();
    const seen = await detailOf(report);
    const first = { damageReportTime: seen.damageReportTime };
    expect(await review(reviewOf(seen, [2], first))).toMatchObject({ code: 200 });
    test.clock.advance(1_000);
    await submitReport(report, 'shown again');
    expect(await review(reviewOf(seen, [], first), colleague)).toMatchObject({
      code: 500,
      message: '客户已重新提交，请先查看新的答案',
    });
    const second = { damageReportTime: (await detailOf(report)).damageReportTime };
    expect(await review(reviewOf(seen, [], second), colleague)).toMatchObject({ code: 200 });
  });

  it('of two agents at once one wins, and the other is told', async () => {
    const report = await submitted();
    const detail = await detailOf(report);
    const answers = await Promise.all([review(reviewOf(detail, [0])), review(reviewOf(detail), colleague)]);
    const codes = answers.map(({ code }) => code as number);
    expect(codes.toSorted()).toEqual([200, 500]);
    expect(answers[codes.indexOf(500)]).toMatchObject(wrongState);
    expect((await detailOf(report)).status).toBe(codes[0] === 200 ? 3 : 4);
  });

  it('Q-75: staff read who reviewed it last and when, customers do not', async () => {
    const report = await submitted();
    const seenBy = async () => (await admin.post(reportPaths.staffDetail, { id: report.id })).body.data;
    expect(await seenBy()).toMatchObject({ reviewerName: '', reviewedAt: null });
    await review(reviewOf(await detailOf(report), [2]), colleague);
    expect(await seenBy()).toMatchObject({ reviewerName: 'Bruno', reviewedAt: testStart });
    await submitReport(report, 'shown again');
    test.clock.advance(1_000);
    await review(reviewOf(await detailOf(report)));
    expect(await seenBy()).toMatchObject({ reviewerName: 'Amelia', reviewedAt: testStart + 1_000 });
    expect(Object.keys(await detailOf(report))).not.toContain('reviewerName');
  });

  it('of 50 at once one wins', async () => {
    const report = await submitted();
    const detail = await detailOf(report);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => review(reviewOf(detail, at % 2 === 0 ? [] : [0]))),
    );
    const won = answers.findIndex(({ code }) => code === 200);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await detailOf(report)).status).toBe(won % 2 === 0 ? 4 : 3);
  });
});

describe('Q-76: voiding', () => {
  it('against a submission at the same moment ends voided, whoever came first; the customer is told', async () => {
    for (const isFirst of [true, false]) {
      const report = await submitted();
      await review(reviewOf(await detailOf(report), [2]));
      const submit = async () => (await submitReport(report, 'shown again')).body;
      const end = () => voided(report.id, 'sent twice', colleague);
      // What is called first mostly comes first; both orders must hold.
      const calls = isFirst
        ? { submission: submit(), voiding: end() }
        : { voiding: end(), submission: submit() };
      const [submission, voiding] = await Promise.all([calls.submission, calls.voiding]);
      expect(voiding).toMatchObject({ code: 200 });
      if (submission.errno !== 0) expect(submission).toMatchObject({ errno: 1000 });
      const after = await detailOf(report);
      expect(after).toMatchObject({ status: 5, abandonCause: 'sent twice' });
      const text = after.tempItemContentList[2]?.answerVo.content;
      expect(text).toBe(submission.errno === 0 ? 'shown again' : 'loose axis');
    }
  });

  it('of a submission that the agent has not seen is refused, and told; exactly one of both wins', async () => {
    for (const isFirst of [true, false]) {
      const report = await submitted();
      await review(reviewOf(await detailOf(report), [2]));
      const { damageReportTime } = await detailOf(report);
      test.clock.advance(1_000);
      const submit = async () => (await submitReport(report, 'shown again')).body;
      const end = async () => {
        const body = { id: report.id, abandonCause: 'sent twice', damageReportTime };
        return (await colleague.post(reportPaths.void, body)).body;
      };
      const calls = isFirst
        ? { submission: submit(), voiding: end() }
        : { voiding: end(), submission: submit() };
      const [submission, voiding] = await Promise.all([calls.submission, calls.voiding]);
      const { status } = await detailOf(report);
      if (submission.errno === 0) {
        expect([voiding, status]).toEqual([
          expect.objectContaining({ code: 500, message: '客户已重新提交，请先查看新的答案' }),
          2,
        ]);
      } else {
        expect([submission.errno, voiding.code, status]).toEqual([1000, 200, 5]);
      }
    }
  });

  it('STATE-09: from status 2 and 3, with its reason; nothing changes it any more', async () => {
    for (const isReviewed of [false, true]) {
      const report = await submitted();
      if (isReviewed) await review(reviewOf(await detailOf(report), [2]));
      expect(await voided(report.id, ' Sent twice ', colleague)).toMatchObject({ code: 200 });
      const gone = await detailOf(report);
      expect(gone).toMatchObject({ status: 5, statusName: 'Voided', abandonCause: 'Sent twice' });
      expect(await voided(report.id, 'again')).toMatchObject(wrongState);
      expect(await review(reviewOf(gone))).toMatchObject(wrongState);
      expect((await submitReport(report)).body.errno).toBe(1000);
      expect(await detailOf(report)).toEqual(gone);
    }
  });

  it('Q-144: refusals in order: role, existence, duty, state, then the reason, at most 200 characters', async () => {
    const report = await givenReport(given);
    expect(await voided(report.id, 'x', report.user.client)).toMatchObject({ code: 401 });
    expect(await voided(report.id, 'x', reader)).toMatchObject({ code: 403 });
    expect(await voided(987_654, '', off)).toMatchObject({ code: 404 });
    expect(await voided(report.id, '', off)).toMatchObject({ message: '请先上工后再进行操作' });
    expect(await voided(report.id, '')).toMatchObject(wrongState);
    await submitReport(report);
    for (const none of [undefined, null, '', ' ']) {
      expect(await voided(report.id, none)).toMatchObject({ code: 400, message: '请填写作废原因' });
    }
    expect(await voided(report.id, 'x'.repeat(201))).toMatchObject({
      code: 400,
      message: '作废原因最多 200 个字符',
    });
    expect((await detailOf(report)).status).toBe(2);
    expect(await voided(report.id, '🛩'.repeat(200))).toMatchObject({ code: 200 });
  });
});

describe('API-111, Q-76: withdrawing', () => {
  it('DMG-51, STATE-09: in status 1 only; the report is voided, the reason in each side’s language', async () => {
    const report = await givenReport(given);
    await sendCard(given, report);
    expect(await withdraw(report.id)).toMatchObject({ code: 200, data: {} });
    expect(await detailOf(report)).toMatchObject({
      status: 5,
      abandonCause: 'Withdrawn by customer service',
    });
    const { body } = await admin.post(reportPaths.staffDetail, { id: report.id });
    expect(body.data).toMatchObject({ status: 5, abandonCause: '客服撤回' });
    expect(await withdraw(report.id)).toMatchObject(wrongState);
    const filled = await submitted();
    expect(await withdraw(filled.id)).toMatchObject(wrongState);
  });

  it('Q-144, Q-161: refusals in order: session, role, existence, duty; a colleague may', async () => {
    const report = await givenReport(given);
    expect(await withdraw(report.id, report.user.client)).toMatchObject({ code: 401 });
    expect(await withdraw(report.id, reader)).toMatchObject({ code: 403, message: '只读用户不能操作' });
    expect(await withdraw(987_654)).toMatchObject({ code: 404 });
    const duty = (workStatus: 0 | 1) =>
      test.app.db
        .updateTable('person')
        .set({ work_status: workStatus })
        .where('id', '=', given.agent.id)
        .execute();
    await duty(0);
    expect(await withdraw(report.id)).toMatchObject({ code: 500, message: '请先上工后再进行操作' });
    await duty(1);
    expect((await detailOf(report)).status).toBe(1);
    expect(await withdraw(report.id, colleague)).toMatchObject({ code: 200 });
  });

  it('against a submission at the same moment one of both wins', async () => {
    for (const isFirst of [true, false]) {
      const report = await givenReport(given);
      await sendCard(given, report);
      const steps = [() => withdraw(report.id), async () => (await submitReport(report)).body];
      const answers = await Promise.all((isFirst ? steps : steps.reverse()).map((step) => step()));
      expect(answers.filter(({ code, errno }) => code === 200 || errno === 0)).toHaveLength(1);
      expect([2, 5]).toContain((await detailOf(report)).status);
    }
  });
});
