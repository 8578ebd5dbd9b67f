/*
 * The door of files: takes uploads, keeps them on disk, and gives each one only to those who may see the
 * place where it stands.
 */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { CustomerActor, StaffActor } from '#contract/core/actor';
import type { Module, Platform } from '../../module';
import { createRateLimit } from '../../platform/rate-limit';
import { createSchedule } from '../../platform/schedule';
import type { Db } from '../../schema';
import type { Identity } from '../identity';
import { createFileAccess } from './access.service';
import { adoptFiles, type Adoption, type BroughtFile, type PublicFile } from './adoption.service';
import { createDisk } from './disk';
import { deletePlaces, insertPlaces, listFiles, listPublicFiles, updateUploader } from './files.store';
import type { FilePlace, MayFetchPort, StoredFile, StoreOptions } from './files.types';
import { namesIn } from './name.rules';
import { createPieces } from './pieces.service';
import { serveUploads } from './static.routes';
import { bindUploads } from './upload.routes';
import { createReception, type Incoming } from './reception.service';
import { createUploads } from './upload.service';

export type { Adoption } from './adoption.service';
export type { Incoming } from './reception.service';
export type { FilePlace, MayFetchPort, StoredFile, StoreOptions } from './files.types';

export interface Files extends Module {
  /** The files that a cleaned HTML text shows or links, by name, each once. */
  namesIn(html: string): string[];
  /**
   * Says that files now stand at a place, in the transaction of the text that names them.
   * @throws core.forbidden where a file does not exist or the writer may not see it
   */
  attach(
    tx: Db,
    actor: CustomerActor | StaffActor,
    names: readonly string[],
    place: FilePlace,
  ): Promise<void>;
  /** Shows files to everybody; names under which there is none are left out. */
  publish(tx: Db, names: readonly string[]): Promise<void>;
  /** The files that everybody may see, by name. */
  listPublic(db: Db): Promise<PublicFile[]>;
  /** Bytes on disk; undefined where there are none. */
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string): Readable;
  /**
   * Takes in bytes that an import brings; nobody can fetch them before they are adopted.
   * @throws files.too_large, files.broken_off; nothing stays then
   */
  receive(source: Readable, originalName: string): Promise<Incoming>;
  /** Removes what was received and not adopted. */
  discard(files: readonly Incoming[]): Promise<void>;
  /** Brings public files in, in the transaction of an import; without bytes where these are still on disk. */
  adopt(tx: Db, files: readonly BroughtFile[]): Promise<Adoption>;
  /** Says that files stand at a place no longer, in the transaction that takes the text away. */
  detach(tx: Db, names: readonly string[], place: FilePlace): Promise<void>;
  onMayFetch(port: MayFetchPort): void;
  /**
   * Stores a file.
   * @throws files.too_large, files.not_an_image, files.not_a_video, files.broken_off
   */
  store(db: Db, source: Readable | Buffer, options: StoreOptions): Promise<StoredFile>;
  /** Ends the look at the start and every hour for uploads that were begun and left. */
  stop(): Promise<void>;
}

export interface FilesDependencies extends Pick<
  Platform,
  'db' | 'transact' | 'clock' | 'log' | 'config' | 'isAlone'
> {
  readonly identity: Pick<Identity, 'actors' | 'onAccountBound'>;
}

const hour = 3_600_000;

export function createFiles(deps: FilesDependencies): Files {
  const { db, transact, clock, log, config, isAlone, identity } = deps;
  const ports: MayFetchPort[] = [];
  const disk = createDisk(join(config.dataDir, 'files'));
  const access = createFileAccess({ db, actors: identity.actors, ports });
  const reception = createReception({ disk, log });
  const uploads = createUploads({ disk, reception, clock });
  const pieces = createPieces({ db, transact, clock, disk, reception, uploads });
  const schedule = createSchedule({ clock, log });
  // What was begun in pieces and left for a day.
  schedule.every(hour, pieces.clear);
  // What a program left when it died. By the clock of the disk: no draft is an hour in the making.
  schedule.every(hour, () => disk.clear(Date.now() - hour));
  const cleared = disk
    .clear(isAlone ? Date.now() : Date.now() - hour)
    .catch((error: unknown) => log.warn({ err: error }, 'drafts stay'));
  const limit = createRateLimit({
    max: config.limits.uploads,
    windowMs: hour,
    code: 'core.too_many',
    clock,
  });
  // What was sent before the login and is not in a ticket yet can still be sent after it.
  identity.onAccountBound(async (tx, _emit, from, to) => {
    await updateUploader(tx, from, to);
    return [];
  });

  return {
    register(bind, http) {
      bindUploads(bind, { db, reception, uploads, pieces, limit });
      serveUploads(http, { access, disk });
    },
    namesIn,
    attach: access.attach,
    async publish(tx, names) {
      const files = await listFiles(tx, names);
      const found = files.map(({ name }) => name);
      await insertPlaces(tx, found, { place: 'public' });
    },
    listPublic: listPublicFiles,
    sizeOf: disk.sizeOf,
    read: (name) => disk.read(name),
    receive: (source, originalName) => reception.receive(source, { originalName }),
    discard: reception.discard,
    adopt: (tx, brought) => adoptFiles(tx, disk, brought),
    detach: deletePlaces,
    onMayFetch: (port) => void ports.push(port),
    store: uploads.store,
    async stop() {
      await cleared;
      await schedule.stop();
    },
  };
}
