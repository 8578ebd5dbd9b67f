/* The staff's parts of the knowledge screens: gears, marks, numbers, persons, and the editor of a question. */
import { IconPencil } from '#icons';
import { Link } from 'react-router';
import type { Question, QuestionType } from '#contract/knowledge/schemas';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/states';
import { Tag } from '../../../ui/tag';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { StaffParts } from '../staff-parts';
import { chooseForQuestion, chooseForType, type StaffPartsOptions } from './gear-choices';
import { GearMenu } from './gear-menu';
import { typeEntries } from './menu-entries';
import { PersonSelect } from './person-select';
import { TypeActs } from './type-acts';
import { QuestionEditor } from './question-editor';
import classes from './knowledge-admin.module.css';

export function staffPartsOf(options: StaffPartsOptions): StaffParts {
  const { isReadonly, knowledge } = options;
  return {
    typeMenu: (type) => (
      <GearMenu
        label={s('gear.type', { title: type.title })}
        entries={typeEntries(type.nav.length + 1)}
        isReadonly={isReadonly}
        onChoose={(entry) => void chooseForType(options, type, entry)}
      />
    ),
    typeActs: (type) => <TypeActs type={type} options={options} />,
    questionMenu: (question) => (
      <GearMenu
        label={s('gear.question', { title: question.title })}
        entries={['copyLink', 'deleteQuestion']}
        isReadonly={isReadonly}
        onChoose={(entry) => void chooseForQuestion(options, question, entry)}
      />
    ),
    typeMark: (type) => type.editing && <EditingMark words={s('admin.typeEditing')} />,
    questionMark: (question, isShort = false) => <QuestionMark question={question} isShort={isShort} />,
    filterLabel: s('admin.filter'),
    persons: (type) => <PersonSelect type={type} isReadonly={isReadonly} />,
    question: ({ question, path }) => (
      <QuestionEditor key={question.id} question={question} path={path} options={options} />
    ),
    noQuestions: s('admin.typeEmpty'),
    emptyType: (type) => <EmptyType type={type} options={options} />,
    emptyCatalogue: <EmptyCatalogue options={options} />,
    gone: <Gone home={knowledge.links.home} />,
  };
}

function EditingMark({ words }: { words: string }) {
  return (
    <span className={classes.editing} data-tip={words} data-editing>
      <IconPencil size={14} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

function QuestionMark({ question, isShort }: { question: Question; isShort: boolean }) {
  const { valid, accessQuestion = 0, solvedCount = 0 } = question;
  return (
    <span className={classes.numbers} data-short={isShort || undefined}>
      {valid === 0 &&
        (isShort ? (
          <EditingMark words={s('admin.editing')} />
        ) : (
          <Tag tone="orange">{s('admin.editing')}</Tag>
        ))}
      <span>{s('admin.access', { count: accessQuestion })}</span>
      {!isShort && <span>{s('admin.solved', { count: solvedCount })}</span>}
    </span>
  );
}

interface EmptyProps {
  options: StaffPartsOptions;
}

/** Questions stand below the top level. */
function EmptyType({ type, options }: EmptyProps & { type: QuestionType }) {
  const entry = typeEntries(type.nav.length + 1).includes('addQuestion') ? 'addQuestion' : 'addChild';
  return (
    <EmptyState
      title={s('admin.typeEmpty')}
      text={s('admin.typeEmptyText')}
      action={
        !options.isReadonly && (
          <Button onClick={() => void chooseForType(options, type, entry)}>{s(`gear.${entry}`)}</Button>
        )
      }
    />
  );
}

function EmptyCatalogue({ options: { isReadonly, ask } }: EmptyProps) {
  const heading = s('admin.addTop');
  return (
    <EmptyState
      title={s('admin.emptyTitle')}
      text={s('admin.emptyText')}
      action={
        !isReadonly && (
          <Button onClick={() => ask({ kind: 'addType', parentId: 0, heading })}>{heading}</Button>
        )
      }
    />
  );
}

function Gone({ home }: { home: string }) {
  return (
    <EmptyState
      isScreen
      title={s('admin.gone')}
      text={s('admin.goneText')}
      action={
        <Button component={Link} to={home}>
          {s('admin.goneAction')}
        </Button>
      }
    />
  );
}
