/* Addresses of the knowledge screens (KB-15, KB-16, Q-131). */
import { describe, expect, it } from 'vitest';
import { decodeNav, decodeQuestionId, encodeQuestionLink } from '#contract/knowledge/catalogue';
import { catalogue } from './catalogue.test-kit';
import { questionLink, readAddress, viewOf, writeAddress } from './knowledge-address';

const copied = encodeQuestionLink([{ id: 10, title: '轴' }], 5);

describe('readAddress', () => {
  it.each([
    ['', { kind: 'home' }],
    ['question=5', { kind: 'question', id: 5 }],
    ['type=10', { kind: 'type', id: 10 }],
    [new URLSearchParams(copied).toString(), { kind: 'question', id: 5 }],
    [new URLSearchParams({ nav: copied.nav }).toString(), { kind: 'type', id: 10 }],
    ['id=%3Cscript%3E', { kind: 'question', id: undefined }],
    ['question=abc', { kind: 'question', id: undefined }],
    ['type=-1', { kind: 'type', id: 0 }],
    ['nav=hostile', { kind: 'type', id: 0 }],
  ])('%s', (query, target) => {
    expect(readAddress(new URLSearchParams(query)).target).toEqual(target);
  });

  it('takes the product ids that are ids, each once', () => {
    expect(readAddress(new URLSearchParams('items=3,3,x,-1,0,12')).items).toEqual([3, 12]);
  });
});

describe('writeAddress', () => {
  it('replaces its own parameters and keeps the others', () => {
    const now = new URLSearchParams('shopUrl=https%3A%2F%2Fshop.example&id=abc&nav=def&items=1');
    const next = writeAddress(now, { target: { kind: 'question', id: 5 }, items: [2, 3] });
    expect(next).toBe('?shopUrl=https%3A%2F%2Fshop.example&question=5&items=2,3');
    expect(writeAddress(new URLSearchParams('type=1'), { target: { kind: 'home' }, items: [] })).toBe('');
  });

  it('reads back what it writes', () => {
    const address = { target: { kind: 'type', id: 10 }, items: [1, 2] } as const;
    expect(readAddress(new URLSearchParams(writeAddress(new URLSearchParams(), address)))).toEqual(address);
  });
});

it('KB-15 copies a link with nav and id, and nothing else of the address', () => {
  const here = new URL('https://help.example/user/knowledge?question=5&items=1#top');
  const link = new URL(questionLink(here, [{ id: 10, title: '轴' }], 12));
  expect(link.pathname).toBe('/user/knowledge');
  expect([...link.searchParams.keys()]).toEqual(['nav', 'id']);
  expect(decodeNav(link.searchParams.get('nav') ?? '')).toEqual([{ id: 10, title: '轴' }]);
  expect(decodeQuestionId(link.searchParams.get('id') ?? '')).toBe(12);
});

describe('viewOf', () => {
  it('finds types and questions with their path', () => {
    const answer = viewOf(catalogue, { kind: 'question', id: 6 }, undefined);
    expect(answer.kind === 'answer' && answer.path.map((type) => type.id)).toEqual([1, 10, 100]);
    expect(viewOf(catalogue, { kind: 'type', id: 11 }, undefined)).toMatchObject({ kind: 'catalogue' });
  });

  it.each([
    [{ kind: 'question', id: 404 } as const, 'question'],
    [{ kind: 'question', id: undefined } as const, 'question'],
    [{ kind: 'type', id: 404 } as const, 'type'],
  ])('Q-131 shows the home for %j', (target, missing) => {
    expect(viewOf(catalogue, target, undefined)).toEqual({ kind: 'home', missing });
  });

  it('Q-36 says that the open question is being edited when it vanishes', () => {
    expect(viewOf([], { kind: 'question', id: 5 }, 5)).toEqual({ kind: 'editing' });
  });
});
