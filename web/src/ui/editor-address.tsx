/* The question for an address below the tools of a text: of a link, of a video. */
import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { s } from '../lib/i18n/staff';
import { Button } from './button';
import classes from './editor-tools.module.css';

export interface EditorAddressProps {
  label: string;
  /** What to say where the address cannot be taken. */
  invalid: string;
  /** What stands there now; '' for nothing. */
  before?: string;
  /** The address as it is taken; null where it is none. */
  addressOf: (typed: string) => string | null;
  onSet: (address: string) => void;
  onRemove?: () => void;
  onCancel: () => void;
}

export function EditorAddress(props: EditorAddressProps) {
  const { label, invalid, before = '', addressOf, onSet, onRemove, onCancel } = props;
  const [text, setText] = useState(before);
  const [isInvalid, setIsInvalid] = useState(false);
  function set() {
    const address = addressOf(text);
    if (address === null) setIsInvalid(true);
    else onSet(address);
  }
  return (
    <div className={classes.address} role="group" aria-label={label}>
      <TextInput
        className={classes.addressField}
        size="xs"
        autoFocus
        aria-label={label}
        placeholder={s('composer.link.placeholder')}
        value={text}
        error={isInvalid ? invalid : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsInvalid(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          else if (event.key === 'Enter') set();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Button size="compact-sm" onClick={set}>
        {s('composer.link.set')}
      </Button>
      {onRemove && (
        <Button size="compact-sm" variant="default" onClick={onRemove}>
          {s('composer.link.remove')}
        </Button>
      )}
    </div>
  );
}
