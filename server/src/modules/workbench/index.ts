/*
 * The door of the workbench: the staff list, which reads across tickets and customers, the filter that each
 * member of staff keeps of it, and the canned replies.
 */
import type { FilterChange, FilterRow } from '#contract/sync/schemas';
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import type { History } from '../history';
import type { Identity } from '../identity';
import type { Knowledge } from '../knowledge';
import type { Settings } from '../settings';
import type { Sop } from '../sop';
import type { Tickets } from '../tickets';
import { cannedReplySection } from './canned-replies.section';
import { createCannedReplies } from './canned-replies.service';
import { subscribeCannedFrames } from './canned-replies.socket';
import { findFilter, listFilterOwners, saveFilter } from './filter.store';
import { bindWorkbench } from './workbench.routes';
import { createWorkbenchService } from './workbench.service';

export interface Workbench extends Module {
  /** The canned replies. */
  readonly sections: readonly Section[];
  /** Saves what is named of a person's filter; the rest stays as it was. */
  saveFilter(tx: Db, personId: number, change: FilterChange): Promise<FilterRow>;
  /** Undefined for somebody who has saved none. */
  findFilter(db: Db, personId: number): Promise<FilterRow | undefined>;
  /** The persons whose filters have these ids; ids of no filter are missing in the map. */
  listFilterOwners(db: Db, ids: readonly number[]): Promise<Map<number, number>>;
}

export interface WorkbenchDependencies extends Platform {
  readonly history: History;
  readonly identity: Identity;
  readonly settings: Settings;
  readonly knowledge: Knowledge;
  readonly sop: Sop;
  readonly tickets: Tickets;
}

export function createWorkbench(deps: WorkbenchDependencies): Workbench {
  const service = createWorkbenchService(deps);
  const replies = createCannedReplies(deps);
  subscribeCannedFrames(deps);
  return {
    sections: [cannedReplySection],
    saveFilter,
    findFilter,
    listFilterOwners,
    register: (bind) => bindWorkbench(bind, service, replies),
  };
}
