// what the search found is shown, and put into the reply, in the language of the customer first.
import '../../ui/jsdom.test-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchHit } from '#contract/search/endpoints';
import { queryClient } from '../../lib/query-client';
import { Mantine } from '../../ui/theme/mantine';
import { HitPreview } from './hit-preview';

const texts = { en: 'Turn it off and on.', zh: '关机再开机。' } as const;

function catalogue(lang: 'en' | 'zh' = 'zh'): object[] {
  const question = { id: 7, title: 'q', description: `<p>${texts[lang]}</p>`, valid: 1, questionStep: [] };
  return [{ id: 1, title: 'top', children: [], element: [question] }];
}

const answers = [
  { id: 1, question_id: 9, order_no: 1, language: 'CN', content: '请寄回。' },
  { id: 2, question_id: 9, order_no: 2, language: 'EN', content: 'Please send it back.' },
];

function show(kind: SearchHit['kind'], lang: 'en' | 'zh') {
  const hit: SearchHit = {
    ...{ kind, id: kind === 'sop' ? 9 : 7, title: '标题', titleMarks: [], snippet: '', marks: [], score: 1 },
    nav: [],
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { language?: 'en' | 'zh' };
    const data = url.includes('getQuestionTypeList') ? catalogue(body.language) : answers;
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', msg: '', data })));
  });
  const onInsert = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <Mantine>
        <HitPreview hit={hit} lang={lang} onInsert={onInsert} onBack={vi.fn()} onClose={vi.fn()} />
      </Mantine>
    </QueryClientProvider>,
  );
  return onInsert;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('a question: in English for who writes in English, in Chinese on request', async () => {
  const onInsert = show('question', 'en');
  await userEvent.click(await screen.findByRole('button', { name: '插入回复' }));
  expect(onInsert).toHaveBeenLastCalledWith(texts.en);
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByText(texts.zh)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '插入回复' }));
  expect(onInsert).toHaveBeenLastCalledWith(texts.zh);
});

it('answers of the directory tree: those in his language first', async () => {
  for (const [lang, first] of [
    ['en', 'Please send it back.'],
    ['zh', '请寄回。'],
  ] as const) {
    const onInsert = show('sop', lang);
    const [insert] = await screen.findAllByRole('button', { name: '插入回复' });
    if (insert) await userEvent.click(insert);
    expect(onInsert).toHaveBeenLastCalledWith(first);
    cleanup();
  }
});
