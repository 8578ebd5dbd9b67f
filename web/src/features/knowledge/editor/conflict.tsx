/* A colleague changed what the person is writing: both texts, and the choice. Nothing is lost before it. */
import { s } from '../../../lib/i18n/staff';
import { isolated } from '../../../lib/isolated';
import { Button } from '../../../ui/button';
import { InlineAlert } from '../../../ui/inline-alert';
import { RichText } from '../../../ui/rich-text';
import { useEditedQuestion } from './edited-question';
import { isHtml, textOf, type Field } from './fields';
import classes from './conflict.module.css';

export interface ConflictProps {
  field: Field;
  fieldKey: string;
  mine: string;
}

export function Conflict({ field, fieldKey, mine }: ConflictProps) {
  const { both, texts } = useEditedQuestion();
  const question = both[field.lang];
  const theirs = textOf(question, field);
  const name = isolated(question.change_person_name);
  const title =
    name === '' || theirs === undefined ? s('conflict.titleNobody') : s('conflict.title', { name });
  return (
    <div className={classes.conflict} role="group" aria-label={title}>
      <InlineAlert title={title}>
        {theirs === undefined ? s('conflict.gone') : s('saving.conflict')}
      </InlineAlert>
      <div className={classes.sides}>
        <Side heading={s('conflict.mine')} field={field} text={mine} />
        {theirs !== undefined && <Side heading={s('conflict.theirs')} field={field} text={theirs} />}
      </div>
      <div className={classes.choices}>
        {theirs !== undefined && (
          <Button size="compact-md" onClick={() => texts.decide(fieldKey, 'mine')}>
            {s('conflict.useMine')}
          </Button>
        )}
        <Button size="compact-md" variant="default" onClick={() => texts.decide(fieldKey, 'theirs')}>
          {theirs === undefined ? s('conflict.dismiss') : s('conflict.useTheirs')}
        </Button>
      </div>
    </div>
  );
}

function Side({ heading, field, text }: { heading: string; field: Field; text: string }) {
  return (
    <div className={classes.side}>
      <p className={classes.heading}>{heading}</p>
      {text === '' ? (
        <p className={classes.empty}>{s('conflict.empty')}</p>
      ) : isHtml(field) ? (
        <RichText html={text} />
      ) : (
        <p className={classes.plain}>{text}</p>
      )}
    </div>
  );
}
