/* Errors of uploads (000 §5, 000 §8, Q-103). */
import { defineErrors } from '../core/errors';

export const filesErrors = defineErrors({
  'files.too_large': {
    kind: 'refusal',
    en: 'The file is larger than 100 MB.',
    zh: '文件超过 100 MB。',
  },
  'files.not_an_image': {
    kind: 'refusal',
    en: 'Please upload jpeg(jpg, jpeg), png, gif, bmp, tiff, svg images',
    zh: '请上传 jpeg(jpg, jpeg), png, gif, bmp, tiff, svg 格式的图片',
  },
  'files.not_a_video': {
    kind: 'refusal',
    en: 'Please upload mp4, mov, avi, mkv, wmv, flv, m4v videos',
    zh: '请上传 mp4, mov, avi, mkv, wmv, flv, m4v 格式的视频',
  },
  'files.none': { kind: 'bad_input', en: 'No file was sent.', zh: '未收到文件。' },
  'files.one_only': {
    kind: 'bad_input',
    en: 'Please send one file at a time.',
    zh: '一次只能上传一个文件。',
  },
  'files.wrong_offset': {
    kind: 'refusal',
    en: 'The upload stands at another place; please ask where and go on from there.',
    zh: '上传进度不一致，请查询当前进度后继续。',
  },
  'files.incomplete': {
    kind: 'refusal',
    en: 'The file has not arrived completely yet.',
    zh: '文件尚未全部上传。',
  },
  'files.broken_off': {
    kind: 'refusal',
    en: 'The upload broke off. Nothing was stored; please send it again.',
    zh: '上传中断，文件未保存，请重新上传。',
  },
});
