/* SQL that reads templates and their SOPs. */
import { sql } from 'kysely';
import type { Db } from '../../schema';
import type { ImageRow, ItemRow, OptionRow, TemplateRows } from './template-content.rules';

/** A name in both languages. */
export interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly name_zh: string | null;
}

/** A template with everything below it. */
export interface TemplateRow extends NamedRow, TemplateRows {
  readonly sop_id: number;
  readonly enable: 0 | 1;
  readonly order_no: number;
  /** Empty: for every product; those that are not deleted. */
  readonly product_ids: number[];
  readonly sop_name: string;
  readonly sop_name_zh: string | null;
}

const mostRows = 1_000;

/** The enabled SOPs that have an enabled template for a product. */
export async function listSopsForProduct(db: Db, productId: number): Promise<NamedRow[]> {
  return db
    .selectFrom('report_sop')
    .select(['id', 'name', 'name_zh'])
    .where('enable', '=', 1)
    .where((sop) =>
      sop.exists(
        sop
          .selectFrom('report_template')
          .select('report_template.id')
          .whereRef('report_template.sop_id', '=', 'report_sop.id')
          .where('report_template.enable', '=', 1)
          .where(isFor(productId)),
      ),
    )
    .orderBy('order_no')
    .orderBy('id')
    .limit(mostRows)
    .execute();
}

export async function findSop(db: Db, id: number): Promise<{ enable: 0 | 1 } | undefined> {
  return db.selectFrom('report_sop').select('enable').where('id', '=', id).executeTakeFirst();
}

/** The enabled templates of a SOP; of those for one product, when it is named. */
export async function listTemplatesOfSop(db: Db, sopId: number, productId?: number): Promise<NamedRow[]> {
  return db
    .selectFrom('report_template')
    .innerJoin('report_sop', 'report_sop.id', 'report_template.sop_id')
    .select(['report_template.id', 'report_template.name', 'report_template.name_zh'])
    .where('sop_id', '=', sopId)
    .where('report_sop.enable', '=', 1)
    .where('report_template.enable', '=', 1)
    .$if(productId !== undefined, (query) => query.where(isFor(productId ?? 0)))
    .orderBy('report_template.order_no')
    .orderBy('report_template.id')
    .limit(mostRows)
    .execute();
}

/** All templates, or those with these ids, in the order of their SOPs and of themselves. */
export async function listTemplateIds(db: Db, ids?: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('report_template')
    .innerJoin('report_sop', 'report_sop.id', 'report_template.sop_id')
    .select('report_template.id')
    .$if(ids !== undefined, (query) => query.where('report_template.id', '=', anyOf(ids ?? [])))
    .orderBy('report_sop.order_no')
    .orderBy('report_sop.id')
    .orderBy('report_template.order_no')
    .orderBy('report_template.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whole templates, disabled ones too, by id. */
export async function listTemplates(db: Db, ids: readonly number[]): Promise<Map<number, TemplateRow>> {
  if (ids.length === 0) return new Map();
  const templates = await db
    .selectFrom('report_template')
    .innerJoin('report_sop', 'report_sop.id', 'report_template.sop_id')
    .select(['report_template.id', 'report_template.name', 'report_template.name_zh', 'sop_id'])
    .select(['report_sop.name as sop_name', 'report_sop.name_zh as sop_name_zh'])
    .select(['report_template.enable', 'report_template.order_no'])
    .select(
      sql<number[]>`array(
        select product_id from report_template_product join product on product.id = product_id
        where template_id = report_template.id and not product.deleted order by product_id
      )`.as('product_ids'),
    )
    .where('report_template.id', '=', anyOf(ids))
    .execute();
  const [items, options, images] = [
    await listItems(db, ids),
    await listOptions(db, ids),
    await listImages(db, ids),
  ];
  return new Map(
    templates.map((template) => {
      const isOf = ({ template_id }: { template_id: number }) => template_id === template.id;
      return [
        template.id,
        {
          ...template,
          items: items.filter(isOf),
          options: options.filter(isOf),
          images: images.filter(isOf),
        },
      ];
    }),
  );
}

type OfTemplate<Row> = Row & { readonly template_id: number };

async function listItems(db: Db, templateIds: readonly number[]): Promise<OfTemplate<ItemRow>[]> {
  return db
    .selectFrom('report_template_item')
    .selectAll()
    .where('template_id', '=', anyOf(templateIds))
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
}

async function listOptions(db: Db, templateIds: readonly number[]): Promise<OfTemplate<OptionRow>[]> {
  return db
    .selectFrom('report_template_option as option')
    .innerJoin('report_template_item as item', 'item.id', 'option.item_id')
    .select(['option.id', 'item_id', 'parent_id', 'name', 'name_zh', 'item.template_id'])
    .where('item.template_id', '=', anyOf(templateIds))
    .orderBy('option.order_no')
    .orderBy('option.id')
    .execute();
}

async function listImages(db: Db, templateIds: readonly number[]): Promise<OfTemplate<ImageRow>[]> {
  return db
    .selectFrom('report_template_image as image')
    .innerJoin('report_template_option as option', 'option.id', 'image.option_id')
    .innerJoin('report_template_item as item', 'item.id', 'option.item_id')
    .select(['image.id', 'option_id', 'image_url', 'item.template_id'])
    .where('item.template_id', '=', anyOf(templateIds))
    .orderBy('image.order_no')
    .orderBy('image.id')
    .execute();
}

/** A template without products is for all of them. */
function isFor(productId: number) {
  return sql<boolean>`(
    exists (select from report_template_product where template_id = report_template.id and product_id = ${productId})
    or not exists (select from report_template_product where template_id = report_template.id)
  )`;
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::int[])`;
}
