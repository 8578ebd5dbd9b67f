// CONFLICT-03: what the video tool checks and what its refusal says are both as specified, though they differ.
import { describe, expect, it } from 'vitest';
import { chat as en } from './i18n/messages/en/chat';
import { chat as zh } from './i18n/messages/zh/chat';
import { refusalOf } from './upload-rules';

const refusal = (name: string, type: string) => refusalOf('video', new File(['x'], name, { type }));

describe('CONFLICT-03 the video tool', () => {
  it.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['avi', 'video/x-msvideo'],
    ['mkv', 'video/x-matroska'],
    ['wmv', 'video/x-ms-wmv'],
  ])('takes %s', (ending, type) => {
    expect(refusal(`start.${ending}`, type)).toBeNull();
    expect(refusal(`start.${ending}`, '')).toBeNull();
  });

  it.each([
    ['flv', 'video/x-flv'],
    ['m4v', 'video/x-m4v'],
  ])('refuses %s, and its refusal names it all the same', (ending, type) => {
    expect(refusal(`start.${ending}`, type)).toBe('chat.upload.notVideo');
    for (const texts of [en, zh]) {
      expect(texts['chat.upload.notVideo']).toContain('mp4, mov, avi, mkv, wmv, flv, m4v');
    }
  });
});
