/*
 * Which files the three upload tools take (000 §5, UPLOAD-01…03, CONFLICT-03). The server checks the same
 * again.
 */
import { limits } from '#contract/core/limits';
import type { MessageKey } from './i18n';
import type { UploadKind } from './upload';

const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/tiff', 'image/svg+xml'];
const imageNames = /\.(jpe?g|png|gif|bmp|tiff?|svg)$/i;
const videoTypes = [
  'video/mp4',
  'video/quicktime',
  'video/avi',
  'video/x-msvideo',
  'video/msvideo',
  'video/x-matroska',
  'video/x-ms-wmv',
];
const videoNames = /\.(mp4|mov|avi|mkv|wmv)$/i;

/** What the file dialogs offer. */
export const acceptOf: Readonly<Record<UploadKind, string | undefined>> = {
  image: [...imageTypes, '.jpg', '.jpeg', '.png', '.gif', '.bmp', '.tif', '.tiff', '.svg'].join(','),
  video: [...videoTypes, '.mp4', '.mov', '.avi', '.mkv', '.wmv'].join(','),
  file: undefined,
};

/** Systems often know no type for a file; then its name decides. */
function isOf(file: File, types: readonly string[], names: RegExp): boolean {
  return types.includes(file.type) || (file.type === '' && names.test(file.name));
}

/** Why a file may not be sent with a tool; null when it may. */
export function refusalOf(kind: UploadKind, file: File): MessageKey | null {
  if (kind === 'image' && !isOf(file, imageTypes, imageNames)) return 'chat.upload.notImage';
  if (kind === 'video' && !isOf(file, videoTypes, videoNames)) return 'chat.upload.notVideo';
  if (file.size === 0) return 'chat.upload.empty';
  if (file.size > limits.uploadBytes) return 'chat.upload.tooLarge';
  return null;
}

/** The tool for a pasted or dropped file. */
export function kindOf(file: File): UploadKind {
  if (isOf(file, imageTypes, imageNames)) return 'image';
  return isOf(file, videoTypes, videoNames) ? 'video' : 'file';
}
