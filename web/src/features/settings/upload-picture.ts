/* Storing a picture for a product, an option or a text: on duty or not. */
import { ApiError } from '../../lib/api';
import { t } from '../../lib/i18n';
import { uploadFiles } from '../../lib/upload';
import type { UploadImage } from '../../ui/rich-editor-props';

/** @returns the address below /static/. @throws ApiError, or an AbortError of the signal */
export const uploadPicture: UploadImage = async (file, signal, onProgress) => {
  const key = 'POST /api/admin/KnowledgeBase/uploadFile';
  const [stored] = await uploadFiles(key, [file], { kind: 'image', signal, onProgress });
  if (!stored) throw new ApiError('server', 0, t('common.error.server'));
  return { address: stored.url };
};
