import { describe, expect, it } from 'vitest';
import { newsOf } from '#contract/chat/news';
import { contentProblem, deliveryOf, recallProblem, reportIdOf } from './chat.rules';

describe('what may be sent (Q-57, Q-58)', () => {
  const link = '<a href="/static/0123456789abcdef.pdf">A long name of a file.pdf</a>';
  it.each([
    ['300 code points', `<p>${'😀'.repeat(300)}</p>`, undefined],
    ['301 code points', `<p>${'x'.repeat(301)}</p>`, 'chat.too_long'],
    ['300 and entities', `<p>${'&amp;'.repeat(300)}</p>`, undefined],
    ['tags count nothing', `<p>${'<strong>x</strong>'.repeat(300)}</p>`, undefined],
    ['a file counts nothing', `<p>${'x'.repeat(300)}${link}</p>`, undefined],
    ['only a picture', '<p><img src="/static/a.png"></p>', undefined],
    ['only a file', `<p>${link}</p>`, undefined],
    ['nothing', '', 'chat.empty'],
    ['blanks', '<p> &nbsp;\u200b</p>', 'chat.empty'],
  ])('%s', (_, html, problem) => {
    expect(contentProblem(4, html)).toBe(problem);
  });

  it.each([0, 5, 6, 10])('type %i is not', (msgType) => {
    expect(contentProblem(msgType, '<p>hi</p>')).toBe('chat.type_not_allowed');
  });
});

it.each([
  [{ kind: 'invite' }, 'user'],
  [{ kind: 'record', score: { 1: 2 }, suggest: '' }, 'admin'],
  [{ kind: 'record', score: { 1: 1, 2: 3 }, suggest: '' }, 'admin'],
  [{ kind: 'record', score: { 1: 2, 2: 2, 3: 3 }, suggest: '' }, undefined],
  [{ kind: 'record', score: { 1: 5 }, suggest: '' }, undefined],
  [{ kind: 'record', score: {}, suggest: '', level: 2 }, 'admin'],
  [{ kind: 'record', score: {}, suggest: '', level: 3 }, undefined],
  [{ kind: 'separator', title: '', time: 0 }, undefined],
  [{ kind: 'system', text: '' }, undefined],
] as const)('Q-177: the line %j is news for %s', (content, side) => {
  expect(newsOf(content)).toBe(side);
});

it.each([
  [{ sender: 'admin', sender_id: 7, type: 4 }, undefined],
  [{ sender: 'admin', sender_id: 8, type: 4 }, 'chat.not_own'],
  [{ sender: 'admin', sender_id: 7, type: 10 }, 'chat.card_kept'],
  [{ sender: 'admin', sender_id: 8, type: 10 }, 'chat.not_own'],
  [{ sender: 'user', sender_id: 7, type: 4 }, 'chat.not_own'],
  [{ sender: 'system', sender_id: 7, type: 6 }, 'chat.not_own'],
] as const)('Q-59: agent 7 recalls %j: %s', (message, problem) => {
  expect(recallProblem(message, 7)).toBe(problem);
});

it.each([
  ['{"id":5,"status":1}', 5],
  ['{"id":"5"}', 5],
  ['{"id":0}', undefined],
  ['{"id":2147483648}', undefined],
  ['{"id":1.5}', undefined],
  ['{"id":{"id":5}}', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['5', undefined],
  ['<p>5</p>', undefined],
  ['', undefined],
])('Q-168: the card %s names the report %s', (content, id) => {
  expect(reportIdOf(content)).toBe(id);
});

it.each([
  [{ type: 'delivered', recordQuestionId: 1, seq: 2 }, true],
  [{ type: 'delivered', recordQuestionId: 1, seq: 2, other: {} }, true],
  [{ type: 'delivered', recordQuestionId: '1', seq: 2 }, false],
  [{ type: 'delivered', recordQuestionId: 1, seq: 1.5 }, false],
  [{ type: 'delivered', recordQuestionId: 0, seq: 1 }, false],
  [{ type: 'delivered', recordQuestionId: 1, seq: 2 ** 31 }, false],
  [{ type: 'read', recordQuestionId: 1, seq: 1 }, false],
  ['delivered', false],
  [null, false],
  [[], false],
])('the frame %j says what was delivered: %s', (frame, says) => {
  expect(deliveryOf(frame) !== undefined).toBe(says);
});
