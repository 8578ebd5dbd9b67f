/* The knowledge base, the SOP tree and the settings of one row each in a file. */
import { isDeepStrictEqual } from 'node:util';
import type { StepType } from '#contract/knowledge/schemas';
import { cleanHtml } from '../../../platform/html';
import type { ImportFile } from '../import-file.schema';
import { adapter, inOrder, pairPart, type Importing } from './adapter';

interface Type {
  readonly id: number;
  readonly parentId: number;
  readonly title: string;
  readonly titleZh: string | null;
  readonly orderNo: number;
  readonly personIds: readonly number[];
}
interface Answer {
  readonly id: number;
  readonly content: string;
  readonly contentZh: string | null;
  readonly next: number;
}
interface Step {
  readonly id: number;
  readonly type: StepType;
  readonly content: string;
  readonly contentZh: string | null;
  readonly answers: Answer[];
}
interface Changed {
  readonly changePersonId: number | null;
  readonly changeTime: number;
}
interface Question extends Changed {
  readonly id: number;
  readonly typeId: number;
  readonly title: string;
  readonly titleZh: string | null;
  readonly description: string;
  readonly descriptionZh: string | null;
  readonly orderNo?: number;
  readonly valid: 0 | 1;
  readonly productIds: readonly number[];
  readonly steps: Step[];
}
interface Directory {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly orderNo: number;
  readonly createPersonId: number | null;
}
interface SopQuestion extends Changed {
  readonly id: number;
  readonly directoryId: number;
  readonly orderNo: number;
  readonly title: string;
  readonly problemPhenomenon: string;
  readonly productIds: readonly number[];
  readonly answers: { id: number; orderNo: number; language: 'CN' | 'EN'; content: string }[];
}
type FileStep = NonNullable<ImportFile['questions'][number]['steps']>[number];

/** undefined: below something that is new. */
function named(parent: number | undefined, title: string): string | undefined {
  return parent === undefined ? undefined : JSON.stringify([parent, title]);
}

export const contentAdapters = [
  adapter<'questionTypes', Type>({
    name: 'questionTypes',
    table: 'question_type',
    nameOf: ({ parentId, title }) => named(parentId, title),
    fileNameOf: ({ parent, title }, { references }) =>
      named(wayTo('questionTypes', parent, references.find), title),
    parentOf: ({ parent }) => parent,
    toFile: ({ parentId, personIds, ...row }, { accountOf }) => ({
      ...row,
      parent: parentId === 0 ? null : parentId,
      persons: personIds.flatMap((person) => accountOf(person) ?? []),
    }),
    toDocument(row, before, { id, path }, importing) {
      const parentId = parentOf('questionTypes', row.parent, [...path, 'parent'], importing);
      const persons = importing.references.idsOf(
        'staff',
        (row.persons ?? []).map((account) => account.toLowerCase()),
        [...path, 'persons'],
      );
      if (parentId === undefined) return undefined;
      return {
        id,
        parentId,
        title: row.title,
        titleZh: pairPart(row.titleZh, before?.titleZh),
        orderNo: row.orderNo ?? before?.orderNo ?? 0,
        personIds: row.persons === undefined ? (before?.personIds ?? []) : inOrder(persons),
      };
    },
  }),
  adapter<'questions', Question>({
    name: 'questions',
    table: 'question',
    nameOf: ({ typeId, title }) => named(typeId, title),
    fileNameOf: ({ type, title }, { references }) =>
      named(wayTo('questionTypes', type, references.find), title),
    toFile: ({ typeId, productIds, changePersonId, ...row }, { accountOf }) => ({
      ...row,
      type: typeId,
      products: [...productIds],
      changePerson: accountOf(changePersonId),
    }),
    toDocument(row, before, { id, path }, importing) {
      const { references } = importing;
      const typeId =
        wayTo('questionTypes', row.type, references.find) ??
        references.idOf('questionTypes', row.type, [...path, 'type']);
      const products = references.idsOf('products', row.products ?? [], [...path, 'products']);
      if (typeId === undefined) return undefined;
      return signed(row, before, importing, {
        id,
        typeId,
        title: row.title,
        titleZh: pairPart(row.titleZh, before?.titleZh),
        description: clean(row.description) ?? before?.description ?? '',
        descriptionZh: pairPart(clean(row.descriptionZh), before?.descriptionZh),
        orderNo: row.orderNo ?? before?.orderNo ?? 0,
        valid: row.valid ?? before?.valid ?? 0,
        productIds: row.products === undefined ? (before?.productIds ?? []) : inOrder(products),
        ...changedOf(row, before, path, importing),
        steps: row.steps === undefined ? (before?.steps ?? []) : stepsOf(row.steps, before?.steps ?? []),
      });
    },
  }),
  adapter<'sopDirectories', Directory>({
    name: 'sopDirectories',
    table: 'sop_directory',
    nameOf: ({ parentId, name }) => named(parentId, name),
    fileNameOf: ({ parent, name }, { references }) =>
      named(wayTo('sopDirectories', parent, references.find), name),
    parentOf: ({ parent }) => parent,
    toFile: ({ parentId, createPersonId, ...row }, { accountOf }) => ({
      ...row,
      parent: parentId === 0 ? null : parentId,
      createPerson: accountOf(createPersonId),
    }),
    toDocument(row, before, { id, path }, importing) {
      const parentId = parentOf('sopDirectories', row.parent, [...path, 'parent'], importing);
      if (parentId === undefined) return undefined;
      return {
        id,
        parentId,
        name: row.name,
        orderNo: row.orderNo ?? before?.orderNo ?? 1,
        createPersonId:
          row.createPerson === undefined
            ? (before?.createPersonId ?? importing.personId)
            : personOf(row.createPerson, [...path, 'createPerson'], importing),
      };
    },
  }),
  adapter<'sopQuestions', SopQuestion>({
    name: 'sopQuestions',
    table: 'sop_question',
    nameOf: ({ directoryId, title }) => named(directoryId, title),
    fileNameOf: ({ directory, title }, { references }) =>
      named(wayTo('sopDirectories', directory, references.find), title),
    toFile: ({ directoryId, productIds, changePersonId, ...row }, { accountOf }) => ({
      ...row,
      directory: directoryId === 0 ? null : directoryId,
      products: [...productIds],
      changePerson: accountOf(changePersonId),
    }),
    toDocument(row, before, { id, path }, importing) {
      const directoryId = parentOf('sopDirectories', row.directory, [...path, 'directory'], importing);
      const products = importing.references.idsOf('products', row.products ?? [], [...path, 'products']);
      if (directoryId === undefined) return undefined;
      const same = (at: number, content: string) =>
        before?.answers[at]?.content === content ? before.answers[at]?.id : undefined;
      return signed(row, before, importing, {
        id,
        directoryId,
        orderNo: row.orderNo ?? before?.orderNo ?? 1,
        title: row.title,
        problemPhenomenon: row.problemPhenomenon,
        productIds: row.products === undefined ? (before?.productIds ?? []) : inOrder(products),
        ...changedOf(row, before, path, importing),
        answers:
          row.answers?.map((answer, at) => ({ ...answer, id: answer.id ?? same(at, answer.content) ?? 0 })) ??
          before?.answers ??
          [],
      });
    },
  }),
  ...(['shop', 'hours', 'notice'] as const).map((name) =>
    adapter<typeof name, { readonly id: number }>({
      name,
      nameOf: () => '',
      fileNameOf: () => '',
      toFile: ({ id: _, ...row }) => row,
      toDocument: (row, before) => ({ ...before, ...row, id: 1 }),
    }),
  ),
];

type Path = readonly PropertyKey[];

function found(
  find: Importing['references']['find'],
  section: 'questionTypes' | 'sopDirectories',
  parent: number | undefined,
  title: string,
): number | undefined {
  const name = named(parent, title);
  return name === undefined ? undefined : find(section, name);
}

/** A row by its id, or by the titles from the top level down, 'A / B'; 0 where none is named. */
function wayTo(
  section: 'questionTypes' | 'sopDirectories',
  ref: string | number | null | undefined,
  find: Importing['references']['find'],
): number | undefined {
  if (ref == null) return 0;
  if (typeof ref === 'number') return find(section, ref);
  return ref
    .split(' / ')
    .reduce<number | undefined>((parent, title) => found(find, section, parent, title), 0);
}

/** 0 where none is named; undefined, and a problem, where it is not there. */
function parentOf(
  section: 'questionTypes' | 'sopDirectories',
  ref: string | number | null | undefined,
  path: Path,
  { references }: Importing,
): number | undefined {
  return wayTo(section, ref, references.find) ?? references.idOf(section, ref ?? 0, path);
}

function personOf(account: string | null, path: Path, { references }: Importing): number | null {
  return account === null ? null : (references.idOf('staff', account.toLowerCase(), path) ?? null);
}

/** What stands in the file, else what was, else whoever imports, now. */
function changedOf(
  row: { readonly changePerson?: string | null | undefined; readonly changeTime?: number | undefined },
  before: Changed | undefined,
  path: Path,
  importing: Importing,
): Changed {
  return {
    changePersonId:
      row.changePerson === undefined
        ? (before?.changePersonId ?? importing.personId)
        : personOf(row.changePerson, [...path, 'changePerson'], importing),
    changeTime: row.changeTime ?? before?.changeTime ?? importing.now,
  };
}

/** HTML as it is kept: so a file that is imported again is the same. */
function clean<Html extends string | null | undefined>(html: Html): Html {
  return (html === null || html === undefined ? html : cleanHtml(html, 'article')) as Html;
}

/** What differs and does not say when it was changed was changed now. */
function signed<Document extends Changed>(
  row: { readonly changeTime?: number | undefined },
  before: Document | undefined,
  { now, personId }: Importing,
  after: Document,
): Document {
  if (row.changeTime !== undefined || before === undefined || isDeepStrictEqual(before, after)) return after;
  return { ...after, changePersonId: personId, changeTime: now };
}

/** Where no step has an id, each keeps that of what stands in its place. */
function stepsOf(steps: readonly FileStep[], stored: readonly Step[]): Step[] {
  const before = steps.some(({ id }) => id !== undefined) ? [] : stored;
  return steps.map(({ id, type, content, contentZh, answers }, at) => ({
    id: id ?? before[at]?.id ?? 0,
    type,
    content: clean(content),
    contentZh: clean(contentZh) ?? null,
    answers: answers.map((answer, place) => ({
      id: answer.id ?? before[at]?.answers[place]?.id ?? 0,
      content: answer.content,
      contentZh: answer.contentZh ?? null,
      next: answer.next,
    })),
  }));
}
