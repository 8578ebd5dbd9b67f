/*
 * The assistant beside the conversation (AI-01…03): it answers from the knowledge base and the directory tree,
 * names its sources, and shows what it says in the customer's language before that goes into the reply.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconSparkles, IconTrash } from '#icons';
import type { Locale } from '#contract/settings/config-script';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { notifyError, notifySuccess } from '../../ui/notice';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import { askAssistant, assistantQuery, clearAssistant, replyOfAssistant } from './assistant.queries';
import { AssistantEntries } from './assistant-entries';
import { AssistantInput } from './assistant-input';
import classes from './assistant.module.css';

export interface AssistantTabProps {
  /** null while no ticket is selected. */
  ticketId: number | null;
  /** Why nothing can be asked now; null when it can (AI-03). */
  disabledReason: string | null;
  /** In which language an answer may be put into the reply; null where nothing can be written. */
  replyLang: Locale | null;
  onUse: (text: string) => void;
}

/** Use with the ticket's id as key: what is typed and what failed belongs to one ticket. */
export function AssistantTab({ ticketId, disabledReason, replyLang, onUse }: AssistantTabProps) {
  const query = useQuery({ ...assistantQuery(ticketId ?? 0), enabled: ticketId !== null });
  const ask = useMutation({ mutationFn: (text: string) => askAssistant(ticketId ?? 0, text) });
  const clear = useMutation({
    mutationFn: () => clearAssistant(ticketId ?? 0),
    onSuccess: () => {
      ask.reset();
      notifySuccess(s('ai.delete.done'));
    },
    onError: (error) => notifyError(s('ai.delete.failed'), errorText(error)),
  });
  const offer = useMutation({
    mutationFn: ({ id, lang }: { id: number; lang: Locale }) => replyOfAssistant(ticketId ?? 0, id, lang),
    onError: (error) => notifyError(s('ai.use.failed'), errorText(error)),
  });
  const entries = query.data ?? [];
  const isEmpty = entries.length === 0 && ask.isIdle;

  async function askToClear() {
    const isSure = await confirmDialog({
      title: s('ai.delete.title'),
      body: s('ai.delete.body'),
      confirm: s('ai.delete.confirm'),
      cancel: s('bench.cancel'),
      danger: true,
    });
    if (isSure) clear.mutate();
  }

  return (
    <div className={classes.assistant}>
      {entries.length > 0 && (
        <div className={classes.bar}>
          <Button
            variant="quiet"
            size="compact-sm"
            leftSection={<IconTrash size={14} aria-hidden />}
            disabled={disabledReason === s('ai.disabled.readOnly')}
            loading={clear.isPending}
            onClick={() => void askToClear()}
          >
            {s('ai.delete')}
          </Button>
        </div>
      )}
      {query.isError && !query.data ? (
        <ErrorState
          title={s('ai.error')}
          text={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : ticketId !== null && query.isPending ? (
        <div className={classes.fill}>
          <Loading>
            <SkeletonLines widths={[0.6, 0.9, 0.8]} />
          </Loading>
        </div>
      ) : isEmpty ? (
        <div className={classes.fill}>
          <EmptyState icon={<IconSparkles size={24} />} title={s('ai.empty')} text={s('ai.emptyText')} />
        </div>
      ) : (
        <AssistantEntries
          entries={entries}
          asked={ask.isPending || ask.isError ? ask.variables : null}
          error={ask.isError ? errorText(ask.error) : null}
          onRetry={() => {
            if (ask.variables !== undefined) ask.mutate(ask.variables);
          }}
          reply={
            replyLang === null
              ? undefined
              : {
                  lang: replyLang,
                  ofId: offer.variables?.id ?? null,
                  // What was told in another language is not what the customer would get.
                  passages: offer.variables?.lang === replyLang ? offer.data : undefined,
                  isBusy: offer.isPending,
                  onAsk: (id) => offer.mutate({ id, lang: replyLang }),
                  onUse,
                }
          }
        />
      )}
      <AssistantInput
        disabledReason={disabledReason}
        isBusy={ask.isPending}
        onAsk={(text) => ask.mutate(text)}
      />
    </div>
  );
}
