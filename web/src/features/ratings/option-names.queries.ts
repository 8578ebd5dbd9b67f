/* The names of the rating options as staff see them, the disabled ones too: old ratings keep their words. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';

export const optionNamesQuery = queryOptions({
  queryKey: ['ratings', 'optionNames'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
    const options = await call('POST /javaplus/admin/scoreQuestionOption/getIsEnableList', {}, { signal });
    return new Map(options.map(({ id, optionName }) => [id, optionName]));
  },
  staleTime: 5 * 60_000,
});
