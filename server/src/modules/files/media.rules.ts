/*
 * What a file is, by its own bytes: which tool may send it, as what it is served, whether a page shows it
 * . Pure.
 */

/** The type of files that are not known, or that a browser might run. */
export const opaqueType = 'application/octet-stream';

/** A known type: how its name ends, and where it is shown. */
interface Media {
  readonly extension: string;
  /** 'image' and 'video' are shown in the page; the others are downloads. */
  readonly shownAs: 'image' | 'video' | 'file';
  /** The tool that takes it, beside the file tool, which takes everything. */
  readonly tool?: 'image' | 'video';
}

const known: Readonly<Record<string, Media>> = {
  'image/jpeg': { extension: 'jpg', shownAs: 'image', tool: 'image' },
  'image/png': { extension: 'png', shownAs: 'image', tool: 'image' },
  'image/apng': { extension: 'png', shownAs: 'image', tool: 'image' },
  'image/gif': { extension: 'gif', shownAs: 'image', tool: 'image' },
  'image/bmp': { extension: 'bmp', shownAs: 'image', tool: 'image' },
  'image/svg+xml': { extension: 'svg', shownAs: 'image', tool: 'image' },
  'image/tiff': { extension: 'tiff', shownAs: 'file', tool: 'image' },
  'image/webp': { extension: 'webp', shownAs: 'image' },
  'image/avif': { extension: 'avif', shownAs: 'image' },
  'video/mp4': { extension: 'mp4', shownAs: 'video', tool: 'video' },
  'video/quicktime': { extension: 'mov', shownAs: 'video', tool: 'video' },
  'video/vnd.avi': { extension: 'avi', shownAs: 'file', tool: 'video' },
  'video/matroska': { extension: 'mkv', shownAs: 'file', tool: 'video' },
  'video/x-ms-asf': { extension: 'wmv', shownAs: 'file', tool: 'video' },
  'application/vnd.ms-asf': { extension: 'wmv', shownAs: 'file', tool: 'video' },
  'video/webm': { extension: 'webm', shownAs: 'video' },
  'video/x-m4v': { extension: 'm4v', shownAs: 'video' },
  'video/x-flv': { extension: 'flv', shownAs: 'file' },
  'audio/mpeg': { extension: 'mp3', shownAs: 'file' },
  'audio/wav': { extension: 'wav', shownAs: 'file' },
  'audio/ogg': { extension: 'ogg', shownAs: 'file' },
  'audio/x-m4a': { extension: 'm4a', shownAs: 'file' },
  'application/pdf': { extension: 'pdf', shownAs: 'file' },
  'application/zip': { extension: 'zip', shownAs: 'file' },
  'application/gzip': { extension: 'gz', shownAs: 'file' },
  'application/x-7z-compressed': { extension: '7z', shownAs: 'file' },
  'application/x-rar-compressed': { extension: 'rar', shownAs: 'file' },
};

// Names that browsers and systems use for the same things.
const declaredAs: Readonly<Record<'image' | 'video', ReadonlySet<string>>> = {
  image: new Set([
    'image/jpeg',
    'image/jpg',
    'image/pjpeg',
    'image/png',
    'image/x-png',
    'image/apng',
    'image/gif',
    'image/bmp',
    'image/x-bmp',
    'image/x-ms-bmp',
    'image/tiff',
    'image/svg+xml',
  ]),
  video: new Set([
    'video/mp4',
    'video/quicktime',
    'video/avi',
    'video/msvideo',
    'video/x-msvideo',
    'video/vnd.avi',
    'video/matroska',
    'video/x-matroska',
    'video/x-ms-wmv',
    'video/x-ms-asf',
  ]),
};

/** The type a file is served as: its own where it is known and harmless. */
export function servedType(detected: string | undefined): string {
  return detected !== undefined && Object.hasOwn(known, detected) ? detected : opaqueType;
}

/** What the stored name ends with. */
export function extensionOf(servedAs: string): string {
  return known[servedAs]?.extension ?? 'bin';
}

/** In place, or as a download. */
export function shownAs(servedAs: string): 'image' | 'video' | 'file' {
  return known[servedAs]?.shownAs ?? 'file';
}

/**
 * Whether a tool takes a file: the image and the video tool look at what the sender says, if he says
 * anything, and at what the bytes are.
 */
export function isAccepted(
  tool: 'image' | 'video' | 'file',
  servedAs: string,
  declared: string | undefined,
): boolean {
  if (tool === 'file') return true;
  const said = declared === undefined || declared === '' || declared === opaqueType;
  return known[servedAs]?.tool === tool && (said || declaredAs[tool].has(declared.toLowerCase()));
}

/** Whether a file may be begun with a tool, by what the sender says it is; its bytes are looked at later. */
export function mayBegin(tool: 'image' | 'video' | 'file', declared: string): boolean {
  const saysNothing = declared === '' || declared === opaqueType;
  return tool === 'file' || saysNothing || declaredAs[tool].has(declared.toLowerCase());
}

/** The tool that a file says it is for, where the caller names none. */
export function kindDeclared(declared: string | undefined): 'image' | 'video' | 'file' {
  if (declared?.startsWith('image/') === true) return 'image';
  return declared?.startsWith('video/') === true ? 'video' : 'file';
}

/** Whether the beginning of a file is that of an SVG drawing: its first element is `svg`. */
export function looksLikeSvg(beginning: string): boolean {
  let rest = beginning.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
    const at = end === undefined ? -1 : rest.indexOf(end);
    if (end === undefined || at < 0) break;
    rest = rest.slice(at + end.length).trimStart();
  }
  return /^(?:<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*(?:<!--[^>]*-->\s*)*)?<svg[\s>]/i.test(rest);
}
