/* The fields of a new ticket: the type out of the catalogue, the question in one sentence, and products. */
import { useEffect, useState } from 'react';
import { Textarea } from '@mantine/core';
import { IconCloud, IconCloudOff } from '#icons';
import { limits } from '#contract/core/limits';
import { useOnline } from '../../lib/online';
import { useT } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { InlineAlert } from '../../ui/inline-alert';
import { MultiChoice } from '../../ui/multi-choice';
import { RepeatedAlert } from '../../ui/repeated-alert';
import { createTicket } from './create-ticket.queries';
import { ticketDraftOf } from './create-ticket.draft';
import { checkTicket, lengthOf } from './create-ticket.rules';
import { TypeField } from './create-ticket-type-field';
import classes from './create-ticket-dialog.module.css';
import type { ReactNode } from 'react';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { ChoiceGroup } from '../../ui/multi-choice';
import type { TicketDraft } from './create-ticket.draft';
import type { MessageKey } from '../../lib/i18n';
import type { Repeated } from '../../lib/repeated';
import type { TicketForm, TicketProblem, TicketProblems } from './create-ticket.rules';

export interface CreateTicketFormProps {
  /** Whose ticket it is; the draft belongs to this person. */
  personId: number;
  types: readonly QuestionType[];
  products: ChoiceGroup[];
  /** The type whose chat icon was chosen. */
  typeId: number | null;
  /** What it begins with where nothing was kept, such as the text of a search. */
  question?: string;
  /** Answers to what is being typed; shown below the question. */
  offers?: (form: Pick<TicketForm, 'question' | 'items'>) => ReactNode;
  /** Says whether something was typed since it opened that is worth asking about. */
  onTyped: (typed: boolean) => void;
  onCancel: () => void;
  /** The ticket was created. */
  onClose: () => void;
}

const problemTexts = {
  typeLevel: 'tickets.error.typeLevel',
  typeGone: 'tickets.type.gone',
  questionEmpty: 'tickets.error.questionEmpty',
  questionLong: 'tickets.error.questionLong',
} as const satisfies Record<TicketProblem, MessageKey>;

export function CreateTicketForm({ personId, types, products, onClose, ...given }: CreateTicketFormProps) {
  const t = useT();
  const { form, change, draft, isTouched, isRestored } = useTicketForm(
    personId,
    given.typeId,
    given.question,
  );
  const [isChecked, setIsChecked] = useState(false);
  const { submit, isBusy, repeated, isUnsent } = useSubmit(draft, onClose);
  const isTyped = isTouched && (form.question.trim() !== '' || form.items.length > 0);
  const { onTyped } = given;
  useEffect(() => onTyped(isTyped), [onTyped, isTyped]);
  const problems: TicketProblems = isChecked ? checkTicket(form, types) : {};
  const textOf = (problem: TicketProblem | undefined) => (problem ? t(problemTexts[problem]) : undefined);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        const found = checkTicket(form, types);
        if (Object.keys(found).length === 0) submit(form);
        else focusFirst(event.currentTarget, found);
      }}
    >
      <p className={classes.intro}>{t('tickets.create.intro')}</p>
      {repeated && <RepeatedAlert repeated={repeated} />}
      {isUnsent && <Unsent isBusy={isBusy} />}
      <TypeField
        types={types}
        value={form.typeId}
        error={textOf(problems.type)}
        onChange={(chosen) => change({ typeId: chosen })}
      />
      <QuestionField
        value={form.question}
        error={textOf(problems.question)}
        onChange={(question) => change({ question })}
      />
      {given.offers?.(form)}
      <MultiChoice
        label={t('tickets.products')}
        description={t('tickets.products.optional')}
        placeholder={t('tickets.products.placeholder')}
        groups={products}
        chosen={form.items}
        onChange={(items) => change({ items })}
        noneText={t('tickets.products.none')}
        clearLabel={t('tickets.products.clear')}
      />
      <div className={classes.actions}>
        <span className={classes.kept} role="status">
          {isRestored ? t('tickets.draftKept') : ''}
        </span>
        <Button variant="default" onClick={given.onCancel}>
          {t('tickets.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('tickets.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Nothing went out: says so, and offers to send it when there is a connection again. */
function Unsent({ isBusy }: { isBusy: boolean }) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <InlineAlert
      title={isOnline ? undefined : t('tickets.unsent.title')}
      icon={isOnline ? <IconCloud size={20} /> : <IconCloudOff size={20} />}
      action={
        isOnline && (
          <Button type="submit" loading={isBusy}>
            {t('tickets.unsent.send')}
          </Button>
        )
      }
    >
      {t(isOnline ? 'tickets.unsent.back' : 'tickets.unsent')}
    </InlineAlert>
  );
}

/** Leads to the first field that something is wrong with. */
function focusFirst(form: HTMLFormElement, { type }: TicketProblems): void {
  form.querySelector<HTMLElement>(type ? 'fieldset button' : 'textarea')?.focus();
}

interface QuestionFieldProps {
  value: string;
  error: string | undefined;
  onChange: (question: string) => void;
}

function QuestionField({ value, error, onChange }: QuestionFieldProps) {
  const t = useT();
  const count = lengthOf(value);
  return (
    <div>
      <Textarea
        label={t('tickets.question')}
        dir="auto"
        placeholder={t('tickets.question.placeholder')}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={6}
        classNames={{ input: classes.field ?? '', error: classes.problem ?? '' }}
        required
        data-autofocus
      />
      <p className={classes.count} data-over={count > limits.ticketTitle || undefined}>
        {t('tickets.question.count', { count, max: limits.ticketTitle })}
      </p>
    </div>
  );
}

function useTicketForm(personId: number, typeId: number | null, question = '') {
  const draft = ticketDraftOf(personId);
  const [form, setForm] = useState<TicketForm>({ typeId, question: '', items: [] });
  const [isTouched, setIsTouched] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void draft.read().then((kept) => {
      if (isLeft) return;
      if (kept.question === '' && kept.items.length === 0) {
        setForm((now) => (now.question === '' ? { ...now, question } : now));
        return;
      }
      // What is being typed already wins over what was typed then.
      setForm((now) =>
        now.question === '' && now.items.length === 0 ? { ...kept, typeId: now.typeId ?? kept.typeId } : now,
      );
      setIsRestored(true);
    });
    window.addEventListener('pagehide', draft.rescue);
    return () => {
      isLeft = true;
      window.removeEventListener('pagehide', draft.rescue);
    };
  }, [draft, question]);
  const change = (part: Partial<TicketForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    setIsTouched(true);
    draft.write(next);
  };
  return { form, change, draft, isTouched, isRestored: isRestored && !isTouched };
}

function useSubmit(draft: TicketDraft, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [repeated, setRepeated] = useState<Repeated | null>(null);
  const [isUnsent, setIsUnsent] = useState(false);
  const send = async (form: TicketForm & { typeId: number }) => {
    setIsBusy(true);
    setRepeated(null);
    const outcome = await createTicket(form);
    setIsBusy(false);
    if (typeof outcome === 'object') setRepeated(outcome);
    setIsUnsent(outcome === 'unsent');
    if (outcome !== 'opened') return;
    draft.clear();
    onDone();
  };
  const submit = (form: TicketForm) => {
    if (!isBusy && form.typeId !== null) void send({ ...form, typeId: form.typeId });
  };
  return { submit, isBusy, repeated, isUnsent };
}
