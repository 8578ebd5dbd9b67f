/* Why an upload failed, and how large a file may be (UPLOAD-05, UPLOAD-06). */
import { errorText, isTransportFailure } from '../../lib/api';
import { t } from '../../lib/i18n';

export function uploadProblem(error: unknown): string {
  const reason = isTransportFailure(error) ? t('chat.upload.maintenance') : errorText(error);
  return t('chat.upload.because', {
    reason: reason.replace(/[.。]\s*$/, ''),
    maximum: t('chat.upload.maximum'),
  });
}
