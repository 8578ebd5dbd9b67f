/*
 * Use cases of directories: adding, renaming, ordering, moving, deleting. One change of the tree at a time, so
 * that two moves cannot make a circle and no child lands in what is being deleted.
 */
import type { StaffActor } from '#contract/core/actor';
import type { SaveDirectoryBody } from '#contract/sop/endpoints';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../schema';
import type { History } from '../history';
import type { Identity } from '../identity';
import * as store from './directory.store';
import { listQuestionIdsIn, unassignQuestions } from './question.store';
import { sopChanged } from './sop.events';
import { defaultNames, moveProblem, nameProblem, unassignedNode } from './sop.rules';
import type { DeletedPort } from './sop.types';

export interface DirectoryDependencies {
  readonly history: Pick<History, 'run'>;
  readonly identity: Pick<Identity, 'listPersons'>;
}

export type DirectoryService = ReturnType<typeof createDirectoryService>;

export function createDirectoryService({ history, identity }: DirectoryDependencies) {
  const ports: DeletedPort[] = [];
  const deleted: DeletedPort = async (tx, emit, ids) => {
    for (const port of ports) await port(tx, emit, ids);
  };

  const add = async (tx: Db, actor: StaffActor, body: SaveDirectoryBody): Promise<number> => {
    const pid = body.pid ?? 0;
    await checkPlace(tx, undefined, pid);
    const name = body.name?.trim() ?? (pid === 0 ? defaultNames.directory : defaultNames.childDirectory);
    checkName(name);
    const createPersonId = body.createPersonId ?? actor.personId;
    const persons = await identity.listPersons(tx, [createPersonId]);
    if (!persons.has(createPersonId)) throw new AppError('sop.person_unknown');
    const parentId = pid === 0 ? null : pid;
    const orderNo = body.orderNo ?? (await store.highestOrderNo(tx, parentId)) + 1;
    return store.insertDirectory(tx, { parentId, name, orderNo, createPersonId });
  };

  const change = async (tx: Db, id: number, body: SaveDirectoryBody): Promise<number> => {
    if (id === unassignedNode.id) throw new AppError('sop.unassigned_protected');
    if ((await store.findDirectory(tx, id)) === undefined) throw new AppError('core.not_found');
    const { orderNo, pid } = body;
    const name = body.name?.trim();
    if (pid != null) await checkPlace(tx, id, pid);
    if (name !== undefined) checkName(name);
    await store.updateDirectory(tx, id, {
      name,
      order_no: orderNo ?? undefined,
      pid: pid == null ? undefined : pid === 0 ? null : pid,
    });
    return id;
  };

  return {
    onDeleted: (port: DeletedPort) => void ports.push(port),
    /** Runs what a deletion needs further up. */
    deleted,

    /**
     * Adds a directory, or with an id changes what was sent of it. @returns its id
     * @throws core.not_found, sop.unassigned_protected, sop.parent_unknown, sop.circle, sop.too_deep,
     *   sop.name_empty, sop.name_long, sop.person_unknown
     */
    async save(actor: StaffActor, body: SaveDirectoryBody): Promise<number> {
      return history.run(byScreen(actor), [], async ({ tx, emit }, recording) => {
        await store.lockTree(tx);
        if (body.id != null) await recording.touch('sopDirectories', [body.id]);
        const id = body.id == null ? await add(tx, actor, body) : await change(tx, body.id, body);
        recording.added('sopDirectories', [id]);
        emit(sopChanged, {});
        return id;
      });
    },

    /**
     * Deletes a directory with those below it; their questions become unassigned. Without effect where it is
     * deleted already.
     * @throws sop.unassigned_protected, core.not_found
     */
    async delete(actor: StaffActor, id: number): Promise<void> {
      if (id === unassignedNode.id) throw new AppError('sop.unassigned_protected');
      await history.run(byScreen(actor), [], async ({ tx, emit }, recording) => {
        await store.lockTree(tx);
        const found = await store.findDirectoryState(tx, id);
        if (found === undefined) throw new AppError('core.not_found');
        if (found.deleted) return;
        const ids = await store.listDescendantIds(tx, id);
        await recording.touch('sopDirectories', ids);
        await recording.touch('sopQuestions', await listQuestionIdsIn(tx, ids));
        await store.deleteDirectories(tx, ids);
        await unassignQuestions(tx, ids);
        await deleted(tx, emit, ids);
        emit(sopChanged, {});
      });
    },
  };
}

/** A change that somebody makes in an editor. */
export function byScreen({ personId }: StaffActor) {
  return { personId, wsid: '', source: 'screen' } as const;
}

/** 0 is the top level, never below the unassigned questions (CONFLICT-27). */
async function checkPlace(tx: Db, id: number | undefined, pid: number): Promise<void> {
  if (pid === 0) return;
  const rows = await store.listDirectories(tx);
  if (!rows.some((row) => row.id === pid)) throw new AppError('sop.parent_unknown');
  const problem = moveProblem(rows, id, pid);
  if (problem !== undefined) throw new AppError(problem);
}

function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem !== undefined) throw new AppError(problem);
}
