/* The SOPs of damage reports as a section; not the directory tree. */
import { createNamedSection, type NamedDocument } from '../../named-section';
import { holdName } from '../../platform/database/rows';
import type { Db } from '../../schema';

export interface ReportSopDocument extends NamedDocument {
  readonly enable: 0 | 1;
}

/** SOPs and templates are written by one at a time. */
export const holdTemplates = (tx: Db) => holdName(tx, 'section reports');

export const reportSopSection = createNamedSection<ReportSopDocument>({
  name: 'reportSops',
  table: 'report_sop',
  columns: ['enable'],
  hold: holdTemplates,
});
