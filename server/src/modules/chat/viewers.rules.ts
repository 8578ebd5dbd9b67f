/*
 * Who of staff looks at what, as the programs of one database tell each other: a subject is a ticket or a
 * question of the editors, in one word. Pure: the time is handed in. What a program said is forgotten when it has not said it again for a while, so that a program that
 * died leaves nobody behind.
 */
import { serverTimers, timers } from '#contract/core/limits';

/** One who looks at a known. */
export interface ViewerState {
  readonly personId: number;
  readonly isAnswering: boolean;
}

interface Told {
  readonly personIds: ReadonlySet<number>;
  readonly at: number;
}

export interface Viewers {
  /**
   * A program says who of its staff looks at a subject; nobody, when the list is empty.
   * @returns true when this program had said nothing of it that still counts
   */
  tell(subject: string, programId: string, personIds: readonly number[], now: number): boolean;
  /** Somebody of staff typed in a subject; counts for those who look at it. @returns whether he does */
  typed(subject: string, personId: number, now: number): boolean;
  /** He has written, or typed in vain. */
  stopped(subject: string, personId: number): void;
  /** Each once, in order of id. */
  list(subject: string, now: number): ViewerState[];
  /** Forgets what no program has said again. @returns the subjects that lost somebody */
  forget(now: number): string[];
}

export function createViewers(): Viewers {
  const subjects = new Map<string, { told: Map<string, Told>; typedAt: Map<number, number> }>();

  const isCurrent = ({ at }: Told, now: number) => now - at < serverTimers.viewersForgotten;
  const isViewer = (subject: string, personId: number) =>
    [...(subjects.get(subject)?.told.values() ?? [])].some(({ personIds }) => personIds.has(personId));

  /** Nobody is kept who looks no more: the memory holds as much as there are open tabs. */
  const prune = (subject: string) => {
    const known = subjects.get(subject);
    if (known === undefined) return;
    for (const personId of known.typedAt.keys())
      if (!isViewer(subject, personId)) known.typedAt.delete(personId);
    if (known.told.size === 0) subjects.delete(subject);
  };

  return {
    tell(subject, programId, personIds, now) {
      const known = subjects.get(subject) ?? { told: new Map<string, Told>(), typedAt: new Map() };
      subjects.set(subject, known);
      const before = known.told.get(programId);
      if (personIds.length === 0) known.told.delete(programId);
      else known.told.set(programId, { personIds: new Set(personIds), at: now });
      prune(subject);
      return personIds.length > 0 && (before === undefined || !isCurrent(before, now));
    },
    typed(subject, personId, now) {
      if (!isViewer(subject, personId)) return false;
      subjects.get(subject)?.typedAt.set(personId, now);
      return true;
    },
    stopped: (subject, personId) => void subjects.get(subject)?.typedAt.delete(personId),
    list(subject, now) {
      const known = subjects.get(subject);
      const current = [...(known?.told.values() ?? [])].filter((told) => isCurrent(told, now));
      const ids = new Set(current.flatMap(({ personIds }) => [...personIds]));
      return [...ids]
        .sort((one, other) => one - other)
        .map((personId) => {
          const typedAt = known?.typedAt.get(personId);
          return { personId, isAnswering: typedAt !== undefined && now - typedAt < timers.typingShown };
        });
    },
    forget(now) {
      const changed: string[] = [];
      for (const [subject, { told }] of [...subjects]) {
        const old = [...told].filter(([, one]) => !isCurrent(one, now));
        for (const [programId] of old) told.delete(programId);
        if (old.length > 0) changed.push(subject);
        prune(subject);
      }
      return changed;
    },
  };
}
