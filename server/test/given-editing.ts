// What tests of editing begin with: a program with the small catalogue, two editors and others who look on.
import type { AnswerStep, Question, QuestionStep, QuestionType } from '#contract/knowledge/schemas';
import { startTestApp, type TestApp } from './app';
import type { Envelope, TestClient } from './client';
import { givenCatalogue, givenCustomer, givenStaff, type GivenCatalogue } from './given';
import { readStamp } from '../src/platform/database/stamp';

export interface Editing {
  readonly app: TestApp;
  readonly catalogue: GivenCatalogue;
  /** Ids of staff. */
  readonly people: { readonly amelia: number; readonly bert: number };
  /** Two editors off duty, a reader, a customer, somebody without a session. */
  readonly amelia: TestClient;
  readonly bert: TestClient;
  readonly reader: TestClient;
  readonly customer: TestClient;
  readonly visitor: TestClient;
  /** Calls /api/admin/KnowledgeBase/<name>. */
  call(name: string, body: object, browser?: TestClient): Promise<Envelope>;
  /** The same, and it must succeed. @returns the id of what was added */
  done(name: string, body: object, browser?: TestClient): Promise<number>;
  types(browser?: TestClient): Promise<QuestionType[]>;
  type(id: number, browser?: TestClient): Promise<QuestionType | undefined>;
  question(id: number, browser?: TestClient): Promise<Question | undefined>;
  steps(questionId: number): Promise<QuestionStep[]>;
  answers(stepId: number): Promise<AnswerStep[]>;
  /** The last stamp that was given out. */
  stamp(): Promise<number>;
}

export async function startEditing(): Promise<Editing> {
  const app = await startTestApp();
  const people = {
    amelia: (await givenStaff(app, { account: 'amelia', name: 'Amelia Hart', workStatus: 0 })).id,
    bert: (await givenStaff(app, { account: 'bert', name: 'Bert Blum', workStatus: 0 })).id,
  };
  await givenStaff(app, { account: 'reader', isReadonly: true });
  await givenCustomer(app, { account: 'pilot@example.com' });
  const catalogue = await givenCatalogue(app, { persons: [people.amelia] });
  const amelia = await app.loginStaff('amelia');

  const call = async (name: string, body: object, browser = amelia) =>
    (await browser.post(`/api/admin/KnowledgeBase/${name}`, body)).body;
  const done = async (name: string, body: object, browser = amelia) => {
    const answer = await call(name, body, browser);
    if (answer.errno !== 0) throw new Error(`${name} refused: ${JSON.stringify(answer)}`);
    return answer.data.id as number;
  };
  const types = async (browser = amelia) =>
    everything((await browser.post('/java/front/getQuestionTypeList')).body.data as QuestionType[]);
  const questions = async (browser = amelia) => (await types(browser)).flatMap((type) => type.element);

  return {
    app,
    catalogue,
    people,
    amelia,
    bert: await app.loginStaff('bert'),
    reader: await app.loginStaff('reader'),
    customer: await app.loginCustomer('pilot@example.com'),
    visitor: app.client(),
    call,
    done,
    types,
    type: async (id, browser) => (await types(browser)).find((type) => type.id === id),
    question: async (id, browser) => (await questions(browser)).find((question) => question.id === id),
    steps: async (id) => (await questions()).find((question) => question.id === id)?.questionStep ?? [],
    answers: async (stepId) =>
      (await questions()).flatMap((question) => question.questionStep).find((step) => step.id === stepId)
        ?.answerStep ?? [],
    stamp: () => readStamp(app.app.db),
  };
}

function everything(types: readonly QuestionType[]): QuestionType[] {
  return types.flatMap((type) => [type, ...everything(type.children)]);
}
