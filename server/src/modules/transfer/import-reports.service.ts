/*
 * SOPs and templates of damage reports. What is there already stays as it is: reports were made from it, and
 * its editor is elsewhere.
 */
import type { UpsertCount } from '../../platform/upsert-plan';
import type { Db } from '../../schema';
import type { NewReportOption } from '../damage-reports';
import type { ImportFile } from './import-file.schema';
import type { ImportDependencies, ImportRun } from './import.types';
import { listReportTemplateNames, mapReportSopIds } from './transfer.store';

type Template = ImportFile['reportTemplates'][number];
type Option = NonNullable<Template['items'][number]['options']>[number];

export async function importReports(
  tx: Db,
  { damageReports, shop }: ImportDependencies,
  run: ImportRun,
): Promise<Record<'reportSops' | 'reportTemplates', UpsertCount>> {
  const { reportSops, reportTemplates } = run.file;
  const before = await mapReportSopIds(tx);
  const sops = reportSops.filter(({ name }) => !before.has(name));
  await damageReports.createSops(
    tx,
    sops.map((sop) => ({ ...sop, nameZh: sop.nameZh ?? null, orderNo: sop.orderNo ?? 0 })),
  );
  const sopIds = await mapReportSopIds(tx);
  const there = new Set((await listReportTemplateNames(tx)).map(keyOf));
  const productIds = await shop.import.productIds(tx);
  const templates = reportTemplates.flatMap((template, index) => {
    const sopId = sopIds.get(template.sop);
    if (sopId === undefined) {
      run.problems.add(['reportTemplates', index, 'sop'], `there is no SOP "${template.sop}".`);
      return [];
    }
    const products = template.products.flatMap((key, at) => {
      const id = productIds.get(key);
      if (id !== undefined) return [id];
      run.problems.add(
        ['reportTemplates', index, 'products', at],
        `there is no product with the key "${key}".`,
      );
      return [];
    });
    return there.has(keyOf({ sop_id: sopId, name: template.name }))
      ? []
      : [templateOf(template, sopId, products)];
  });
  await damageReports.createTemplates(tx, templates);
  return {
    reportSops: onlyAdded(sops.length, reportSops.length),
    reportTemplates: onlyAdded(templates.length, reportTemplates.length),
  };
}

const keyOf = ({ sop_id, name }: { sop_id: number; name: string }) => `${sop_id} ${name}`;

function onlyAdded(added: number, all: number): UpsertCount {
  return { added, changed: 0, unchanged: all - added };
}

function templateOf({ sop: _, ...template }: Template, sopId: number, productIds: number[]) {
  return {
    sopId,
    productIds,
    name: template.name,
    nameZh: template.nameZh ?? null,
    enable: template.enable,
    orderNo: template.orderNo ?? 0,
    items: template.items.map((item) => ({
      ...item,
      titleZh: item.titleZh ?? null,
      options: item.options?.map(optionOf),
    })),
  };
}

function optionOf({ name, nameZh, imageUrls, children }: Option): NewReportOption {
  return { name, nameZh: nameZh ?? null, imageUrls, children: children?.map(optionOf) };
}
