/* What clients write through the table sync: staff their filter of the list, customers nothing. */
import type { StaffActor } from '#contract/core/actor';
import { id as idSchema } from '#contract/core/schema';
import type { TablePartBody } from '#contract/sync/endpoints';
import { filterChangeSchema, filterRowSchema, type FilterRow } from '#contract/sync/schemas';
import type { Platform } from '../../module';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { Workbench } from '../workbench';
import { filterSaved } from './filter.feed';
import { customerProblem, namedIds, rowsOf, staffProblem, unknownColumn } from './filter.rules';

export interface SyncServiceDependencies extends Pick<Platform, 'transact'> {
  readonly workbench: Pick<Workbench, 'saveFilter' | 'listFilterOwners'>;
}

/** The rows as they are now, under the names under which they were sent. */
export interface SavedPart {
  readonly addArray: FilterRow[];
  readonly changeArray: FilterRow[];
}

export type SyncService = ReturnType<typeof createSyncService>;

const columns = Object.keys(filterRowSchema.shape);

export function createSyncService({ transact, workbench }: SyncServiceDependencies) {
  return {
    /** @throws core.forbidden for any row, and for a table that is not his to write */
    updateAsCustomer(body: TablePartBody): void {
      const problem = customerProblem(body);
      if (problem !== undefined) throw new AppError(problem);
    },

    /** @throws core.forbidden, core.not_found, sync.column_unknown, core.bad_input */
    async updateAsStaff(actor: StaffActor, body: TablePartBody): Promise<SavedPart> {
      const problem = staffProblem(body, actor.personId);
      if (problem !== undefined) throw new AppError(problem);
      return transact(async (tx, emit) => {
        await requireOwn(tx, actor, body);
        const column = unknownColumn(rowsOf(body), columns);
        if (column !== undefined) throw new AppError('sync.column_unknown', { column: column.slice(0, 50) });
        const changes = rowsOf(body).map(changeOf);
        if (changes.length === 0) return { addArray: [], changeArray: [] };
        // All are the one row that he has; the later ones win.
        const saved = await workbench.saveFilter(tx, actor.personId, Object.assign({}, ...changes));
        emit(filterSaved, { personId: actor.personId, wsid: body.wsid ?? '' });
        return {
          addArray: (body.addArray ?? []).length > 0 ? [saved] : [],
          changeArray: (body.changeArray ?? []).length > 0 ? [saved] : [],
        };
      });
    },
  };

  /** A row may be named by its id; a new one may bring an id of the client's, but nobody else's. */
  async function requireOwn(tx: Db, actor: StaffActor, body: TablePartBody): Promise<void> {
    const changed = new Set(idsOf(body.changeArray ?? []));
    const named = new Set(idsOf(rowsOf(body)));
    const owners = await workbench.listFilterOwners(tx, [...named]);
    if ([...owners.values()].some((owner) => owner !== actor.personId)) throw new AppError('core.forbidden');
    if ([...changed].some((id) => !owners.has(id))) throw new AppError('core.not_found');
  }
}

function idsOf(rows: Parameters<typeof namedIds>[0]): number[] {
  return namedIds(rows).map((sent) => {
    const id = idSchema.safeParse(sent);
    // No row can have it.
    return id.success ? id.data : 0;
  });
}

function changeOf(row: Readonly<Record<string, unknown>>) {
  const result = filterChangeSchema.safeParse(row);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new AppError('core.bad_input', {
    detail: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  });
}
