// what may stand in a canned reply, and where it stands.
import { describe, expect, it } from 'vitest';
import { movedTo, wordsProblem } from './canned-replies.rules';

const good = { title: 'Hello', group_name: '', text_en: '<p>Hi</p>', text_zh: '', shortcut: '' };

describe('words', () => {
  it.each([
    [{}, undefined],
    [{ title: '' }, 'workbench.canned_title'],
    [{ title: '标'.repeat(60) }, undefined],
    [{ title: '标'.repeat(61) }, 'workbench.canned_title'],
    [{ group_name: 'g'.repeat(31) }, 'workbench.canned_group'],
    [{ shortcut: 'two words' }, 'workbench.canned_shortcut'],
    [{ shortcut: 's'.repeat(21) }, 'workbench.canned_shortcut'],
    [{ text_en: '' }, 'workbench.canned_empty'],
    [{ text_en: '<p> </p>', text_zh: '<p>&nbsp;</p>' }, 'workbench.canned_empty'],
    [{ text_en: '', text_zh: '<p>好</p>' }, undefined],
    [{ text_en: `<p><b>${'x'.repeat(300)}</b></p>` }, undefined],
    [{ text_zh: `<p>${'好'.repeat(301)}</p>` }, 'workbench.canned_long'],
    [{ text_zh: '<p>{{customer.name}} {{boss}}</p>' }, 'workbench.canned_placeholder'],
  ])('%j', (change, code) => expect(wordsProblem({ ...good, ...change })?.code).toBe(code));
});

it.each([
  [1, [3, 1, 2]],
  [2, [1, 3, 2]],
  [3, [1, 2, 3]],
  [500, [1, 2, 3]],
])('the place %i', (place, ids) => expect(movedTo([1, 2, 3], 3, place)).toEqual(ids));
