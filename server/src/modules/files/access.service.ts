/* Fetching and attaching files: only what somebody may see can he show to others. */
import type { Actor, CustomerActor, StaffActor } from '#contract/core/actor';
import { AppError } from '../../platform/app-error';
import type { ActorSource, Cookies } from '../../platform/http/bind';
import type { Db } from '../../schema';
import { mayFetch } from './access.rules';
import * as store from './files.store';
import type { FilePlace, MayFetchPort } from './files.types';
import { isStoredName } from './name.rules';

export interface FileAccess {
  /** The file, when one of the browser's two identities may see it; undefined otherwise. */
  find(name: string, cookies: Cookies): Promise<store.FileRow | undefined>;
  attach(
    tx: Db,
    actor: CustomerActor | StaffActor,
    names: readonly string[],
    place: FilePlace,
  ): Promise<void>;
}

export function createFileAccess(platform: {
  db: Db;
  actors: ActorSource;
  ports: readonly MayFetchPort[];
}): FileAccess {
  const { db, actors, ports } = platform;

  const isAllowed = async (tx: Db, actor: Actor, file: store.FileRow): Promise<boolean> => {
    const answer = mayFetch(actor, file);
    if (answer !== 'own ticket') return answer;
    if (actor.kind !== 'customer' && actor.kind !== 'anonymous') return false;
    for (const port of ports) if (await port(tx, actor, file.ticket_ids)) return true;
    return false;
  };

  return {
    async find(name, cookies) {
      if (!isStoredName(name)) return undefined;
      const [file] = await store.listFiles(db, [name]);
      if (file === undefined || file.is_public) return file;
      for (const side of ['user', 'admin'] as const) {
        if (await isAllowed(db, await actors.actorOf(cookies, side), file)) return file;
      }
      return undefined;
    },

    async attach(tx, actor, names, place) {
      const wanted = [...new Set(names)];
      const files = await store.listFiles(tx, wanted);
      if (files.length < wanted.length) throw new AppError('core.forbidden');
      for (const file of files) {
        if (!(await isAllowed(tx, actor, file))) throw new AppError('core.forbidden');
      }
      await store.insertPlaces(tx, wanted, place);
    },
  };
}
