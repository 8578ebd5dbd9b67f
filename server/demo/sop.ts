/* The agents' directory tree of the demo shop. */
import type { App } from '../src/app';
import type { NewSopQuestion } from '../src/modules/sop';
import type { Db } from '../src/schema';
import { demoLooseSop, demoSop } from './content/sop';
import type { DemoSopDirectory, DemoSopQuestion } from './content/sop-types';
import { idOf, type DemoMaps } from './maps';

type Known = Pick<DemoMaps, 'staff' | 'products'> & { readonly now: number };

/** Who wrote the tree. */
const author = 'amelia';

/** Directory ids by the key of the question type whose tickets stand there. */
export async function fillSop({ modules: { sop } }: App, tx: Db, known: Known): Promise<Map<string, number>> {
  const personId = idOf(known.staff, author);
  const directories = new Map<string, number>();
  const found: NewSopQuestion[] = [];

  const add = (directoryId: number | null, questions: readonly DemoSopQuestion[]) =>
    found.push(
      ...questions.map((question, at) =>
        newQuestion(question, { directoryId, orderNo: at + 1, personId, known }),
      ),
    );
  const fill = async (directory: DemoSopDirectory, parentId: number | null, orderNo: number) => {
    const id = await sop.createDirectory(tx, {
      parentId,
      name: directory.name,
      orderNo,
      createPersonId: personId,
    });
    for (const type of directory.types) directories.set(type, id);
    add(id, directory.questions);
    for (const [at, child] of directory.children.entries()) await fill(child, id, at + 1);
  };
  for (const [at, directory] of demoSop.entries()) await fill(directory, null, at + 1);
  add(null, demoLooseSop);
  await sop.createQuestions(tx, found);
  return directories;
}

function newQuestion(
  question: DemoSopQuestion,
  place: { directoryId: number | null; orderNo: number; personId: number; known: Known },
): NewSopQuestion {
  return {
    directoryId: place.directoryId,
    orderNo: place.orderNo,
    title: question.title,
    problemPhenomenon: question.phenomenon,
    productIds: question.products.map((key) => idOf(place.known.products, key)),
    answers: question.answers.flatMap(({ en, zh }, at) => [
      { orderNo: at * 2 + 1, language: 'CN' as const, content: zh },
      { orderNo: at * 2 + 2, language: 'EN' as const, content: en },
    ]),
    changePersonId: place.personId,
    changeTime: place.known.now,
  };
}
