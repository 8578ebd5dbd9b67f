// The chat channel: init with an id, registration of what a tab shows, the request for a rating, leaving.
import { act, isRefused } from '../act';
import { dataOf, found, that } from '../expect';
import { openChannel } from '../socket';
import type { World } from '../world';
import { closeConsultation, openConsultation } from './consultation';

const address = '/java/faqwebsocket.ws';

export async function chatChannel(world: World): Promise<void> {
  const consultation = await openConsultation(world);
  const { visitor, ticket } = consultation;
  const amelia = await world.staff('amelia');
  const customer = await openChannel(visitor, `${address}?type=1&userId=x`);
  const staff = await openChannel(amelia, `${address}?type=0&userId=x`);
  try {
    const uids = await world.step(address, 'begins with an id for the tab', async () => ({
      customer: found((await customer.waitFor('init', ({ type }) => type === 'init')).uid, 'the uid'),
      staff: found((await staff.waitFor('init', ({ type }) => type === 'init')).uid, 'the uid'),
    }));
    await world.check(address, 'answers ping', async () => {
      customer.send('ping');
      await customer.waitFor('pong', ({ type }) => type === 'pong');
    });
    await act(world, visitor, 'POST /java/front/sendQuestion', {
      what: 'registers the tab of a customer',
      body: { userId: uids.customer, type: 1, questionRecordId: ticket },
    });
    await act(world, amelia, 'POST /java/front/sendAdminQuestion', {
      what: 'registers the tab of an agent',
      body: { userId: uids.staff, type: 0, questionRecordId: ticket },
    });
    await isRefused(world, await world.customer('newcomer@example.com'), 'POST /java/front/sendQuestion', {
      what: "somebody else's ticket",
      body: { userId: uids.customer, type: 1, questionRecordId: ticket },
      number: 403,
    });
    await world.check(address, 'brings the request for a rating', async () => {
      const request = 'POST /javaplus/admin/scoreQuestionRecord/createScoreQuestionRecord';
      dataOf(await amelia.call(request, { recordQuestionId: ticket }));
      const apply = await customer.waitFor('event-userApply', ({ type }) => type === 'event-userApply');
      that(apply.questionRecordId === ticket, 'for another ticket');
    });
    await act(world, visitor, 'GET /java/front/sendUserPageCloseingEvent', {
      what: 'the tab counts as gone',
      body: { uid: uids.customer },
    });
    await act(world, world.visitor(), 'GET /java/front/sendUserPageCloseingEvent', {
      what: 'without a session nothing happens',
      body: { uid: uids.staff },
    });
  } finally {
    customer.close();
    staff.close();
    await closeConsultation(consultation);
  }
  await world.check(address, 'closes with 4401 without a session', async () => {
    const code = await (await openChannel(world.visitor(), `${address}?type=1`)).closed;
    that(code === 4401, `closed with ${code}`);
  });
}
