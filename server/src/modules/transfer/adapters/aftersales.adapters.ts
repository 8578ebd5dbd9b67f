/* Dictionaries, ratings, damage-report SOPs and templates, canned replies in a file. */
import type { ImportFile } from '../import-file.schema';
import { adapter, inOrder, pairPart, switchedOf } from './adapter';

interface Named {
  readonly id: number;
  readonly name: string;
  readonly nameZh: string | null;
  readonly enable: 0 | 1;
  readonly orderNo: number;
}
interface RatingOption extends Named {
  readonly points: number;
}
interface RatingLevel {
  readonly id: number;
  readonly level: number;
  readonly options: readonly { id?: number | undefined; content: string; contentZh: string | null }[];
}
interface Option {
  readonly id?: number | undefined;
  readonly name: string;
  readonly nameZh: string | null;
  readonly imageUrls: string[];
  readonly children: Option[];
}
type FileTemplate = ImportFile['reportTemplates'][number];
type FileItem = FileTemplate['items'][number];
type FileOption = NonNullable<FileItem['options']>[number];
interface Item {
  readonly id?: number | undefined;
  readonly questionType: FileItem['questionType'];
  readonly title: string;
  readonly titleZh: string | null;
  readonly content: string;
  readonly contentZh: string | null;
  readonly isEssential: 0 | 1;
  readonly options: Option[];
}
interface Template extends Named {
  readonly sopId: number;
  readonly productIds: readonly number[];
  readonly items: readonly Item[];
}
interface Entry {
  readonly id: number;
  readonly type: string;
  readonly value: string;
  readonly label: string;
  readonly labelZh: string | null;
  readonly orderNo: number;
  readonly fixed: boolean;
}
interface Reply {
  readonly id: number;
  readonly title: string;
  readonly group: string;
  readonly textEn: string;
  readonly textZh: string;
  readonly shortcut: string;
  readonly orderNo: number;
}

const entryName = ({ type, value }: { type: string; value: string }) => JSON.stringify([type, value]);
const last = 1_000_000;

export const aftersalesAdapters = [
  adapter<'dictionaries', Entry>({
    name: 'dictionaries',
    nameOf: entryName,
    fileNameOf: entryName,
    toFile: ({ id: _, fixed: __, ...row }) => row,
    toDocument: (row, before, { id }) => ({
      id,
      type: row.type,
      value: row.value,
      label: row.label,
      labelZh: pairPart(row.labelZh, before?.labelZh),
      orderNo: row.orderNo ?? before?.orderNo ?? 0,
      fixed: before?.fixed ?? false,
    }),
  }),
  adapter<'ratingOptions', RatingOption>({
    name: 'ratingOptions',
    table: 'rating_option',
    nameOf: ({ name }) => name,
    fileNameOf: ({ name }) => name,
    toFile: (row) => row,
    toDocument: (row, before, { id }) => ({
      id,
      ...switchedOf(row, before),
      points: row.points ?? before?.points ?? 5,
    }),
  }),
  adapter<'ratingLevels', RatingLevel>({
    name: 'ratingLevels',
    table: 'rating_level',
    nameOf: ({ level }) => String(level),
    fileNameOf: ({ level }) => String(level),
    toFile: (row) => ({ ...row, options: [...row.options] }),
    toDocument: (row, before, { id }) => ({
      id,
      level: row.level,
      options: row.options.map((option, at) => ({
        id: option.id ?? before?.options.find(({ content }) => content === option.content)?.id,
        content: option.content,
        contentZh: pairPart(option.contentZh, before?.options[at]?.contentZh),
      })),
    }),
  }),
  adapter<'cannedReplies', Reply>({
    name: 'cannedReplies',
    table: 'canned_reply',
    nameOf: ({ title }) => title,
    fileNameOf: ({ title }) => title.trim(),
    toFile: (row) => row,
    toDocument: (row, before, { id }) => ({
      id,
      title: row.title,
      group: row.group ?? before?.group ?? '',
      textEn: row.textEn ?? before?.textEn ?? '',
      textZh: row.textZh ?? before?.textZh ?? '',
      shortcut: row.shortcut ?? before?.shortcut ?? '',
      orderNo: row.orderNo ?? before?.orderNo ?? last,
    }),
  }),
  adapter<'reportSops', Named>({
    name: 'reportSops',
    table: 'report_sop',
    nameOf: ({ name }) => name,
    fileNameOf: ({ name }) => name,
    toFile: (row) => row,
    toDocument: (row, before, { id }) => ({ id, ...switchedOf(row, before) }),
  }),
  adapter<'reportTemplates', Template>({
    name: 'reportTemplates',
    table: 'report_template',
    nameOf: ({ sopId, name }) => JSON.stringify([sopId, name]),
    fileNameOf: ({ sop, name }, { references }) => JSON.stringify([references.find('reportSops', sop), name]),
    toFile: ({ sopId, productIds, items, ...row }) => ({
      ...row,
      sop: sopId,
      products: [...productIds],
      items: items.map((item) => ({ ...item })),
    }),
    toDocument(row, before, { id, path }, { references }) {
      const sopId = references.idOf('reportSops', row.sop, [...path, 'sop']);
      const productIds = references.idsOf('products', row.products, [...path, 'products']);
      if (sopId === undefined) return undefined;
      return {
        id,
        sopId,
        ...switchedOf(row, before),
        productIds: inOrder(productIds),
        items: row.items.map((item, at) => itemOf(item, before?.items[at])),
      };
    },
  }),
];

/** What has no id keeps that of what stands in its place, where it is the same. */
function itemOf(item: FileItem, before: Item | undefined): Item {
  const same = before?.title === item.title ? before : undefined;
  return {
    id: item.id ?? same?.id,
    questionType: item.questionType,
    title: item.title,
    titleZh: pairPart(item.titleZh, same?.titleZh),
    content: item.content ?? same?.content ?? '',
    contentZh: pairPart(item.contentZh, same?.contentZh),
    isEssential: item.isEssential,
    options: (item.options ?? []).map((option, at) => optionOf(option, same?.options[at])),
  };
}

function optionOf(option: FileOption, before: Option | undefined): Option {
  const same = before?.name === option.name ? before : undefined;
  return {
    id: option.id ?? same?.id,
    name: option.name,
    nameZh: pairPart(option.nameZh, same?.nameZh),
    imageUrls: option.imageUrls ?? [],
    children: (option.children ?? []).map((child, at) => optionOf(child, same?.children[at])),
  };
}
