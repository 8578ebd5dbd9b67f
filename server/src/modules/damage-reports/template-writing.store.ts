/* SQL that writes templates and their SOPs, level by level: no query per row. */
import type { Db } from '../../schema';
import type { NewReportOption, NewReportSop, NewReportTemplate } from './reports.types';

/** @returns the ids, in the order given */
export async function insertSops(tx: Db, sops: readonly NewReportSop[]): Promise<number[]> {
  if (sops.length === 0) return [];
  const rows = sops.map(({ name, nameZh, enable = 1, orderNo }) => ({
    name,
    name_zh: nameZh,
    enable,
    order_no: orderNo,
  }));
  const inserted = await tx.insertInto('report_sop').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

/** With their products, questions, options and pictures. @returns the ids, in the order given */
export async function insertTemplates(tx: Db, templates: readonly NewReportTemplate[]): Promise<number[]> {
  if (templates.length === 0) return [];
  const rows = templates.map(({ sopId, name, nameZh, enable = 1, orderNo }) => ({
    sop_id: sopId,
    name,
    name_zh: nameZh,
    enable,
    order_no: orderNo,
  }));
  const inserted = await tx.insertInto('report_template').values(rows).returning('id').execute();
  const ids = inserted.map(({ id }) => id);
  const products = templates.flatMap(({ productIds }, at) =>
    productIds.map((product_id) => ({ template_id: ids[at] ?? 0, product_id })),
  );
  if (products.length > 0) await tx.insertInto('report_template_product').values(products).execute();
  await insertItems(tx, templates, ids);
  return ids;
}

async function insertItems(
  tx: Db,
  templates: readonly NewReportTemplate[],
  ids: readonly number[],
): Promise<void> {
  const items = templates.flatMap((template, at) =>
    template.items.map((item, index) => ({ item, index, template_id: ids[at] ?? 0 })),
  );
  if (items.length === 0) return;
  const inserted = await tx
    .insertInto('report_template_item')
    .values(
      items.map(({ item, index, template_id }) => ({
        template_id,
        question_type: item.questionType,
        title: item.title,
        title_zh: item.titleZh,
        content: item.content ?? '',
        content_zh: item.contentZh ?? null,
        is_essential: item.isEssential,
        sort_index: index + 1,
      })),
    )
    .returning('id')
    .execute();
  await insertOptions(
    tx,
    items.flatMap(({ item }, at) => placed(item.options ?? [], inserted[at]?.id ?? 0, null)),
  );
}

/** An option and the place it gets. */
interface PlacedOption {
  readonly option: NewReportOption;
  readonly item_id: number;
  readonly parent_id: number | null;
  readonly order_no: number;
}

function placed(
  options: readonly NewReportOption[],
  item_id: number,
  parent_id: number | null,
): PlacedOption[] {
  return options.map((option, index) => ({ option, item_id, parent_id, order_no: index + 1 }));
}

/** One level of options, then the level below it. */
async function insertOptions(tx: Db, options: readonly PlacedOption[]): Promise<void> {
  if (options.length === 0) return;
  const inserted = await tx
    .insertInto('report_template_option')
    .values(options.map(({ option, ...place }) => ({ ...place, name: option.name, name_zh: option.nameZh })))
    .returning('id')
    .execute();
  const idAt = (at: number) => inserted[at]?.id ?? 0;
  const images = options.flatMap(({ option }, at) =>
    (option.imageUrls ?? []).map((image_url, index) => ({
      option_id: idAt(at),
      image_url,
      order_no: index + 1,
    })),
  );
  if (images.length > 0) await tx.insertInto('report_template_image').values(images).execute();
  await insertOptions(
    tx,
    options.flatMap(({ option, item_id }, at) => placed(option.children ?? [], item_id, idAt(at))),
  );
}
