/*
 * The modules of the product, by rank: each gets the doors of those below it, and what an upper one does inside
 * a lower one's transaction is put into the lower one's port.
 */
import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { Platform } from './module';
import { createAssistant } from './modules/assistant';
import { createChat } from './modules/chat';
import { createDamageReports } from './modules/damage-reports';
import { createFiles } from './modules/files';
import { createHistory } from './modules/history';
import { createIdentity, rooms } from './modules/identity';
import { createKnowledge } from './modules/knowledge';
import { createRatings } from './modules/ratings';
import { createSearch } from './modules/search';
import type { Settings } from './modules/settings';
import { createShop } from './modules/shop';
import { createSop } from './modules/sop';
import { createSync } from './modules/sync';
import { createTickets } from './modules/tickets';
import { createTransfer } from './modules/transfer';
import { createWorkbench } from './modules/workbench';

export async function composeModules(platform: Platform, settings: Settings) {
  // Fastify reads cookies of calls only, not of the handshakes of sockets.
  const cookiesOf = (request: IncomingMessage) => fastifyCookie.parse(request.headers.cookie ?? '');
  const identity = await createIdentity({ ...platform, cookiesOf });
  const history = createHistory({ ...platform, staffRoom: rooms.staff });
  const files = createFiles({ ...platform, identity });
  const shop = createShop({ ...platform, history, identity, settings });
  const sop = createSop({ ...platform, history, identity, shop });
  const knowledge = createKnowledge({ ...platform, history, identity, files, shop });
  const search = createSearch({ ...platform, knowledge, sop, shop });
  const tickets = createTickets({ ...platform, identity, settings, shop, knowledge, sop });
  const assistant = createAssistant({ ...platform, tickets, search });
  const chat = createChat({ ...platform, identity, settings, files, tickets });
  const ratings = createRatings({ ...platform, identity, tickets, chat });
  const reportNeeds = { identity, settings, files, shop, sop, tickets, chat };
  const damageReports = createDamageReports({ ...platform, ...reportNeeds });
  const workbench = createWorkbench({ ...platform, history, identity, settings, knowledge, sop, tickets });
  const sync = createSync({ ...platform, identity, settings, chat, workbench, cookiesOf });
  const transfer = createTransfer({ ...platform, history, identity, files, shop });

  for (const { sections } of [identity, settings, shop, knowledge, sop, ratings, damageReports, workbench]) {
    sections.forEach(history.keep);
  }
  history.onPublicFiles(files.publish);
  identity.onOwnChange((author, work) =>
    history.run({ ...author, source: 'screen' }, ['staff'], async (change, recording) => {
      await recording.touch('staff', [author.personId]);
      const note = await work(change);
      if (note !== undefined) recording.noted('staff', author.personId, note);
    }),
  );
  identity.onAccountBound(tickets.bindAnonymous);
  identity.onClientFrame(chat.receiveFrame);
  identity.onClientGone(chat.socketGone);
  files.onMayFetch(tickets.mayFetch);
  sop.onDirectoriesDeleted(tickets.unclassify);
  sop.onQuestionsDeleted(tickets.forgetSopQuestions);
  tickets.onReopened(ratings.cancelInTransaction);
  chat.onCards(damageReports.cards);

  return {
    settings,
    identity,
    history,
    files,
    shop,
    knowledge,
    sop,
    search,
    tickets,
    assistant,
    chat,
    ratings,
    damageReports,
    workbench,
    sync,
    transfer,
  };
}
