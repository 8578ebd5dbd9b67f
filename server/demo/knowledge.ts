/* The knowledge base of the demo shop. */
import type { App } from '../src/app';
import type { NewQuestion } from '../src/modules/knowledge';
import type { Db } from '../src/schema';
import { demoKnowledge } from './content/knowledge';
import type { DemoQuestion, DemoQuestionType } from './content/types';
import { idOf } from './maps';
import { withPictures } from './pictures';

const day = 24 * 3_600_000;

interface Known {
  readonly staff: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, number>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly now: number;
}

/** Ids of types and questions by key. */
export async function fillKnowledge(
  { modules: { knowledge } }: App,
  tx: Db,
  known: Known,
): Promise<{ types: Map<string, number>; questions: Map<string, number> }> {
  const types = new Map<string, number>();
  const found: { typeId: number; question: DemoQuestion }[] = [];

  const fillType = async (type: DemoQuestionType, parentId: number | null, orderNo: number) => {
    const typeId = await knowledge.createQuestionType(tx, {
      parentId,
      title: type.title.en,
      titleZh: type.title.zh,
      orderNo,
      personIds: type.persons.map((account) => idOf(known.staff, account)),
    });
    types.set(type.key, typeId);
    found.push(...type.questions.map((question) => ({ typeId, question })));
    for (const [index, child] of type.children.entries()) await fillType(child, typeId, index + 1);
  };
  for (const [index, type] of demoKnowledge.entries()) await fillType(type, null, index + 1);

  const ids = await knowledge.createQuestions(
    tx,
    found.map(({ typeId, question }) => newQuestion(typeId, question, known)),
  );
  const questions = new Map(found.map(({ question }, index) => [question.key, ids[index] ?? 0]));
  return { types, questions };
}

function newQuestion(typeId: number, question: DemoQuestion, known: Known): NewQuestion {
  const shown = (html: string) => withPictures(html, known.pictures);
  return {
    typeId,
    title: question.title.en,
    titleZh: question.title.zh,
    description: shown(question.description.en),
    descriptionZh: shown(question.description.zh),
    valid: question.published ? 1 : 0,
    productIds: question.products.map((key) => idOf(known.products, key)),
    changePersonId: idOf(known.staff, question.changedBy),
    changeTime: known.now - question.changedDaysAgo * day,
    openedCount: question.opened,
    solvedCount: question.solved,
    steps: question.steps.map((step) => ({
      type: step.type,
      content: shown(step.content.en),
      contentZh: shown(step.content.zh),
      answers: step.answers.map(({ content, next }) => ({
        content: content.en,
        contentZh: content.zh,
        next,
      })),
    })),
  };
}
