// The requirements of docs/spec/checklist.tsv, which of them the server alone or with others fulfils, and which
// part of the work brings the screens of the others.
import { readFileSync } from 'node:fs';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  /** customer, staff, both or server. */
  readonly side: string;
  readonly text: string;
}

export function readChecklist(root: string): Requirement[] {
  const [, ...lines] = readFileSync(`${root}/docs/spec/checklist.tsv`, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', area = '', side = '', text = ''] = line.split('\t');
    return { id, area, side, text };
  });
}

/** Rows on sessions and sockets that are the server's as well as the browser's: calls, frames, addresses. */
const sharedWithServer = new Set([
  'AUTH-01',
  'AUTH-02',
  'AUTH-08',
  'AUTH-09',
  'AUTH-10',
  'AUTH-12',
  'RT-01',
  ...['05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19'].map(
    (number) => `RT-${number}`,
  ),
  'RT-22',
  'RT-23',
  'RT-24',
  'RT-29',
  'RT-30',
]);

/** True where the server has a share: a test must name such a row, now. */
export function isServers({ id, area, side }: Requirement): boolean {
  return side === 'server' || area === 'API' || sharedWithServer.has(id);
}

const parts = {
  customer: 'part 3 of 6: customer side',
  workbench: 'part 4 of 6: workbench',
  reports: 'part 5 of 6: damage reports',
  editors: 'part 6 of 6: editors and settings',
} as const;

const editors =
  /editor|director(y|ies)|product descriptions?|responsible person|gear menu|knowledge-base admin/i;
const damageReports =
  /damage|templateId|report form|templateDemo|SOP is required|warranty|purchas(e|ing) channel/i;

/** Rows whose words mislead. */
const exceptions: Readonly<Record<string, string>> = {
  'VALID-07': parts.workbench,
  'CONFLICT-10': parts.workbench,
  'VALID-23': parts.editors,
  'VALID-25': parts.editors,
  'STATE-10': parts.editors,
  'CONST-27': parts.editors,
  'CONFLICT-34': parts.editors,
  // The layout of the admin knowledge base, though it stands among the phone's rows.
  'MOB-19': parts.editors,
  // The menus that customers must not see, and dialogs that close on a refusal, come with the editors.
  'ROLE-07': parts.editors,
  'ERR-09': parts.editors,
  // Speaks of the files of the knowledge base, which come with the editors.
  'ERR-23': parts.editors,
  // What staff do with frame 3 is the workbench's.
  'CONFLICT-22': parts.workbench,
  // Labels of orders, which only staff see.
  'I18N-06': parts.workbench,
  'CONST-26': parts.reports,
  ...Object.fromEntries(
    ['CONST-18', 'CONST-19', 'CONST-20', 'CONFLICT-30', 'CONFLICT-36'].map((id) => [id, parts.workbench]),
  ),
};

/** The part that brings the screen of a row that is not the server's. */
export function partOf({ id, area, side, text }: Requirement): string {
  const exception = exceptions[id];
  if (exception !== undefined) return exception;
  if (area === 'DMG' || damageReports.test(text)) return parts.reports;
  if (area === 'EDIT' || area === 'SOP' || (side !== 'customer' && editors.test(text))) return parts.editors;
  const ofStaff = side === 'staff' || area === 'BENCH' || area === 'ORD' || area === 'AI';
  return ofStaff ? parts.workbench : parts.customer;
}
