/* What a hit of the staff's search says: a published question, or the answers of one of the SOP tree. */
import { queryOptions } from '@tanstack/react-query';
import { findQuestion } from '#contract/knowledge/catalogue';
import type { FoundQuestion } from '#contract/knowledge/catalogue';
import type { Locale } from '#contract/settings/config-script';
import type { TableName } from '#contract/sync/schemas';
import { call } from '../../lib/api';

/** The question with its way there in a language; null when it is published no more. */
export const questionPreviewQuery = (id: number, lang: Locale) =>
  queryOptions({
    queryKey: ['search', 'question', id, lang],
    queryFn: async ({ signal }): Promise<FoundQuestion | null> => {
      const types = await call('POST /java/front/getQuestionTypeList', { language: lang }, { signal });
      const found = findQuestion(types, id);
      return found && found.question.valid === 1 ? found : null;
    },
    meta: { tables: ['question', 'questionStep', 'answerStep'] satisfies TableName[] },
  });

/** Answers in their order. */
export const sopPreviewQuery = (sopQuestionId: number) =>
  queryOptions({
    queryKey: ['search', 'sop', sopQuestionId],
    queryFn: ({ signal }) =>
      call('GET /java/admin/getAllAnswerListByQuestionId', undefined, { query: { sopQuestionId }, signal }),
  });
