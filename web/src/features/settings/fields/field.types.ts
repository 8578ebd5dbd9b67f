/* What every field of the form gets. */
import type { SettingsSection } from '#contract/settings/section-endpoints';
import type { Field, FieldKind, Values } from '../section.types';

export interface FieldProps<Kind extends FieldKind['kind'] = FieldKind['kind']> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly values: Values;
  /** Id of the row, 0 of a new one. */
  readonly rowId: number;
  readonly section: SettingsSection;
  readonly isReadonly: boolean;
  /** What has to be mended in it. */
  readonly problem: string | undefined;
  change(key: string, next: (value: unknown) => unknown): void;
}

/** What the label of a field is made of. */
export type LabelledProps = Pick<FieldProps, 'isReadonly' | 'problem'> & {
  readonly field: Pick<Field, 'label' | 'hint' | 'isRequired'>;
};
