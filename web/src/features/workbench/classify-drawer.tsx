/*
 * The drawer in which a ticket is classified (BENCH-29, VALID-07, Q-52): a directory of the tree, a question of it where
 * one fits, then a confirm.
 */
import { useState } from 'react';
import { Drawer, Radio, TextInput } from '@mantine/core';
import { IconSearch } from '#icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SopDirectory } from '#contract/sop/schemas';
import type { StaffTicketDetails } from '#contract/tickets/schemas';
import { errorText } from '../../lib/api';
import { t } from '../../lib/i18n';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError, notifySuccess } from '../../ui/notice';
import { ReturnFocus } from '../../ui/return-focus';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { Directories } from './classify-directories';
import { directoriesMatching, findDirectory, idsAbove } from './classify-tree';
import { classifyTicket, directoriesQuery, directoryQuestionsQuery } from './ticket-actions';
import classes from './ticket-drawer.module.css';

/** What is chosen in the drawer. */
interface Choice {
  readonly directory: number | null;
  /** null: the directory only. */
  readonly question: number | null;
}

export function ClassifyDrawer({ ticket, onClose }: { ticket: StaffTicketDetails; onClose: () => void }) {
  const query = useQuery({ ...directoriesQuery, staleTime: 0 });
  const [choice, setChoice] = useState<Choice>({
    directory: ticket.sopDirectoryId || null,
    question: ticket.sopQuestionId,
  });
  const [isAsking, setIsAsking] = useState(false);
  const classify = useMutation({
    mutationFn: (directory: SopDirectory) => classifyTicket(ticket.id, directory, choice.question),
    onSuccess: (_, directory) => {
      notifySuccess(s('classify.done', { name: directory.name }));
      onClose();
    },
    onError: (error) => notifyError(t('common.error'), errorText(error)),
  });
  const confirm = async () => {
    const nodes = query.data?.children ?? [];
    const directory = choice.directory === null ? undefined : findDirectory(nodes, choice.directory);
    if (!directory) return notifyError(s('classify.chooseFirst'));
    setIsAsking(true);
    const isSure = await confirmDialog({
      title: s('classify.sure'),
      body: s('classify.sureBody', { title: ticket.title, name: directory.name }),
      confirm: s('classify.confirm'),
      cancel: s('classify.cancel'),
    });
    setIsAsking(false);
    if (isSure) classify.mutate(directory);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="28rem"
      title={s('classify.title')}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      // Escape answers the question first.
      closeOnEscape={!isAsking}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ReturnFocus />
      <div className={classes.main}>
        {query.data ? (
          <Choices nodes={query.data.children} choice={choice} onChoose={setChoice} />
        ) : query.isError ? (
          <ErrorState
            title={s('classify.error')}
            text={errorText(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loading>
            <SkeletonLines widths={[1, 0.5, 0.6, 0.4, 0.6]} />
          </Loading>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {s('classify.cancel')}
        </Button>
        <Button loading={classify.isPending} onClick={() => void confirm()}>
          {s('classify.confirm')}
        </Button>
      </div>
    </Drawer>
  );
}

interface ChoicesProps {
  nodes: readonly SopDirectory[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Choices({ nodes, choice, onChoose }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const shown = directoriesMatching(nodes, search);
  return (
    <>
      <TextInput
        autoFocus
        data-autofocus
        aria-label={s('classify.search')}
        placeholder={s('classify.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {shown.length === 0 ? (
        <EmptyState title={s('classify.empty')} />
      ) : (
        <Directories
          nodes={shown}
          chosen={choice.directory}
          onChoose={(directory) => {
            if (directory !== choice.directory) onChoose({ directory, question: null });
          }}
          unfolded={choice.directory === null ? [] : idsAbove(nodes, choice.directory)}
          isUnfolded={search.trim() !== ''}
        />
      )}
      {choice.directory !== null && (
        <Questions
          directory={choice.directory}
          chosen={choice.question}
          onChoose={(question) => onChoose({ ...choice, question })}
        />
      )}
    </>
  );
}

interface QuestionsProps {
  directory: number;
  chosen: number | null;
  onChoose: (question: number | null) => void;
}

function Questions({ directory, chosen, onChoose }: QuestionsProps) {
  const query = useQuery(directoryQuestionsQuery(directory));
  return (
    <section className={classes.part} aria-label={s('classify.questions')}>
      <h3 className={classes.partTitle}>{s('classify.questions')}</h3>
      {query.data?.length === 0 && <p className={classes.faint}>{s('classify.questionsEmpty')}</p>}
      {query.isPending && (
        <Loading>
          <SkeletonLines widths={[0.6, 0.8]} />
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          title={s('classify.questionsError')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && query.data.length > 0 && (
        <div className={classes.choices} role="radiogroup" aria-label={s('classify.questions')}>
          {[{ id: null, title: s('classify.anyQuestion') }, ...query.data].map(({ id, title }) => (
            <Radio
              key={id ?? 'none'}
              className={classes.choice}
              name="classify-question"
              value={String(id)}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              label={title || s('classify.untitled')}
            />
          ))}
        </div>
      )}
    </section>
  );
}
