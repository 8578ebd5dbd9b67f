/* What other agents do meanwhile: twenty changes a second, half of them messages, which move a ticket to the top. */
import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers';
import { post } from '../call';

const perSecond = 20;

/** Begins; the returned function ends it and answers how many changes were stored. */
export function startChanges(url: string, cookie: string, ids: readonly number[]): () => Promise<number> {
  let turn = 0;
  const running = new Set<Promise<unknown>>();
  const change = () => {
    turn += 1;
    const recordQuestionId = ids[(turn * 37) % ids.length];
    const [path, body] =
      turn % 2 === 0
        ? ['recordQuestion/updateRecordQuestionComment', { recordQuestionId, comment: `Note ${turn}` }]
        : [
            'webSocket/sendMessage',
            {
              msgType: 4,
              recordQuestionId,
              msgContent: `<p>Answer ${turn}</p>`,
              clientMessageId: randomUUID(),
            },
          ];
    const sent = post(`${url}/javaplus/admin/${String(path)}`, body as object, cookie);
    running.add(sent);
    sent.then(
      () => running.delete(sent),
      // Thrown where the changes are awaited.
      () => undefined,
    );
  };
  const timer = setInterval(change, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
    return turn;
  };
}
