// Which tool takes which file, and as what it is served (UPLOAD-02, UPLOAD-03, Q-103, Q-142, Q-169).
import { describe, expect, it } from 'vitest';
import { extensionOf, isAccepted, looksLikeSvg, opaqueType, servedType, shownAs } from './media.rules';

const images = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/tiff', 'image/svg+xml'];
const videos = ['video/mp4', 'video/quicktime', 'video/vnd.avi', 'video/matroska', 'video/x-ms-asf'];

describe('UPLOAD-02, UPLOAD-03: the tools', () => {
  it.each(images)('the image tool takes %s, the video tool does not', (type) => {
    expect(isAccepted('image', type, type)).toBe(true);
    expect(isAccepted('video', type, type)).toBe(false);
  });

  it.each(videos)('the video tool takes %s, the image tool does not', (type) => {
    expect(isAccepted('video', type, undefined)).toBe(true);
    expect(isAccepted('image', type, undefined)).toBe(false);
  });

  it.each(['image/webp', 'image/avif', 'video/webm', 'video/x-flv', 'video/x-m4v', 'application/pdf'])(
    'only the file tool takes %s',
    (type) => {
      expect(isAccepted('image', type, type)).toBe(false);
      expect(isAccepted('video', type, type)).toBe(false);
      expect(isAccepted('file', type, type)).toBe(true);
    },
  );

  it('what the sender says counts too, unless he says nothing', () => {
    expect(isAccepted('image', 'image/png', 'text/html')).toBe(false);
    expect(isAccepted('image', 'image/png', 'video/mp4')).toBe(false);
    expect(isAccepted('image', 'image/png', 'IMAGE/PNG')).toBe(true);
    expect(isAccepted('image', 'image/png', opaqueType)).toBe(true);
    expect(isAccepted('video', 'video/vnd.avi', 'video/x-msvideo')).toBe(true);
  });
});

describe('what is served', () => {
  it.each([
    'text/html',
    'application/xml',
    'application/javascript',
    'application/x-msdownload',
    'constructor',
  ])('%s leaves as bytes and as a download', (type) => {
    expect(servedType(type)).toBe(opaqueType);
    expect(shownAs(servedType(type))).toBe('file');
    expect(extensionOf(servedType(type))).toBe('bin');
  });

  it('Q-169: what browsers cannot show is a download of its own type', () => {
    for (const type of ['image/tiff', 'video/vnd.avi', 'video/matroska', 'application/pdf']) {
      expect(servedType(type)).toBe(type);
      expect(shownAs(type)).toBe('file');
    }
    expect(shownAs('image/png')).toBe('image');
    expect(shownAs('video/mp4')).toBe('video');
  });
});

describe('an SVG drawing by its beginning', () => {
  it.each([
    '<svg xmlns="x">',
    '\ufeff<?xml version="1.0"?>\n<!-- made by -->\n<svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n<svg>',
    '<?xml version="1.0"?><!DOCTYPE svg [ <!ENTITY a "b"> ]><svg width="1">',
  ])('is %j', (text) => {
    expect(looksLikeSvg(text)).toBe(true);
  });

  it.each(['<html><svg>', 'text <svg>', '<svgx>', '', '<!-- <svg>', '<?xml <svg>', '<html xmlns="svg">'])(
    'is not %j',
    (text) => {
      expect(looksLikeSvg(text)).toBe(false);
    },
  );

  // A pattern that tries again from every place would not end before the test is given up.
  it('is told in time for a beginning that tries to keep it busy', () => {
    expect(looksLikeSvg('<!DOCTYPE svg ' + '<!-- '.repeat(400_000))).toBe(false);
    expect(looksLikeSvg('<!DOCTYPE svg >' + '<!--'.repeat(400_000))).toBe(false);
  });
});
