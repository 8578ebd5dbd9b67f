/*
 * The questions of a template in their order: added by kind, copied, moved by dragging or by keys, taken
 * away with a way back.
 */
import { useRef, useState, type DragEvent } from 'react';
import { Menu } from '@mantine/core';
import { IconPlus } from '#icons';
import { s } from '../../../lib/i18n/staff';
import { Button } from '../../../ui/button';
import { notifyInfo } from '../../../ui/notice';
import { EmptyState } from '../../../ui/states';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { moved, withItemAt, withoutItem } from '../fields/lists';
import { QuestionCard } from './question-card';
import { copyOf, freshQuestion, keyOf, kindWords, kinds, nameOf, type Question } from './questions';
import classes from './template.module.css';

export interface QuestionsFieldProps {
  questions: readonly Question[];
  isReadonly: boolean;
  onChange: (next: (questions: readonly Question[]) => readonly Question[]) => void;
}

export function QuestionsField({ questions, isReadonly, onChange }: QuestionsFieldProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag((from, to) => onChange((all) => moved(all, from, to)));
  const toggle = (key: number, isOpen: boolean) =>
    setOpen((keys) => new Set(isOpen ? [...keys, key] : [...keys].filter((other) => other !== key)));
  const focusCard = (at: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('[data-question-head]')[at]?.focus(),
    );
  const add = (question: Question, at: number) => {
    onChange((all) => withItemAt(all, at, question));
    toggle(keyOf(question), true);
    focusCard(at);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length) return;
    onChange((all) => moved(all, from, to));
    setSaid(s('set.movedTo', { place: to + 1 }));
    focusCard(to);
  };
  const remove = (question: Question, at: number) => {
    onChange((all) => withoutItem(all, at));
    focusCard(Math.max(0, at - 1));
    notifyInfo(s('set.removed', { name: nameOf(question) || s('set.untitled') }), '', 8_000, {
      label: s('set.undo'),
      onClick: () => onChange((all) => withItemAt(all, at, question)),
    });
  };
  return (
    <section className={classes.questions} aria-label={s('set.f.questions')}>
      <p className={classes.heading}>{s('set.questionCount', { count: questions.length })}</p>
      {questions.length === 0 && <EmptyState title={s('set.noQuestions')} text={s('set.noQuestions.text')} />}
      <ol ref={list} className={classes.list}>
        {questions.map((question, at) => {
          const key = keyOf(question);
          return (
            <li key={key} {...drag.place(at)} className={classes.card}>
              <QuestionCard
                question={question}
                at={at}
                isLast={at === questions.length - 1}
                isOpen={open.has(key)}
                isReadonly={isReadonly}
                handle={drag.handle(at)}
                onOpen={(isOpen) => toggle(key, isOpen)}
                onMove={(to) => move(at, to)}
                onCopy={() => add(copyOf(question), at + 1)}
                onRemove={() => remove(question, at)}
                onChange={(next) =>
                  onChange((all) => all.map((one) => (keyOf(one) === key ? next(one) : one)))
                }
              />
            </li>
          );
        })}
      </ol>
      {!isReadonly && <AddMenu onAdd={(question) => add(question, questions.length)} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

function AddMenu({ onAdd }: { onAdd: (question: Question) => void }) {
  return (
    <Menu position="bottom-start" returnFocus={false}>
      <Menu.Target>
        <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} aria-hidden />}>
          {s('set.addQuestion')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => onAdd(freshQuestion(kind))}>
            {s(kindWords[kind])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Rows that are moved with the pointer, by their handle. */
function useDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    handle: (at: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(at + 1));
        const card = event.currentTarget.closest('li');
        if (card) event.dataTransfer.setDragImage(card, 16, 16);
        setFrom(at);
      },
      onDragEnd: end,
    }),
    place: (at: number) => ({
      'data-dragged': from === at || undefined,
      'data-over': from !== null && over === at && from !== at ? (from < at ? 'below' : 'above') : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (from === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (from === null) return;
        event.preventDefault();
        if (from !== at) onMove(from, at);
        end();
      },
    }),
  };
}
