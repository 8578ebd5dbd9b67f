/*
 * A directory's name, typed in its line (SOP-05): Enter and leaving the field keep it, Escape leaves it as it was. What
 * is refused stays to be corrected.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { s } from '../../lib/i18n/staff';
import { warn } from './sop-notices';
import classes from './directory-tree.module.css';

interface DirectoryNameFieldProps {
  name: string;
  save: (name: string) => Promise<boolean>;
  /** `isLeft`: the focus has gone elsewhere already. */
  onEnd: (isLeft: boolean) => void;
}

export function DirectoryNameField({ name, save, onEnd }: DirectoryNameFieldProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  /** Enter is followed by the loss of the focus: only one of them saves. */
  const isEnding = useRef(false);
  useEffect(() => field.current?.select(), []);

  async function keep(isLeft: boolean) {
    if (isEnding.current) return;
    const next = text.trim();
    if (next === '' && !isLeft) return warn('sop.warn.name');
    isEnding.current = true;
    if (next === '' || next === name || (await save(next))) return onEnd(isLeft);
    isEnding.current = false;
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') void keep(false);
    else if (event.key === 'Escape') {
      isEnding.current = true;
      onEnd(false);
    } else return;
    event.preventDefault();
  }

  return (
    <input
      ref={field}
      className={classes.field}
      autoFocus
      aria-label={s('sop.directory.name')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => void keep(true)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}
