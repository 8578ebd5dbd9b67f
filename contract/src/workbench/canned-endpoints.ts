/*
 * Canned replies (extension, Q-134, Q-136): texts that staff insert into their messages, each as a pair, English
 * and Chinese, with placeholders (placeholders.ts).
 */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { counts } from '../core/limits';
import { id, idOut, nothing, text } from '../core/schema';

/** A canned reply. */
export const cannedReplySchema = z.object({
  id: idOut,
  title: z.string(),
  /** '' for none. */
  group: z.string(),
  /** Cleaned HTML for customers of the global store; '' where there is only Chinese. */
  textEn: z.string(),
  /** Cleaned HTML for customers of the Chinese store; '' where there is only English. */
  textZh: z.string(),
  /** Word that finds it at once, '' for none. */
  shortcut: z.string(),
  /** Place in the list, from 1. */
  orderNo: z.number().int(),
  /** Rises with each change of its words; an edit that names an older one is refused. */
  rev: z.number().int(),
});

const position = z.number().int().min(1).max(counts.cannedReplies);

const fields = {
  group: text(1_000).optional(),
  textEn: text(200_000).optional(),
  textZh: text(200_000).optional(),
  shortcut: text(1_000).optional(),
  /** Place in the list, from 1; the others make room. */
  orderNo: position.optional(),
};

const writingErrors = [
  'workbench.canned_title',
  'workbench.canned_group',
  'workbench.canned_empty',
  'workbench.canned_long',
  'workbench.canned_shortcut',
  'workbench.canned_shortcut_taken',
  'workbench.canned_placeholder',
] as const;

export const cannedReplyEndpoints = defineEndpoints({
  'POST /javaplus/admin/cannedReply/getList': {
    summary: 'All canned replies in their order.',
    source: 'Q-134, Q-136',
    access: 'staff',
    body: nothing,
    data: z.array(cannedReplySchema),
    errors: [],
  },
  'POST /javaplus/admin/cannedReply/add': {
    summary: 'Adds a canned reply, at the end unless a place is named.',
    source: 'Q-134, Q-136',
    access: 'staffWrite',
    body: z.object({ title: text(1_000), ...fields }),
    data: cannedReplySchema,
    errors: [...writingErrors, 'workbench.canned_many'],
  },
  'POST /javaplus/admin/cannedReply/edit': {
    summary: 'Changes what is named of a canned reply, or moves it.',
    source: 'Q-134, Q-136',
    access: 'staffWrite',
    body: z.object({
      id,
      title: text(1_000).optional(),
      ...fields,
      /** `rev` that the editor has seen; without it nothing is compared. */
      rev: z.number().int().min(0).max(2_147_483_647).optional(),
    }),
    data: cannedReplySchema,
    errors: [...writingErrors, 'workbench.canned_stale'],
  },
  'POST /javaplus/admin/cannedReply/delete': {
    summary: 'Deletes a canned reply; messages that were made with it stay.',
    source: 'Q-134, Q-136',
    access: 'staffWrite',
    body: z.object({ id }),
    data: z.object({}),
    errors: [],
  },
});

export type CannedReply = z.infer<typeof cannedReplySchema>;
export type AddCannedReplyBody = z.output<
  (typeof cannedReplyEndpoints)['POST /javaplus/admin/cannedReply/add']['body']
>;
export type EditCannedReplyBody = z.output<
  (typeof cannedReplyEndpoints)['POST /javaplus/admin/cannedReply/edit']['body']
>;
