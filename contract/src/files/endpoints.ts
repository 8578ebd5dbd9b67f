/* Calls that take files. Files themselves are read at GET /static/<name> and /ipfs/<name> (Q-103, Q-142). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';

/** One stored file: its address below this site and the name it was sent with. */
export const uploadedFileSchema = z.object({ url: z.string(), name: z.string() });
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/**
 * Which of the three tools sent the file; each checks its own kind. A multipart field or query; without
 * it the type that each file declares says what it must be.
 */
export const uploadKind = z.enum(['image', 'video', 'file']);

const query = z.object({ kind: uploadKind.optional() });
const uploadErrors = [
  'files.too_large',
  'files.not_an_image',
  'files.not_a_video',
  'files.none',
  'files.broken_off',
] as const;

export const filesEndpoints = defineEndpoints({
  'POST /api/user/ChatBase/uploadFile': {
    summary: 'Stores files that a customer wants to send in the chat.',
    source: '000 §7, Q-103, Q-105',
    access: 'ticketHolder',
    multipart: true,
    query,
    data: z.array(uploadedFileSchema),
    errors: uploadErrors,
  },
  'POST /api/admin/ChatBase/uploadFile': {
    summary: 'Stores files that an agent on duty wants to send in the chat.',
    source: '001 §7, Q-21, Q-103',
    access: 'staffWrite',
    duty: true,
    multipart: true,
    query,
    data: z.array(uploadedFileSchema),
    errors: uploadErrors,
  },
  'POST /api/admin/KnowledgeBase/uploadFile': {
    summary: 'Stores files for questions and steps; on duty or not.',
    source: '001 §7, Q-103, Q-105',
    access: 'staffWrite',
    multipart: true,
    query,
    data: z.array(uploadedFileSchema),
    errors: uploadErrors,
  },
  'POST /javaplus/user/file/upload': {
    summary: 'Stores one file of a damage report; answers its name below /static/.',
    source: '000 §7, Q-103',
    access: 'ticketHolder',
    multipart: true,
    query,
    data: z.string(),
    errors: [...uploadErrors, 'files.one_only'],
  },
});
