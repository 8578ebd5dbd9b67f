/*
 * Templates of damage reports as a section. Questions and options keep their ids while they stay in
 * their template; reports keep the questions that they were made with, so a template may change at any time.
 */
import { AppError } from '../../platform/app-error';
import { deleteRows, insertRows, upsertRows, withIds, withOwnIds } from '../../platform/database/rows';
import { requireKnown } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Change, Section, WantedDocument } from '../../section';
import type { Shop } from '../shop';
import { holdTemplates, reportSopSection } from './report-sops.section';
import { listTemplateIds, listTemplates } from './templates.store';
import {
  idsInTemplate,
  normalTemplate,
  templateDocument,
  type OptionDocument,
  type TemplateDocument,
} from './template-document';

export type { TemplateDocument } from './template-document';

type Wanted = WantedDocument<TemplateDocument>;

export function createTemplateSection({
  shop,
}: {
  shop: Pick<Shop, 'findProducts'>;
}): Section<TemplateDocument> {
  return {
    name: 'reportTemplates',
    hold: holdTemplates,
    async read(db, ids) {
      const inOrder = await listTemplateIds(db, ids);
      const rows = await listTemplates(db, inOrder);
      return inOrder.flatMap((id) => {
        const row = rows.get(id);
        return row === undefined ? [] : [templateDocument(row)];
      });
    },
    titleOf: ({ name }) => name,
    isPublic: () => true,
    async write(change, wanted) {
      const { tx, source } = change;
      await holdTemplates(tx);
      const normal = wanted.map(({ before, after }) => {
        if (source === 'screen') requireOwnParts(before, after);
        return normalTemplate(after);
      });
      await requireReferences(change, shop, normal);
      const products = await shop.findProducts(
        tx,
        normal.flatMap(({ productIds }) => productIds),
      );
      const rows = await withIds(tx, 'report_template', normal);
      await writeTemplates(tx, rows, (id) => products.has(id));
      return rows.map(({ id }) => id);
    },
    remove: ({ tx }, documents) =>
      deleteRows(
        tx,
        'report_template',
        'id',
        documents.map(({ id }) => id),
      ),
  };
}

/** An id of a question or an option is one of this template. @throws settings.foreign_part */
function requireOwnParts(before: Wanted['before'], after: Wanted['after']): void {
  const own =
    before === undefined ? { items: new Set<number>(), options: new Set<number>() } : idsInTemplate(before);
  const sent = idsInTemplate(after);
  const isForeign = (kind: 'items' | 'options') => [...sent[kind]].some((id) => !own[kind].has(id));
  if (isForeign('items')) throw new AppError('settings.foreign_part', { field: 'items' });
  if (isForeign('options')) throw new AppError('settings.foreign_part', { field: 'options' });
}

async function requireReferences(
  { tx, source }: Change,
  shop: Pick<Shop, 'findProducts'>,
  rows: readonly TemplateDocument[],
): Promise<void> {
  const sopIds = rows.map(({ sopId }) => sopId);
  const sops = await reportSopSection.read(tx, sopIds);
  requireKnown(sopIds, new Set(sops.map(({ id }) => id)), 'sopId');
  const productIds = rows.flatMap((row) => row.productIds);
  if (source !== 'restore') requireKnown(productIds, await shop.findProducts(tx, productIds), 'productIds');
}

/** All below a template is written anew, under the ids that it has. */
async function writeTemplates(
  tx: Db,
  rows: readonly TemplateDocument[],
  isProduct: (id: number) => boolean,
): Promise<void> {
  await upsertRows(
    tx,
    'report_template',
    rows.map(({ id, sopId, name, nameZh, enable, orderNo }) => ({
      id,
      sop_id: sopId,
      name,
      name_zh: nameZh,
      enable,
      order_no: orderNo,
    })),
  );
  const ids = rows.map(({ id }) => id);
  await deleteRows(tx, 'report_template_product', 'template_id', ids);
  await insertRows(
    tx,
    'report_template_product',
    rows.flatMap(({ id, productIds }) =>
      productIds.filter(isProduct).map((product_id) => ({ template_id: id, product_id })),
    ),
  );
  await deleteRows(tx, 'report_template_item', 'template_id', ids);
  await writeItems(tx, rows);
}

async function writeItems(tx: Db, rows: readonly TemplateDocument[]): Promise<void> {
  const items = await withOwnIds(
    tx,
    { table: 'report_template_item', owner: 'template_id' },
    rows.flatMap(({ id, items: own }) =>
      own.map((item, at) => ({ ...item, id: item.id ?? 0, template_id: id, sort_index: at + 1 })),
    ),
    ({ template_id }) => template_id,
  );
  await upsertRows(
    tx,
    'report_template_item',
    items.map((item) => ({
      id: item.id,
      template_id: item.template_id,
      question_type: item.questionType,
      title: item.title,
      title_zh: item.titleZh,
      content: item.content,
      content_zh: item.contentZh,
      is_essential: item.isEssential,
      sort_index: item.sort_index,
    })),
  );
  await writeOptions(
    tx,
    items.flatMap(({ id, options }) => placed(options, id, null)),
  );
}

type PlacedOption = OptionDocument & {
  readonly item_id: number;
  readonly parent_id: number | null;
  readonly order_no: number;
};

function placed(
  options: readonly OptionDocument[],
  item_id: number,
  parent_id: number | null,
): PlacedOption[] {
  return options.map((option, at) => ({ ...option, item_id, parent_id, order_no: at + 1 }));
}

/** One level of options, then the level below it. */
async function writeOptions(tx: Db, options: readonly PlacedOption[]): Promise<void> {
  if (options.length === 0) return;
  const rows = await withOwnIds(
    tx,
    { table: 'report_template_option', owner: 'item_id' },
    options.map((option) => ({ ...option, id: option.id ?? 0 })),
    ({ item_id }) => item_id,
  );
  await upsertRows(
    tx,
    'report_template_option',
    rows.map(({ id, item_id, parent_id, name, nameZh, order_no }) => ({
      id,
      item_id,
      parent_id,
      name,
      name_zh: nameZh,
      order_no,
    })),
  );
  const images = rows.flatMap(({ id, imageUrls }) =>
    imageUrls.map((image_url, at) => ({ id: 0, option_id: id, image_url, order_no: at + 1 })),
  );
  await upsertRows(tx, 'report_template_image', await withIds(tx, 'report_template_image', images));
  await writeOptions(
    tx,
    rows.flatMap((row) => placed(row.children, row.item_id, row.id)),
  );
}
