/*
 * What the filter panel offers: question types, agents and urgency levels, as the server has them.
 */
import { queryOptions } from '@tanstack/react-query';
import { onlineConsultation } from '#contract/core/limits';
import type { QuestionType } from '#contract/knowledge/schemas';
import type { TableName } from '#contract/sync/schemas';
import { call } from '../../lib/api';
import { s } from '../../lib/i18n/staff';
import { type Urgency, urgencies } from './filter';
import type { TypeNode } from './filter-choice';

const optionsTime = 5 * 60_000;

function lean({ id, title, children }: QuestionType): TypeNode {
  return { id, title, children: children.map(lean) };
}

/** The tree of question types; the type of consultations, which is in no catalogue, stands at its end. */
export const typesQuery = queryOptions({
  queryKey: ['workbench', 'types'],
  queryFn: async ({ signal }): Promise<TypeNode[]> => {
    const types = await call('POST /java/front/getQuestionTypeList', {}, { signal });
    const consultation = { id: onlineConsultation.typeId, title: s('filter.consultation'), children: [] };
    return [...types.map(lean), consultation];
  },
  staleTime: optionsTime,
  meta: { tables: ['questionType'] satisfies TableName[] },
});

export interface Agent {
  readonly id: number;
  readonly name: string;
}

/** All who may be handlers, and those who look on: tickets of both may be in the list. */
export const agentsQuery = queryOptions({
  queryKey: ['workbench', 'agents'],
  queryFn: async ({ signal }): Promise<Agent[]> => {
    const agents = await call('POST /javaplus/admin/personal/getCustomerList', {}, { signal });
    return agents.map(({ id, name }) => ({ id, name }));
  },
  staleTime: optionsTime,
  meta: { tables: ['person'] satisfies TableName[] },
});

export const urgencyLevelsQuery = queryOptions({
  queryKey: ['workbench', 'urgencyLevels'],
  queryFn: async ({ signal }) => {
    const levels = await call('POST /javaplus/admin/sysDictData/getUrgencyLevelList', {}, { signal });
    return levels.flatMap(({ dictValue, dictLabel }) => {
      const value: Urgency | undefined = urgencies.find((level) => level === dictValue);
      return value === undefined ? [] : [{ value, label: dictLabel }];
    });
  },
  staleTime: Infinity,
});
