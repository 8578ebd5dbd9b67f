// Several of many, chosen by typing or from a list in groups: products, for instance. Large (it brings Mantine's
// combobox), so screens load what uses it when it is needed.
import { useEffect, useState } from 'react';
import { MultiSelect } from '@mantine/core';
import { useBackCloses } from '../lib/back-history';
import { Mantine } from './theme/mantine';
import classes from './multi-choice.module.css';

/** Things to choose from, under one heading. */
export interface ChoiceGroup {
  group: string;
  items: { value: string; label: string }[];
}

export interface MultiChoiceProps {
  label: string;
  description?: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  groups: ChoiceGroup[];
  /** Ids of what is chosen; ids that are in no group are not shown. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** What to say where no choice matches the typed text. */
  noneText: string;
  /**
   * Word on the button that takes everything away; undefined where there is nothing to take. Our own: Mantine hides its
   * from screen readers.
   */
  clearLabel: string | undefined;
  disabled?: boolean;
  /** It is being used already: takes the focus, with what was typed before it was there. */
  begun?: string;
}

export function MultiChoice(props: MultiChoiceProps) {
  const { label, description, placeholder, groups, chosen, onChange, noneText, clearLabel, begun } = props;
  const { disabled = false } = props;
  const known = new Set(groups.flatMap(({ items }) => items.map((item) => item.value)));
  const values = chosen.map(String).filter((value) => known.has(value));
  const onDropdownOpen = useDrawnTwice();
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => setIsOpen(false));
  return (
    <div className={classes.choice}>
      {values.length > 0 && clearLabel !== undefined && !disabled && (
        <button type="button" className={classes.clear} onClick={() => onChange([])}>
          {clearLabel}
        </button>
      )}
      <Mantine>
        <MultiSelect
          label={label}
          description={description}
          placeholder={values.length === 0 ? placeholder : undefined}
          data={groups}
          value={values}
          onChange={(next) => onChange(next.map(Number))}
          nothingFoundMessage={noneText}
          withScrollArea={false}
          dropdownOpened={isOpen}
          onDropdownOpen={() => {
            onDropdownOpen();
            setIsOpen(true);
          }}
          onDropdownClose={() => setIsOpen(false)}
          comboboxProps={{ withinPortal: false }}
          // What scrolls would be a stop of the Tab key, and gone with the list as soon as it is reached.
          attributes={{ dropdown: { tabIndex: -1 }, options: { tabIndex: -1 } }}
          classNames={{
            input: classes.input ?? '',
            inputField: classes.field ?? '',
            description: classes.description ?? '',
            dropdown: classes.dropdown ?? '',
            options: classes.options ?? '',
            option: classes.option ?? '',
            pill: classes.pill ?? '',
            pillsList: classes.pills ?? '',
          }}
          searchable
          disabled={disabled}
          hidePickedOptions
          {...(begun !== undefined && { autoFocus: true, defaultSearchValue: begun })}
        />
      </Mantine>
    </div>
  );
}

/**
 * Mantine gives its list another id right after it was drawn, and lets the field point to it only when it is drawn
 * again: until then a screen reader does not know which list belongs to the field. Gives back what is to be called
 * when the list opens.
 */
function useDrawnTwice(): () => void {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < 2) setDrawn(drawn + 1);
  }, [drawn]);
  return () => setDrawn(0);
}
