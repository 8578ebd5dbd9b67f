// The choice of several as long as nobody uses it: looks like the field and weighs nothing. The first focus loads
// the real one, which takes over the focus and what was typed meanwhile.
import { type ComponentType, useEffect, useId, useState } from 'react';
import { IconSelector } from '#icons';
import { t } from '../lib/i18n';
import { notifyError } from './notice';
import classes from './multi-choice-field.module.css';
import type { MultiChoiceProps } from './multi-choice';

type FieldProps = Omit<MultiChoiceProps, 'begun'>;

let loaded: ComponentType<MultiChoiceProps> | undefined;

async function load(): Promise<ComponentType<MultiChoiceProps>> {
  const { MultiChoice } = await import('./multi-choice');
  return (loaded = MultiChoice);
}

/** MultiChoice, loaded when it is first used; where something is chosen already, at once. */
export function MultiChoiceField(props: FieldProps) {
  const [Choice, setChoice] = useState(() => loaded);
  const [isUsed, setIsUsed] = useState(false);
  // Whoever went on while it was loading is not called back.
  const [isLeft, setIsLeft] = useState(false);
  const [typed, setTyped] = useState('');
  const isWanted = isUsed || props.chosen.length > 0;
  useEffect(() => {
    if (!isWanted || Choice) return;
    let isGone = false;
    load().then(
      (component) => isGone || setChoice(() => component),
      () => {
        if (isGone) return;
        setIsUsed(false);
        notifyError(t('common.error'), t('common.error.network'));
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Choice]);
  if (Choice) return <Choice {...props} {...(isUsed && !isLeft && { begun: typed })} />;
  return (
    <Still
      {...props}
      typed={typed}
      onType={setTyped}
      onUse={() => {
        setIsUsed(true);
        setIsLeft(false);
      }}
      onLeave={() => setIsLeft(true)}
    />
  );
}

interface StillProps extends FieldProps {
  typed: string;
  onType: (text: string) => void;
  onUse: () => void;
  onLeave: () => void;
}

function Still({ label, placeholder, chosen, disabled, typed, onType, onUse, onLeave }: StillProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          className={classes.field}
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          autoComplete="off"
          disabled={disabled}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onFocus={onUse}
          onBlur={onLeave}
        />
        <IconSelector size={16} aria-hidden className={classes.mark} />
      </div>
    </div>
  );
}
