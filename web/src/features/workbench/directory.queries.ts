/* The directory tree beside the list (BENCH-12): names and counts only, fresh after every change of it (frame 11). */
import { queryOptions } from '@tanstack/react-query';
import type { SopTreeNode } from '#contract/sop/schemas';
import { call } from '../../lib/api';
import { queryClient } from '../../lib/query-client';
import type { DirectoryNode } from './directory-rows';

function lean({ id, name, sumNum, children }: SopTreeNode): DirectoryNode {
  return { id, name, count: sumNum, children: children.map(lean) };
}

export const directoriesQuery = queryOptions({
  queryKey: ['workbench', 'directories'],
  queryFn: async ({ signal }): Promise<DirectoryNode[]> => {
    const nodes = await call('POST /javaplus/admin/sopDirectory/getSopTreeList', {}, { signal });
    return nodes.map(lean);
  },
});

export function refreshDirectories(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: directoriesQuery.queryKey });
}
