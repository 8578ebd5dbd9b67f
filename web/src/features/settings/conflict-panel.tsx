/* What a colleague stored while this form was open, beside what stands in it: nothing is lost, each is chosen. */
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { InlineAlert } from '../../ui/inline-alert';
import { labelIn, valueInWords } from './describe';
import type { Section } from './section.types';
import classes from './settings.module.css';
import type { RowForm } from './use-row-form';

export function ConflictPanel({ section, form }: { section: Section; form: RowForm }) {
  const { conflicts, taken, values } = form;
  const labelOf = (key: string) => labelIn(section, key);
  if (conflicts.length === 0) {
    if (taken.length === 0) return null;
    return (
      <InlineAlert role="status" title={s('set.merged')}>
        {s('set.merged.text', { fields: taken.map(labelOf).join('、') })}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert title={s('set.conflict')}>
      {s('set.conflict.text')}
      {conflicts.map(({ key, theirs }) => (
        <span key={key} className={classes.conflict} role="group" aria-label={labelOf(key)}>
          <strong>{labelOf(key)}</strong>
          <span className={classes.versions}>
            {[
              { isTheirs: true, value: theirs, label: 'set.theirs', take: 'set.takeTheirs' } as const,
              { isTheirs: false, value: values[key], label: 'set.mine', take: 'set.keepMine' } as const,
            ].map(({ isTheirs, value, label, take }) => (
              <span key={label} className={classes.version}>
                <span className={classes.faint}>{s(label)}</span>
                <span className={classes.words} dir="auto">
                  {valueInWords(value) || s('set.empty')}
                </span>
                <Button variant="default" size="compact-sm" onClick={() => form.settle(key, isTheirs)}>
                  {s(take)}
                </Button>
              </span>
            ))}
          </span>
        </span>
      ))}
    </InlineAlert>
  );
}
