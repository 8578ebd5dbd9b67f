// What tests of tickets, chat, ratings and the workbench share: the addresses, a customer of his own for
// each test, tickets and messages made through the front door.
import type { TestApp } from './app';
import type { TestClient } from './client';
import { givenCustomer, type Given, type GivenCatalogue } from './given';

const user = '/javaplus/user';
const admin = '/javaplus/admin';

export const paths = {
  create: `${user}/recordQuestion/createRecordQuestion`,
  createAnonymous: '/javaplus/anonymous/user/recordQuestion/createRecordQuestion',
  addRecord: '/api/user/KnowledgeBase/addQuestionRecord',
  list: `${user}/recordQuestion/queryRecordQuestionByPersonal`,
  userTotal: `${user}/recordQuestion/getTotalUnreadNum`,
  adminTotal: `${admin}/recordQuestion/getTotalUnreadNum`,
  userRead: `${user}/recordQuestion/updateRecordQuestionUnread`,
  adminRead: `${admin}/recordQuestion/updateRecordQuestionUnread`,
  userSolve: `${user}/recordQuestion/updateIsSolvedById`,
  adminSolve: `${admin}/recordQuestion/updateIsSolvedById`,
  flip: '/java/front/changingProblemsState?questionRescordId=',
  comment: `${admin}/recordQuestion/updateRecordQuestionComment`,
  assign: `${admin}/recordQuestion/updateRecordQuestionCustomerId`,
  classify: `${admin}/recordQuestion/updateRecordQuestionSopDirectoryId`,
  carryOverList: `${admin}/recordQuestion/getCarryOverList`,
  carryOver: `${admin}/recordQuestion/carryOver`,
  userChange: '/api/user/KnowledgeBase/changeQuestionRecord',
  adminChange: '/api/admin/KnowledgeBase/changeQuestionRecord',
  userSend: `${user}/webSocket/sendMessage`,
  adminSend: `${admin}/webSocket/sendMessage`,
  userChat: `${user}/recordChat/queryByRecordQuestionIdAndTimestamp`,
  adminChat: `${admin}/recordChat/queryByRecordQuestionIdAndTimestamp`,
  recall: `${admin}/recordChat/deleteRecordChatById/`,
  options: `${user}/scoreQuestionOption/getIsEnableList`,
  rating: `${user}/scoreQuestionRecord/getScoreQuestionRecord/`,
  rate: `${user}/scoreQuestionRecord/updateScoreQuestionRecord`,
  cancelRating: `${user}/scoreQuestionRecord/cancelScore/`,
  requestRating: `${admin}/scoreQuestionRecord/createScoreQuestionRecord`,
  addScore: '/api/user/ChatBase/addScore',
  adminOptions: `${admin}/scoreQuestionOption/getIsEnableList`,
  adminRating: `${admin}/scoreQuestionRecord/getScoreQuestionRecord/`,
  ratingState: '/java/front/getFAQAppraiseStatus?questionRescordId=',
  staffList: `${admin}/recordQuestion/queryRecordQuestionList`,
  staffTicket: `${admin}/recordQuestion/queryRecordQuestionById/`,
  listOfCustomer: `${admin}/recordQuestion/queryRecordQuestionByPersonalId/`,
  userSocket: `${user}/webSocketServer`,
  adminSocket: `${admin}/webSocketServer`,
} as const;

export interface GivenUser extends Given {
  /** His browser, logged in. */
  readonly client: TestClient;
}

let users = 0;

/** A customer whom no other test knows, logged in. */
export async function givenUser(test: TestApp, store: 'global' | 'cn' = 'global'): Promise<GivenUser> {
  users += 1;
  const account = `u${users}@example.com`;
  const given = await givenCustomer(test, { account, name: `User ${users}`, store });
  return { ...given, client: await test.loginCustomer(account, store) };
}

/** Body of a creation call; `change` overrides. */
export function newTicket(catalogue: GivenCatalogue, change: object = {}) {
  return { questionTypeAreaId: catalogue.type, title: 'Axis drifts', ...change };
}

/** A ticket of this customer. The caller sees to the five minutes. */
export async function givenTicket(
  { client }: Pick<GivenUser, 'client'>,
  catalogue: GivenCatalogue,
  change: object = {},
): Promise<{ id: number }> {
  const { body } = await client.post(paths.create, newTicket(catalogue, change));
  if (body.code !== 200) throw new Error(`ticket refused: ${JSON.stringify(body)}`);
  return body.data as { id: number };
}

/** Body of a message. */
export function text(recordQuestionId: number, msgContent = '<p>hi</p>', change: object = {}) {
  return { msgType: 4, recordQuestionId, msgContent, ...change };
}

/** The whole answer of the staff list, as far as one page holds. */
export async function staffRows(staff: TestClient, filter: object = {}) {
  const { body } = await staff.post(paths.staffList, { pageSize: 200, ...filter });
  return body.data.list as Record<string, unknown>[];
}

/** A row of the staff list. */
export async function staffRow(staff: TestClient, id: number) {
  return (await staffRows(staff)).find((row) => row['id'] === id);
}
