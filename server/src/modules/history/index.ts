/*
 * The door of history: kinds of content and settings are put in, and get their settings calls, a history of who
 * changed what, and restore. Knows no kind by itself.
 */
import { frameTypes } from '#contract/core/frames';
import type { HistorySection } from '#contract/settings/history-endpoints';
import type { Module, Platform } from '../../module';
import type { Db } from '../../schema';
import type { Change, Section } from '../../section';
import { bindHistory, bindSections } from './history.routes';
import { createRecording, historyChanged, type Recording } from './recording';
import { createRestoring } from './restore.service';
import type { WriteRows } from './history.types';
import { createChangeRunner, createRowWriter, createSectionService, type Author } from './sections.service';

export { historyChanged } from './recording';
export type { Recording } from './recording';

export interface History extends Module {
  /** Puts a kind of content or setting in; before the program listens. */
  keep(section: Section): void;
  /** The kind of this name. */
  section(name: HistorySection): Section;
  /** Notes a change that a module makes itself; `finish` it in the same transaction. */
  recording(change: Change): Recording;
  /** Runs a change with notes, in a transaction; afterwards what is kept of the sections follows. */
  run<Result>(
    author: Author,
    names: readonly HistorySection[],
    work: (change: Change, recording: Recording) => Promise<Result>,
  ): Promise<Result>;
  /** Writes rows of a section, and shows everybody the files of those that everybody sees. */
  readonly writeRows: WriteRows;
  /** What makes files public, in the transaction of the rows that name them. */
  onPublicFiles(port: FilesPort): void;
}

export interface HistoryDependencies extends Pick<Platform, 'db' | 'transact' | 'clock' | 'bus' | 'hub'> {
  /** Room of all staff. */
  readonly staffRoom: string;
}

type FilesPort = (tx: Db, names: readonly string[]) => Promise<void>;

/** Their editors tell it by frames of their own. */
const heardElsewhere: ReadonlySet<string> = new Set<HistorySection>([
  'questionTypes',
  'questions',
  'sopDirectories',
  'sopQuestions',
  'cannedReplies',
]);

export function createHistory(platform: HistoryDependencies): History {
  const { bus, hub, staffRoom } = platform;
  const kept = new Map<HistorySection, Section>();
  const sectionOf = (name: HistorySection): Section => {
    const section = kept.get(name);
    if (section === undefined) throw new Error(`nobody keeps the section ${name}`);
    return section;
  };
  const filePorts: FilesPort[] = [];
  const publishFiles: FilesPort = async (tx, names) => {
    for (const port of filePorts) await port(tx, names);
  };
  const deps = { ...platform, sectionOf, publishFiles };
  bus.subscribe(historyChanged, ({ ids }) => {
    const sections = String(ids['sections']).split(',');
    if (ids['source'] !== 'screen' || sections.some((name) => !heardElsewhere.has(name))) {
      hub.send(staffRoom, { msgType: frameTypes.refresh });
    }
  });
  return {
    keep: (section) => void kept.set(section.name, section),
    section: sectionOf,
    recording: (change) => createRecording(change, sectionOf),
    run: createChangeRunner(deps),
    writeRows: createRowWriter(deps),
    onPublicFiles: (port) => void filePorts.push(port),
    register(bind) {
      bindSections(bind, createSectionService(deps));
      bindHistory(bind, createRestoring(deps));
    },
  };
}
