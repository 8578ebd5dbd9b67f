/*
 * Cleans SVG drawings: shapes, text, gradients and filters stay; scripts, styles, events, animation and
 * everything that loads something from elsewhere go. It is served in a sandbox all the same.
 */
import sanitize from 'sanitize-html';
import { isTooComplex } from '../../platform/markup';

const namespace = 'http://www.w3.org/2000/svg';

const shapes = [
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
];
const structure = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'marker',
  'clipPath',
  'mask',
  'pattern',
  'title',
  'desc',
];
const paint = ['linearGradient', 'radialGradient', 'stop'];
const filters = [
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
];

const droppedWhole = [
  'script',
  'style',
  'foreignObject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
];

const options: sanitize.IOptions = {
  allowedTags: [...shapes, ...structure, ...paint, ...filters],
  // Which attributes stay is decided below, for all tags alike.
  allowedAttributes: false,
  nonTextTags: droppedWhole,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  parseStyleAttributes: false,
  nestingLimit: 100,
  transformTags: { '*': cleanAttributes },
};

const complexity = { tags: 20_000, depth: 100 };

/**
 * The drawing without what could run or load; undefined where no drawing is left, and for one that has more
 * parts, or deeper ones, than could be cleaned in a moment.
 */
export function cleanSvg(text: string): string | undefined {
  if (isTooComplex(text, complexity)) return undefined;
  const clean = sanitize(text, options).trim();
  return clean.startsWith('<svg') ? withSize(clean) : undefined;
}

/**
 * A drawing that says only which part of the plane it shows has no size of its own for a browser: it says it here, so
 * that pictures in articles and in the viewer have their measure.
 */
function withSize(svg: string): string {
  const tag = /^<svg\b[^>]*/.exec(svg)?.[0] ?? '';
  const [width = 0, height = 0] = (/\sviewBox="([^"]*)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  if (/\s(?:width|height)="[^"%]*"/.test(tag) || !(isLength(width) && isLength(height))) return svg;
  const open = tag.replaceAll(/\s(?:width|height)="[^"]*"/g, '');
  return `${open} width="${width}" height="${height}"${svg.slice(tag.length)}`;
}

function isLength(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

function cleanAttributes(tagName: string, attributes: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attributes).filter(([name, value]) => isHarmless(name, value));
  const attribs = Object.fromEntries(kept);
  return { tagName, attribs: tagName === 'svg' ? { xmlns: namespace, ...attribs } : attribs };
}

function isHarmless(name: string, value: string): boolean {
  if (!/^[a-zA-Z][\w-]*$|^xlink:href$|^xml:space$/.test(name)) return false;
  if (/^on/i.test(name) || /^xmlns/i.test(name) || name === 'src' || name === 'style') return false;
  // Links lead to a part of the same drawing.
  if (name === 'href' || name === 'xlink:href') return /^#[\w.-]+$/.test(value);
  return !/url\s*\((?!\s*['"]?#)|javascript:|data:|https?:|[<\\]/i.test(value);
}
