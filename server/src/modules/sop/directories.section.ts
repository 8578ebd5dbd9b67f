/* Directories of the tree as a section: what the history keeps of them, export and import. */
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error';
import { upsertRows, withIds } from '../../platform/database/rows';
import { requireKnown } from '../../platform/field-checks';
import type { Db } from '../../schema';
import type { Section } from '../../section';
import { deleteDirectories, listDirectories, lockTree } from './directory.store';
import { unassignQuestions } from './question.store';
import { sopChanged } from './sop.events';
import { moveProblem, nameProblem } from './sop.rules';
import type { DeletedPort } from './sop.types';

export interface DirectoryDocument {
  readonly id: number;
  /** 0 at the top level. */
  readonly parentId: number;
  readonly name: string;
  readonly orderNo: number;
  readonly createPersonId: number | null;
}

/** @param deleted what a deletion needs further up */
export function createDirectorySection(deleted: DeletedPort): Section<DirectoryDocument> {
  return {
    name: 'sopDirectories',
    hold: lockTree,
    async read(db, ids) {
      const rows = await listDirectories(db);
      return rows
        .filter(({ id }) => ids === undefined || ids.includes(id))
        .map(({ id, pid, name, order_no, create_person_id }) => ({
          id,
          parentId: pid,
          name,
          orderNo: order_no,
          createPersonId: create_person_id,
        }));
    },
    titleOf: ({ name }) => name,
    async write({ tx, emit }, wanted) {
      await lockTree(tx);
      const rows = await withIds(
        tx,
        'sop_directory',
        wanted.map(({ after }) => normal(after)),
      );
      await upsertRows(
        tx,
        'sop_directory',
        rows.map((row) => ({
          id: row.id,
          pid: row.parentId === 0 ? null : row.parentId,
          name: row.name,
          order_no: row.orderNo,
          create_person_id: row.createPersonId,
          deleted: false,
        })),
      );
      await requirePlaces(tx, rows);
      emit(sopChanged, {});
      return rows.map(({ id }) => id);
    },
    async remove({ tx, emit }, documents) {
      await lockTree(tx);
      const ids = documents.map(({ id }) => id);
      const isBelow = (await listDirectories(tx)).some(
        ({ id, pid }) => ids.includes(pid) && !ids.includes(id),
      );
      if (isBelow) throw new AppError('settings.in_use', { what: 'SOP 目录' });
      await deleteDirectories(tx, ids);
      await unassignQuestions(tx, ids);
      await deleted(tx, emit, ids);
      emit(sopChanged, {});
    },
  };
}

function normal(row: DirectoryDocument): DirectoryDocument {
  const name = row.name.trim();
  const problem = nameProblem(name);
  if (problem !== undefined) throw new AppError(problem);
  return { ...row, name };
}

async function requirePlaces(tx: Db, rows: readonly DirectoryDocument[]): Promise<void> {
  const parents = rows.flatMap(({ parentId }) => (parentId === 0 ? [] : parentId));
  if (parents.length === 0) return;
  const { rows: there } = await sql<{ id: number; pid: number }>`
    select id, coalesce(pid, 0) as pid from sop_directory where not deleted`.execute(tx);
  requireKnown(parents, new Set(there.map(({ id }) => id)), 'parentId');
  const parentOf = new Map(there.map(({ id, pid }) => [id, pid]));
  for (const { id } of rows) {
    // A circle of parents would never end.
    const way = new Set<number>();
    for (let at = id; at !== 0 && !way.has(at); at = parentOf.get(at) ?? 0) way.add(at);
    const top = [...way].at(-1) ?? 0;
    if ((parentOf.get(top) ?? 0) !== 0) throw new AppError('sop.circle');
    const problem = moveProblem(
      there.filter((row) => row.id !== id),
      undefined,
      parentOf.get(id) ?? 0,
    );
    if (problem !== undefined) throw new AppError(problem);
  }
}
