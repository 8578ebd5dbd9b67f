/*
 * One change of the catalogue by a person: a transaction, the signature that it writes on each row it touches,
 * and the news once it has committed. Rows are held before anything is looked at, the stamp is taken last
 * whoever comes later sees what the earlier one did.
 */
import type { StaffActor } from '#contract/core/actor';
import type { Platform } from '../../../module';
import { AppError } from '../../../platform/app-error';
import { takeStamp } from '../../../platform/database/stamp';
import type { Db } from '../../../schema';
import type { History, Recording } from '../../history';
import { catalogueChanged } from '../catalogue.service';
import { isStale, type Editor, type Stamped } from '../../../platform/database/stale';

/** The caller of an editing call. */
export interface Author extends Editor {
  readonly actor: StaffActor;
}

/** What a change writes on each row that it touches. */
export interface Signature {
  readonly stamp: number;
  readonly stamp_wsid: string;
  readonly change_person_id: number;
}

/** The transaction of a change. */
export interface Change {
  readonly tx: Db;
  readonly author: Author;
  /** Time of the change. */
  readonly now: number;
  /** Notes rows before they are changed, and rows that were added, for the history. */
  readonly recording: Recording;
  /** Takes the stamp and announces the change; once, after everything that could refuse it. */
  sign(): Promise<Signature>;
}

export type ChangeCatalogue = <Result>(
  author: Author,
  work: (change: Change) => Promise<Result>,
) => Promise<Result>;

export interface ChangeDependencies extends Pick<Platform, 'transact' | 'clock'> {
  readonly history: Pick<History, 'recording'>;
}

export function createChangeCatalogue({ transact, clock, history }: ChangeDependencies): ChangeCatalogue {
  return (author, work) =>
    transact(async (tx, emit) => {
      const now = clock.now();
      const { personId, wsid } = author;
      const recording = history.recording({ tx, emit, now, personId, wsid, source: 'screen' });
      const sign = async () => {
        emit(catalogueChanged, {});
        const stamp = await takeStamp(tx, now);
        return { stamp, stamp_wsid: author.wsid, change_person_id: author.personId };
      };
      const result = await work({ tx, author, now, sign, recording });
      await recording.finish();
      return result;
    });
}

/** The row that a store found and holds. @throws core.not_found */
export function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('core.not_found');
  return row;
}

/** @throws knowledge.stale where one of the rows was changed after what the author has seen */
export function requireFresh(author: Author, ...rows: readonly Stamped[]): void {
  if (rows.some((row) => isStale(row, author))) throw new AppError('knowledge.stale');
}
