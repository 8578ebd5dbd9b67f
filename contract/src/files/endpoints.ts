/* Calls that take files. Files themselves are read at GET /static/<name> and /ipfs/<name> (Q-103, Q-142). */
import { z } from 'zod';
import { defineEndpoints } from '../core/endpoint';
import { limits } from '../core/limits';
import { text } from '../core/schema';

/** One stored file: its address below this site and the name it was sent with. */
export const uploadedFileSchema = z.object({ url: z.string(), name: z.string() });
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/**
 * Which of the three tools sent the file; each checks its own kind. A multipart field or query; without
 * it the type that each file declares says what it must be.
 */
export const uploadKind = z.enum(['image', 'video', 'file']);

const query = z.object({ kind: uploadKind.optional() });

/** Names an upload in pieces; random, and worth nothing to anybody but who began it. */
const uploadId = z.string().regex(/^[0-9a-f]{32}$/);
const bytes = z.number().int().min(0);
/** How much of a file has been kept, in bytes from its beginning. */
const progressSchema = z.object({ uploadId, offset: bytes, size: bytes });
export type UploadProgress = z.infer<typeof progressSchema>;

/** What is said of a file before its first piece. */
export const beginUploadBody = z.object({
  name: text(2_000),
  /** What the browser says it is; '' where it does not know. */
  type: text(200).optional(),
  size: z.number().int().min(1),
  kind: uploadKind,
});
export type BeginUploadBody = z.output<typeof beginUploadBody>;

const uploadNamed = z.object({ uploadId });
const pieceQuery = z.object({
  uploadId,
  /** Where the piece begins, in bytes; where the upload stands. */
  offset: z.coerce.number().int().min(0).max(limits.uploadBytes),
});
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
  'POST /javaplus/user/file/beginUpload': {
    summary: 'Begins a file that is sent in pieces, so that a broken connection costs only the last one.',
    source: 'extension of Q-103, Q-133',
    access: 'ticketHolder',
    body: beginUploadBody,
    data: progressSchema,
    errors: ['files.too_large', 'files.not_an_image', 'files.not_a_video'],
  },
  'POST /javaplus/user/file/continueUpload': {
    summary: 'Adds the next piece, of at most 1 MiB; answers how much is kept now.',
    source: 'extension of Q-103, Q-133',
    access: 'ticketHolder',
    multipart: true,
    query: pieceQuery,
    data: progressSchema,
    errors: [...uploadErrors, 'files.one_only', 'files.wrong_offset'],
  },
  'POST /javaplus/user/file/getUpload': {
    summary: 'How much of a file has been kept: where to go on after a break.',
    source: 'extension of Q-103, Q-133',
    access: 'ticketHolder',
    body: uploadNamed,
    data: progressSchema,
    errors: [],
  },
  'POST /javaplus/user/file/finishUpload': {
    summary: 'Makes a file of all its pieces; answers its name below /static/, the same when asked again.',
    source: 'extension of Q-103, Q-133',
    access: 'ticketHolder',
    body: uploadNamed,
    data: z.string(),
    errors: ['files.incomplete', 'files.not_an_image', 'files.not_a_video', 'files.broken_off'],
  },
  'POST /javaplus/user/file/cancelUpload': {
    summary: 'Gives up a file that was begun; what had been kept of it is removed.',
    source: 'extension of Q-103, Q-133',
    access: 'ticketHolder',
    body: uploadNamed,
    data: z.object({}),
    errors: [],
  },
});
