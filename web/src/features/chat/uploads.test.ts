/* UPLOAD-01…03, UPLOAD-05…07, Q-126: which files are taken, and what happens when sending them fails. */
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import { patiently } from '../../lib/patiently';
import { kindOf, refusalOf } from '../../lib/upload-rules';

function file(name: string, type: string, size = 10): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

describe('tools', () => {
  test.each([
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.gif', 'image/gif'],
    ['a.bmp', 'image/bmp'],
    ['a.tiff', 'image/tiff'],
    ['a.svg', 'image/svg+xml'],
    ['a.tif', ''],
  ])('the image tool takes %s', (name, type) => expect(refusalOf('image', file(name, type))).toBeNull());

  test.each([
    ['a.mp4', 'video/mp4'],
    ['a.mov', 'video/quicktime'],
    ['a.avi', 'video/x-msvideo'],
    ['a.mkv', 'video/x-matroska'],
    ['a.wmv', 'video/x-ms-wmv'],
    ['a.mkv', ''],
  ])('the video tool takes %s', (name, type) => expect(refusalOf('video', file(name, type))).toBeNull());

  test('others are named with the formats', () => {
    expect(refusalOf('image', file('a.webp', 'image/webp'))).toBe('chat.upload.notImage');
    for (const [name, type] of [
      ['a.webm', 'video/webm'],
      ['a.flv', 'video/x-flv'],
      ['a.m4v', 'video/x-m4v'],
    ] as const)
      expect(refusalOf('video', file(name, type))).toBe('chat.upload.notVideo');
    expect(refusalOf('file', file('a.zip', 'application/zip'))).toBeNull();
  });

  test('at most 100 MB, and not nothing', () => {
    const limit = 100 * 1024 * 1024;
    expect(refusalOf('file', file('a.zip', '', limit))).toBeNull();
    expect(refusalOf('file', file('a.zip', '', limit + 1))).toBe('chat.upload.tooLarge');
    expect(refusalOf('file', file('a.zip', '', 0))).toBe('chat.upload.empty');
  });

  test('a dropped file finds its tool', () => {
    expect(kindOf(file('a.png', 'image/png'))).toBe('image');
    expect(kindOf(file('a.mov', 'video/quicktime'))).toBe('video');
    expect(kindOf(file('a.webp', 'image/webp'))).toBe('file');
  });
});

describe('the shared flow', () => {
  const lost = new ApiError('network', 0, 'lost');
  const stored = [{ url: '/static/a', name: 'a' }];

  test('a transport failure is warned of, waited for and tried again', async () => {
    const upload = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(stored);
    const warnAndWait = vi.fn().mockResolvedValue(undefined);
    await expect(patiently(upload, warnAndWait)).resolves.toBe(stored);
    expect(warnAndWait).toHaveBeenCalledExactlyOnceWith(lost);
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test('three times at most', async () => {
    const upload = vi.fn().mockRejectedValue(new ApiError('server', 503, 'down'));
    const warnAndWait = vi.fn().mockResolvedValue(undefined);
    await expect(patiently(upload, warnAndWait)).rejects.toThrow('down');
    expect(upload).toHaveBeenCalledTimes(4);
    expect(warnAndWait).toHaveBeenCalledTimes(3);
  });

  test('a refusal is never repeated', async () => {
    const upload = vi.fn().mockRejectedValue(new ApiError('refusal', 1000, 'too large'));
    const warnAndWait = vi.fn();
    await expect(patiently(upload, warnAndWait)).rejects.toThrow('too large');
    expect(warnAndWait).not.toHaveBeenCalled();
  });
});
