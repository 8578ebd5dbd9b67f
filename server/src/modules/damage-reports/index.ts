/*
 * The door of damage reports: templates and their SOPs, reports that staff send and customers fill in, their
 * review, and the cards that stand for them in the chat.
 */
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { CardPort, Chat } from '../chat';
import type { Files } from '../files';
import type { Identity } from '../identity';
import type { Settings } from '../settings';
import type { Shop } from '../shop';
import type { Sop } from '../sop';
import type { Tickets } from '../tickets';
import { createAnswering } from './answering.service';
import { createCards } from './cards.service';
import { createReportCreation } from './creation.service';
import { bindCustomerReports } from './customer.routes';
import { createLookups } from './lookups.service';
import { createReportPresenter } from './reports.present';
import type { NewReportSop, NewReportTemplate, StoredReport } from './reports.types';
import { reportSopSection } from './report-sops.section';
import { createReview } from './review.service';
import { bindStaffReports } from './staff.routes';
import { createReportsInserter } from './stored-reports.service';
import { createTemplateSection } from './templates.section';
import { insertSops, insertTemplates } from './template-writing.store';

export type {
  NewReportItem,
  NewReportOption,
  NewReportSop,
  NewReportTemplate,
  StoredAnswer,
  StoredReport,
  StoredReview,
} from './reports.types';

export interface DamageReports extends Module {
  /** What stands behind the cards of the chat. */
  readonly cards: CardPort;
  /** @returns the ids, in the order given */
  createSops(tx: Db, sops: readonly NewReportSop[]): Promise<number[]>;
  /** Templates with their questions, options, slots and pictures. @returns the ids, in the order given */
  createTemplates(tx: Db, templates: readonly NewReportTemplate[]): Promise<number[]>;
  /**
   * Whole reports, as they are; their tickets, orders and messages must be there.
   * @returns the ids, in the order given
   */
  createReports(tx: Db, reports: readonly StoredReport[]): Promise<number[]>;
  /** SOPs and templates. */
  readonly sections: readonly Section[];
}

export interface DamageReportsDependencies extends Platform {
  readonly identity: Identity;
  readonly settings: Settings;
  readonly files: Files;
  readonly shop: Shop;
  readonly sop: Sop;
  readonly tickets: Tickets;
  readonly chat: Chat;
}

export function createDamageReports(deps: DamageReportsDependencies): DamageReports {
  const presenter = createReportPresenter(deps);
  const cards = createCards({ ...deps, presenter });
  const answering = createAnswering(deps);
  const review = createReview(deps);
  const lookups = createLookups({ ...deps, presenter });
  const addReport = createReportCreation(deps);
  return {
    cards: cards.port,
    createSops: insertSops,
    createTemplates: insertTemplates,
    createReports: createReportsInserter(deps),
    sections: [reportSopSection, createTemplateSection(deps)],
    register(bind) {
      bindStaffReports(bind, { db: deps.db, presenter, addReport, cards, lookups, review });
      bindCustomerReports(bind, { db: deps.db, presenter, answering });
    },
  };
}
