/*
 * How a section of the settings is described: its columns, its fields, what a new row begins with. One table and
 * one form draw all of them.
 */
import type { SettingsRow, SettingsSection } from '#contract/settings/section-endpoints';
import type { StaffMessageKey } from '../../lib/i18n/staff';

/** What a form holds: the fields of a row by their names on the wire. */
export type Values = Readonly<Record<string, unknown>>;

/** A row of any section. */
export type Row = Values & { readonly id: number; readonly rev: string };

interface FieldBase<Key> {
  readonly key: Key;
  readonly label: StaffMessageKey;
  readonly hint?: StaffMessageKey;
  readonly isRequired?: boolean;
}

/** A text for customers: `key` is English, `keyZh` Chinese. */
interface PairPart<Key> {
  readonly keyZh: Key;
  /** One line, several lines, or rich text. */
  readonly as: 'line' | 'area' | 'html';
  /** HTML that is sent as a message: without tables. */
  readonly isMessage?: boolean;
}

/** Something to choose from. */
export interface Option {
  readonly value: string;
  readonly label: StaffMessageKey;
}

/** What an input edits, and how. */
export type FieldKind<Key = string> =
  | { readonly kind: 'line'; readonly isMono?: boolean }
  | ({ readonly kind: 'pair' } & PairPart<Key>)
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly unit?: StaffMessageKey }
  /** 0 or 1. */
  | { readonly kind: 'flag' }
  /** true or false. */
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  /** The id of a row of another section, or several. */
  | { readonly kind: 'reference'; readonly section: SettingsSection }
  | { readonly kind: 'references'; readonly section: SettingsSection }
  /** Those without parts of their own. */
  | {
      readonly kind:
        | 'colour'
        | 'picture'
        | 'lines'
        | 'spans'
        | 'shifts'
        | 'paths'
        | 'carriers'
        | 'levelOptions'
        | 'questions'
        | 'password';
    };

export type Field<Key = string> = FieldBase<Key> & FieldKind<Key>;

/** How a cell shows a value. */
export interface Column<Key = string> {
  readonly key: Key;
  readonly label: StaffMessageKey;
  readonly as?: 'text' | 'colour' | 'picture' | 'count' | 'number' | 'active' | 'enabled' | 'yes' | 'time';
  /** The Chinese text beside an English one. */
  readonly keyZh?: Key;
  /** The value names a row of this section. */
  readonly section?: SettingsSection;
  /** Words of values. */
  readonly options?: readonly Option[];
}

/** A section of the settings. */
export interface Section {
  readonly name: SettingsSection;
  readonly title: StaffMessageKey;
  /** What it is for, in a sentence; also what its empty table says. */
  readonly about: StaffMessageKey;
  /** The word on the button that adds a row; without it there is one row only. */
  readonly add?: StaffMessageKey;
  /** What goes with a deleted row. */
  readonly onDelete: StaffMessageKey;
  readonly columns: readonly Column[];
  readonly fields: readonly Field[];
  readonly blank: Values;
  /** The form takes the room of the table. */
  readonly isWide?: boolean;
  /** How people call a row. */
  titleOf(row: Values): string;
  /** Why a row may not be deleted or a field not be changed; null where it may. */
  fixedKeysOf?(row: Values): readonly string[];
}

/** The same with the names of the fields checked. */
export interface SectionOf<Name extends SettingsSection> extends Omit<
  Section,
  'name' | 'columns' | 'fields'
> {
  readonly name: Name;
  readonly columns: readonly Column<keyof SettingsRow<Name> & string>[];
  readonly fields: readonly Field<(keyof SettingsRow<Name> & string) | 'password'>[];
  readonly blank: Partial<SettingsRow<Name>>;
}

/** A section whose fields are those of its rows. */
export function section<Name extends SettingsSection>(description: SectionOf<Name>): Section {
  return description;
}

/** A text of a row, '' where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A list of a row; none where it is something else. */
export function listOf<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
