/* The input of a field, by its kind. */
import { Select, Switch, TextInput } from '@mantine/core';
import { s } from '../../../lib/i18n/staff';
import { listOf, textOf } from '../section.types';
import { ColourField } from './colour-field';
import type { FieldProps, LabelledProps } from './field.types';
import { CarriersField } from './carriers-field';
import { ShiftsField, SpansField } from './hours-fields';
import { inputWrapperOrder } from './input-order';
import { LevelOptionsField } from './level-options-field';
import { LinesField } from './lines-field';
import { PairField } from './pair-field';
import { PasswordField } from './password-field';
import { PathsField } from './paths-field';
import { PictureField } from './picture-field';
import { QuestionsField } from '../template/questions-field';
import { ReferenceField, ReferencesField } from './reference-fields';
import classes from './fields.module.css';

/** What the inputs of Mantine have in common. */
function labelProps({ field, isReadonly, problem }: LabelledProps) {
  return {
    label: s(field.label),
    description: field.hint && s(field.hint),
    withAsterisk: field.isRequired ?? false,
    readOnly: isReadonly,
    error: problem,
    inputWrapperOrder,
  };
}

export function FieldView(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'line':
      return <LineField {...props} field={field} />;
    case 'count':
      return <CountField {...props} field={field} />;
    case 'flag':
    case 'switch':
      return <SwitchField {...props} field={field} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'pair':
      return <PairField {...props} field={field} />;
    case 'reference':
      return <ReferenceField {...props} field={field} />;
    case 'references':
      return <ReferencesField {...props} field={field} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'password':
      return <PasswordField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'lines':
      return <LinesField {...props} />;
    case 'paths':
      return <PathsField {...props} />;
    case 'carriers':
      return <CarriersField {...props} />;
    case 'spans':
      return <SpansField {...props} />;
    case 'shifts':
      return <ShiftsField {...props} />;
    case 'levelOptions':
      return <LevelOptionsField {...props} />;
    case 'questions':
      return (
        <QuestionsField
          questions={listOf(props.values[field.key])}
          isReadonly={props.isReadonly}
          onChange={(next) => props.change(field.key, (value) => next(listOf(value)))}
        />
      );
  }
}

function LineField(props: FieldProps<'line'>) {
  const { field, values, change } = props;
  return (
    <TextInput
      {...labelProps(props)}
      autoComplete="off"
      classNames={field.isMono ? { input: classes.mono ?? '' } : {}}
      value={textOf(values[field.key])}
      onChange={({ currentTarget: { value } }) => change(field.key, () => value)}
    />
  );
}

function CountField(props: FieldProps<'count'>) {
  const { field, values, change } = props;
  const value = values[field.key];
  return (
    <TextInput
      {...labelProps(props)}
      type="number"
      inputMode="numeric"
      min={field.min}
      max={field.max}
      step={1}
      required
      classNames={{ wrapper: classes.short ?? '' }}
      rightSection={field.unit && <span className={classes.unit}>{s(field.unit)}</span>}
      rightSectionWidth={field.unit ? '3rem' : undefined}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ currentTarget }) => {
        const next = currentTarget.valueAsNumber;
        change(field.key, () => (Number.isNaN(next) ? null : Math.trunc(next)));
      }}
    />
  );
}

function SwitchField({ field, values, isReadonly, change }: FieldProps<'flag' | 'switch'>) {
  const value = values[field.key];
  return (
    <Switch
      label={s(field.label)}
      description={field.hint && s(field.hint)}
      checked={value === true || value === 1}
      disabled={isReadonly}
      onChange={({ currentTarget: { checked } }) =>
        change(field.key, () => (field.kind === 'flag' ? Number(checked) : checked))
      }
    />
  );
}

function ChoiceField(props: FieldProps<'choice'>) {
  const { field, values, change } = props;
  return (
    <Select
      {...labelProps(props)}
      allowDeselect={false}
      data={field.options.map(({ value, label }) => ({ value, label: s(label) }))}
      value={textOf(values[field.key])}
      onChange={(value) => change(field.key, () => value)}
    />
  );
}
