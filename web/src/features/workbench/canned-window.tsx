/*
 * The window in which staff keep the canned replies: the list in its order, and the editor of one.
 * Read-only staff look only.
 */
import { type ComponentType, useState } from 'react';
import { Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '#icons';
import { limits } from '#contract/core/limits';
import { messageLength, previewText } from '#contract/core/rich-text';
import type { CannedReply } from '#contract/workbench/canned-endpoints';
import { placeholderNames } from '#contract/workbench/placeholders';
import { errorText } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { Button } from '../../ui/button';
import { confirmDialog } from '../../ui/dialogs';
import { IconButton } from '../../ui/icon-button';
import { notifyError, notifySuccess } from '../../ui/notice';
import { ReturnFocus } from '../../ui/return-focus';
import { EmptyState, ErrorState, Loading, SkeletonLines } from '../../ui/states';
import {
  type CannedDraft,
  cannedRepliesQuery,
  deleteCannedReply,
  moveCannedReply,
  saveCannedReply,
  useCannedLive,
} from './canned.queries';
import classes from './canned.module.css';

/** A field for rich text, as the page hands it in: the one of messages. */
export type RichFieldComponent = ComponentType<{
  label: string;
  html: string;
  onChange: (html: string) => void;
}>;

export interface CannedWindowProps {
  isReadonly: boolean;
  RichField: RichFieldComponent;
  onClose: () => void;
}

const fresh: CannedDraft = { title: '', group: '', textEn: '', textZh: '', shortcut: '' };

export function CannedWindow({ isReadonly, RichField, onClose }: CannedWindowProps) {
  const [draft, setDraft] = useState<CannedDraft | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={s('canned.window')}
      size="min(48rem, 95vw)"
      // What is written is not lost by a click beside it.
      closeOnClickOutside={draft === null}
      closeButtonProps={{ 'aria-label': s('canned.close') }}
    >
      <ReturnFocus />
      {draft ? (
        <Editor before={draft} RichField={RichField} onEnd={() => setDraft(null)} />
      ) : (
        <Replies isReadonly={isReadonly} onEdit={setDraft} />
      )}
    </Modal>
  );
}

/** Runs a call; a refusal is shown with the server's words. @returns whether it succeeded */
async function run(task: () => Promise<void>, done?: string): Promise<boolean> {
  try {
    await task();
    if (done !== undefined) notifySuccess(done);
    return true;
  } catch (error) {
    notifyError(s('canned.failed'), errorText(error));
    return false;
  }
}

function Replies({ isReadonly, onEdit }: { isReadonly: boolean; onEdit: (draft: CannedDraft) => void }) {
  const query = useQuery(cannedRepliesQuery);
  useCannedLive();
  if (query.data === undefined) {
    if (!query.isError)
      return (
        <Loading>
          <SkeletonLines widths={[0.6, 0.9, 0.7, 0.8]} />
        </Loading>
      );
    const again = () => void query.refetch();
    return <ErrorState title={s('canned.error')} text={errorText(query.error)} onRetry={again} />;
  }
  const replies = query.data;
  return (
    <>
      {!isReadonly && (
        <Button
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onEdit(fresh)}
        >
          {s('canned.new')}
        </Button>
      )}
      {replies.length === 0 && <EmptyState title={s('canned.empty')} />}
      <ul className={classes.replies}>
        {replies.map((reply, index) => (
          <li key={reply.id} className={classes.reply}>
            <div className={classes.words}>
              <p className={classes.optionHead}>
                <span className={classes.optionTitle}>{reply.title}</span>
                {reply.group !== '' && <span className={classes.faint}>{reply.group}</span>}
                {reply.shortcut !== '' && <code className={classes.shortcut}>/{reply.shortcut}</code>}
              </p>
              {[reply.textEn, reply.textZh].filter(Boolean).map((text) => (
                <p key={text} className={classes.preview} dir="auto">
                  {previewText(text, 160)}
                </p>
              ))}
            </div>
            {!isReadonly && (
              <Actions
                reply={reply}
                isFirst={index === 0}
                isLast={index === replies.length - 1}
                onEdit={onEdit}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ActionsProps {
  reply: CannedReply;
  isFirst: boolean;
  isLast: boolean;
  onEdit: (draft: CannedDraft) => void;
}

function Actions({ reply, isFirst, isLast, onEdit }: ActionsProps) {
  async function remove() {
    const isSure = await confirmDialog({
      title: s('canned.deleteTitle', { title: reply.title }),
      body: s('canned.deleteBody'),
      confirm: s('canned.delete'),
      cancel: s('canned.cancel'),
      danger: true,
    });
    if (isSure) await run(() => deleteCannedReply(reply.id), s('canned.deleted'));
  }
  const nameOf = (action: string) => `${action}：${reply.title}`;
  return (
    <div className={classes.actions}>
      <IconButton
        size={28}
        label={nameOf(s('canned.up'))}
        icon={<IconArrowUp size={16} aria-hidden />}
        disabled={isFirst}
        onClick={() => void run(() => moveCannedReply(reply, -1))}
      />
      <IconButton
        size={28}
        label={nameOf(s('canned.down'))}
        icon={<IconArrowDown size={16} aria-hidden />}
        disabled={isLast}
        onClick={() => void run(() => moveCannedReply(reply, 1))}
      />
      <IconButton
        size={28}
        label={nameOf(s('canned.edit'))}
        icon={<IconPencil size={16} aria-hidden />}
        onClick={() => onEdit(reply)}
      />
      <IconButton
        size={28}
        label={nameOf(s('canned.delete'))}
        icon={<IconTrash size={16} aria-hidden />}
        onClick={() => void remove()}
      />
    </div>
  );
}

interface EditorProps {
  before: CannedDraft;
  RichField: RichFieldComponent;
  onEnd: () => void;
}

function Editor({ before, RichField, onEnd }: EditorProps) {
  const [draft, setDraft] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<CannedDraft>) => setDraft((last) => ({ ...last, ...part }));
  async function save() {
    const { id, rev, title, group, textEn, textZh, shortcut } = draft;
    setIsBusy(true);
    const words = { id, rev, title, group, textEn, textZh, shortcut };
    if (await run(() => saveCannedReply(words), s('canned.saved'))) onEnd();
    else setIsBusy(false);
  }
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        data-autofocus
        autoFocus
        label={s('canned.title')}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          label={s('canned.group')}
          value={draft.group}
          onChange={(event) => change({ group: event.currentTarget.value })}
        />
        <TextInput
          label={s('canned.shortcut')}
          value={draft.shortcut}
          onChange={(event) => change({ shortcut: event.currentTarget.value })}
        />
      </div>
      {(['textEn', 'textZh'] as const).map((field) => (
        <div key={field}>
          <RichField
            label={s(field === 'textEn' ? 'canned.text.en' : 'canned.text.zh')}
            html={before[field]}
            onChange={(html) => change({ [field]: html })}
          />
          <p className={classes.hint}>
            {s('canned.count', { count: messageLength(draft[field]), max: limits.chatMessage })}
          </p>
        </div>
      ))}
      <p className={classes.hint}>
        {s('canned.placeholders')}
        {placeholderNames.map((name) => (
          <code key={name} className={classes.shortcut}>{`{{${name}}}`}</code>
        ))}
      </p>
      <div className={classes.foot}>
        <Button variant="default" onClick={onEnd}>
          {s('canned.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {s('canned.save')}
        </Button>
      </div>
    </form>
  );
}
