/*
 * Files that wait in the outbox for a connection (Q-133, docs/decisions/0023): their bytes, kept beyond a reload, and
 * how far each is on its way. What is sent, or given up, is forgotten.
 */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Side } from '#contract/core/actor';
import { ApiError } from '../../lib/api';
import { t } from '../../lib/i18n';
import { createKeptFiles, type KeptFiles } from '../../lib/kept-files';
import type { EntryFile, OutboxEntry } from '../../lib/outbox';
import { uploadFiles } from '../../lib/upload';
import { fileToHtml } from './message-text';
import { uploadProblem } from './upload-problem';

/** So much of one person may wait, bytes: two of the largest files. Browsers keep more, and phones fill up. */
const mostWaitingBytes = 200 * 1024 * 1024;

/** Whether a further file may wait beside these entries. */
export function hasRoomFor(size: number, entries: readonly { file?: EntryFile }[]): boolean {
  return entries.reduce((sum, { file }) => sum + (file?.size ?? 0), size) <= mostWaitingBytes;
}

const keyOf = (clientMessageId: string) => `chat:${clientMessageId}`;
const uploadKey = {
  user: 'POST /api/user/ChatBase/uploadFile',
  admin: 'POST /api/admin/ChatBase/uploadFile',
} as const;

let kept: KeptFiles | undefined;
const files = () => (kept ??= createKeptFiles());
const fractions = new Map<string, number>();
const aborts = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function setFraction(clientMessageId: string, fraction: number | undefined): void {
  if (fraction === undefined) fractions.delete(clientMessageId);
  else fractions.set(clientMessageId, fraction);
  for (const listener of [...listeners]) listener();
}

/** Keeps the bytes of a file; false where the browser has no room or keeps nothing. */
export async function keepWaitingFile(clientMessageId: string, file: File): Promise<boolean> {
  await files().keep(keyOf(clientMessageId), file);
  return (await files().read(keyOf(clientMessageId))) !== undefined;
}

/** Stores the file of an entry on the server; resolves to its message. */
export async function storeWaitingFile(side: Side, entry: OutboxEntry): Promise<string> {
  const { clientMessageId } = entry;
  const kind = entry.file?.kind ?? 'file';
  const file = await files().read(keyOf(clientMessageId));
  if (!file) throw new ApiError('refusal', 0, t('chat.upload.lost'));
  const abort = new AbortController();
  aborts.set(clientMessageId, abort);
  try {
    const [stored] = await uploadFiles(uploadKey[side], [file], {
      kind,
      signal: abort.signal,
      onProgress: (fraction) => setFraction(clientMessageId, fraction),
    });
    if (!stored) throw new ApiError('server', 0, t('common.error.server'));
    return fileToHtml(stored, kind, file.size);
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refusal') throw error;
    throw new ApiError('refusal', error.code, uploadProblem(error));
  } finally {
    aborts.delete(clientMessageId);
    setFraction(clientMessageId, undefined);
  }
}

/** Stops what is under way and forgets the bytes. */
export function forgetWaitingFiles(clientMessageIds: readonly string[]): void {
  for (const id of clientMessageIds) {
    aborts.get(id)?.abort();
    void files().drop(keyOf(id));
  }
}

/** Sent part of a waiting file, 0…1; undefined while it is not on its way. */
export function useWaitingFraction(clientMessageId: string): number | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => fractions.get(clientMessageId),
  );
}

/** Address under which a waiting picture can be shown; null until it is read. */
export function useWaitingPicture(clientMessageId: string, isPicture: boolean): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture) return;
    let made: string | undefined;
    let isGone = false;
    void files()
      .read(keyOf(clientMessageId))
      .then((file) => {
        if (!file || isGone) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      });
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [clientMessageId, isPicture]);
  return address;
}
