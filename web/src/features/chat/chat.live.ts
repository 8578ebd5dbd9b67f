/*
 * Frames of the main socket -> the conversations (000 §4, 001 §4, Q-150, Q-166), and the receipt for what
 * arrived. A frame without data makes its conversation be resumed.
 */
import { useEffect } from 'react';
import { type Frame, frameTypes } from '#contract/core/frames';
import type { DeliveredFrame } from '#contract/chat/messages';
import type { Message } from '#contract/chat/schemas';
import type { Side } from '#contract/core/actor';
import { live } from '../../lib/live';
import { queryClient } from '../../lib/query-client';
import { chatSync, conversationQuery, resumeConversations, staffOnlineQuery } from './chat.queries';
import type { Recall } from './conversation';
import { keepOf } from './keep';

/** What was receipted over the open socket, by ticket. */
const receipted = new Map<number, number>();

/** Tells the other side, once, that everything up to `seq` has reached this person. */
export function sendDelivered(recordQuestionId: number, seq: number): void {
  if ((receipted.get(recordQuestionId) ?? 0) >= seq) return;
  const receipt: DeliveredFrame = { type: 'delivered', recordQuestionId, seq };
  if (live.send(receipt)) receipted.set(recordQuestionId, seq);
}

function applyFrame(side: Side, frame: Frame): void {
  const { msgType, recordQuestionId, data } = frame;
  const carriesMessages: number[] = [frameTypes.message, frameTypes.rating, frameTypes.report];
  if (!carriesMessages.includes(msgType) || recordQuestionId === undefined) return;
  if (isMessage(data)) {
    chatSync[side].receive(recordQuestionId, data);
    if (data.clientMessageId !== null) keepOf(side)?.outbox.settle([data.clientMessageId]);
    if (data.sender !== side) sendDelivered(recordQuestionId, data.seq);
  } else if (isRecall(data)) {
    chatSync[side].receiveRecall(recordQuestionId, data);
  } else {
    const { queryKey } = conversationQuery(side, recordQuestionId);
    void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'seq' in data && 'content' in data;
}

function isRecall(data: unknown): data is Recall {
  return typeof data === 'object' && data !== null && 'rev' in data && 'isDelete' in data && !('seq' in data);
}

/** Keeps the conversations of a side equal to the server's while the component is mounted. */
export function useChatLive(side: Side): void {
  useEffect(() => {
    const askWhoIsOnline = () => {
      if (side === 'user')
        void queryClient.fetchQuery({ ...staffOnlineQuery, staleTime: 0 }).catch(() => undefined);
    };
    const off = [
      live.onFrame((frame) => {
        applyFrame(side, frame);
        if (frame.msgType === frameTypes.online) askWhoIsOnline();
      }),
      live.onOnlineCheck(askWhoIsOnline),
      live.onOpen(({ reconnected }) => {
        receipted.clear();
        if (reconnected) resumeConversations(side);
        keepOf(side)?.outbox.kick();
      }),
    ];
    return () => off.forEach((stop) => stop());
  }, [side]);
}
