/*
 * Content of the type-6 messages, read field by field: an older program or a broken line must not
 * break the screen.
 */
import { newsOf } from '#contract/chat/news';
import type { SystemContent } from '#contract/chat/schemas';

/** null when it is none of the four kinds. */
export function systemContentOf(json: string): SystemContent | null {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  const content = value as Record<string, unknown>;
  switch (content['kind']) {
    case 'invite':
      return { kind: 'invite' };
    case 'record':
      return {
        kind: 'record',
        score: scoresOf(content['score']),
        suggest: textOf(content['suggest']),
        ...(typeof content['level'] === 'number' && { level: content['level'] }),
      };
    case 'separator':
      return { kind: 'separator', title: textOf(content['title']), time: Number(content['time']) || 0 };
    case 'system':
      return { kind: 'system', text: textOf(content['text']) };
    default:
      return null;
  }
}

/** Side that a message is news for: a text for the other side, a line of the system by its kind. */
export function newsFor(message: {
  sender: 'user' | 'admin' | 'system';
  content: string;
}): 'user' | 'admin' | null {
  if (message.sender !== 'system') return message.sender === 'user' ? 'admin' : 'user';
  const content = systemContentOf(message.content);
  return (content && newsOf(content)) ?? null;
}

/** What a line of the system makes of its ticket's scoreStatus: an invitation 1, a rating 3. */
export function scoreStatusBy(message: { sender: string; content: string }): { scoreStatus?: 1 | 3 } {
  const kind = message.sender === 'system' ? systemContentOf(message.content)?.kind : undefined;
  if (kind === 'invite') return { scoreStatus: 1 };
  return kind === 'record' ? { scoreStatus: 3 } : {};
}

function scoresOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, number] => typeof pair[1] === 'number'),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value of a JSON text; null when it is broken. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
