// The catalogue as calls answer it, for the scenarios that read or edit it.
import type { Browser } from '../browser';
import { dataOf } from '../expect';

export interface CatalogueQuestion {
  id: number;
  title: string;
  description: string;
  valid: number;
  item: number[];
  accessQuestion?: number;
  solvedCount?: number;
  questionStep: CatalogueStep[];
}
export interface CatalogueStep {
  id: number;
  type: string;
  index: number;
  content: string;
  answerStep: { id: number; content: string; next_question_step_id: number }[];
}
export interface CatalogueType {
  id: number;
  title: string;
  person: number[];
  children: CatalogueType[];
  element: CatalogueQuestion[];
}

export async function readTypes(browser: Browser): Promise<CatalogueType[]> {
  const tree = dataOf(await browser.call('POST /java/front/getQuestionTypeList')) as CatalogueType[];
  const flat = (types: CatalogueType[]): CatalogueType[] =>
    types.flatMap((type) => [type, ...flat(type.children)]);
  return flat(tree);
}

export async function readQuestion(browser: Browser, id: number): Promise<CatalogueQuestion | undefined> {
  const types = await readTypes(browser);
  return types.flatMap(({ element }) => element).find((question) => question.id === id);
}
