/*
 * What somebody has begun to change and not saved outlives the form and the page, with the row as it was
 * then. Kept like the drafts of the chat, one JSON text each. Passwords are not kept.
 */
import type { SettingsSection } from '#contract/settings/section-endpoints';
import { createDrafts, type Drafts } from '../../lib/drafts';
import { createKept } from '../../lib/kept';
import { parseJson } from '../../lib/system-content';
import type { Values } from './section.types';

/** Begun changes: what the row was and what it is to be. `base` is null for a new row. */
export interface Begun {
  readonly base: Values | null;
  readonly values: Values;
}

export interface SettingsDraft {
  readonly read: () => Promise<Begun | null>;
  /** null removes it. */
  readonly write: (begun: Begun | null) => void;
  /** Puts aside what is not written yet; for pagehide. */
  readonly rescue: () => void;
}

const opened = new Map<string, Drafts>();

/** `id`: of the row, 0 for the new one. */
export function settingsDraftOf(personId: number, section: SettingsSection, id: number): SettingsDraft {
  const owner = `admin:${personId}:settings:${section}`;
  const drafts = opened.get(owner) ?? createDrafts(owner, createKept());
  opened.set(owner, drafts);
  return {
    read: async () => begunOf(parseJson(await drafts.read(id))),
    write: (begun) => drafts.write(id, begun === null ? '' : JSON.stringify(withoutPasswords(begun))),
    rescue: () => drafts.rescue(),
  };
}

function withoutPasswords({ base, values }: Begun): Begun {
  const { password: _, ...kept } = values;
  return { base, values: kept };
}

function begunOf(value: unknown): Begun | null {
  const { base, values } = fieldsOf(value) ?? {};
  const kept = fieldsOf(values);
  return kept === null ? null : { base: fieldsOf(base), values: kept };
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
