// What tests begin with: people, products, a small catalogue. Made by the same functions of the modules'
// doors that make the demo shop.
import type { WorkStatus } from '#contract/core/actor';
import type { NewQuestion } from '../src/modules/knowledge';
import type { TestApp } from './app';
import { testPassword } from './given-password';

export { testPassword };

// Hashing takes a while: once per test file is enough.
let hashed: Promise<string> | undefined;
const passwordHash = (test: TestApp) => (hashed ??= test.app.modules.identity.hashPassword(testPassword));

export interface Given {
  readonly id: number;
  readonly account: string;
  readonly name: string;
}

/** A member of staff, on duty unless said otherwise. */
export async function givenStaff(
  test: TestApp,
  staff: { account: string; name?: string; workStatus?: WorkStatus; isReadonly?: boolean },
): Promise<Given> {
  const { account, name = account, workStatus = 1, isReadonly = false } = staff;
  const id = await test.app.modules.identity.createPerson(test.app.db, {
    account,
    name,
    workStatus,
    isReadonly,
    passwordHash: await passwordHash(test),
  });
  return { id, account, name };
}

export async function givenCustomer(
  test: TestApp,
  customer: { account: string; name?: string; store?: 'global' | 'cn' },
): Promise<Given> {
  const { account, name = account, store = 'global' } = customer;
  const id = await test.app.modules.identity.createCustomer(test.app.db, {
    account,
    name,
    store,
    passwordHash: await passwordHash(test),
  });
  return { id, account, name };
}

/** The small catalogue of {@link givenCatalogue}: ids by what they are. */
export interface GivenCatalogue {
  /** Depth 1 'Hardware' / '硬件'. */
  readonly topType: number;
  /** Depth 2 below it, 'Sticks' / '摇杆'; the persons given are responsible. */
  readonly type: number;
  /** Depth 3 below that, 'Calibration', without a Chinese title. */
  readonly deepType: number;
  /** Depth 1 'Orders', empty. */
  readonly otherType: number;
  /** Published, in `type`, for products[0], with two steps. */
  readonly question: number;
  /** In edit mode, in `deepType`. */
  readonly draft: number;
  /** Two enabled products. */
  readonly products: readonly [number, number];
}

export async function givenCatalogue(
  test: TestApp,
  given: { persons?: readonly number[] } = {},
): Promise<GivenCatalogue> {
  const { knowledge, shop } = test.app.modules;
  const { db } = test.app;
  const category = await shop.createProductType(db, { name: 'Base', nameZh: '基座', orderNo: 1 });
  const [first = 0, second = 0] = await shop.createProducts(db, [
    { typeId: category, name: 'Base B2', description: 'A desk base.', descriptionZh: '桌面基座。' },
    { typeId: category, name: 'Base B4', description: 'A metal base.', descriptionZh: null },
  ]);
  const topType = await knowledge.createQuestionType(db, {
    parentId: null,
    title: 'Hardware',
    titleZh: '硬件',
  });
  const type = await knowledge.createQuestionType(db, {
    parentId: topType,
    title: 'Sticks',
    titleZh: '摇杆',
    personIds: given.persons ?? [],
  });
  const deepType = await knowledge.createQuestionType(db, {
    parentId: type,
    title: 'Calibration',
    titleZh: null,
  });
  const otherType = await knowledge.createQuestionType(db, {
    parentId: null,
    title: 'Orders',
    titleZh: '订单',
    orderNo: 1,
  });
  const changed = { changePersonId: given.persons?.[0] ?? null, changeTime: test.clock.now() };
  const [question = 0, draft = 0] = await knowledge.createQuestions(db, [
    driftQuestion(type, first, changed),
    {
      ...changed,
      typeId: deepType,
      title: 'How do I calibrate?',
      titleZh: null,
      description: '<p>Being written.</p>',
      descriptionZh: null,
      valid: 0,
      productIds: [],
      steps: [],
    },
  ]);
  knowledge.catalogueChanged();
  return { topType, type, deepType, otherType, question, draft, products: [first, second] };
}

function driftQuestion(
  typeId: number,
  productId: number,
  changed: Pick<NewQuestion, 'changePersonId' | 'changeTime'>,
): NewQuestion {
  return {
    ...changed,
    typeId,
    title: 'My stick drifts',
    titleZh: '摇杆漂移',
    description: '<p>Drift is common.</p>',
    descriptionZh: '<p>漂移很常见。</p>',
    valid: 1,
    productIds: [productId],
    steps: [
      {
        type: 'questionAnswer',
        content: '<p>Does it drift cold?</p>',
        contentZh: '<p>冷机时漂移吗？</p>',
        answers: [
          { content: 'Yes', contentZh: '是', next: 2 },
          { content: 'No', contentZh: null, next: 0 },
        ],
      },
      { type: 'goToChat', content: '<p>Talk to us.</p>', contentZh: null, answers: [] },
    ],
  };
}
