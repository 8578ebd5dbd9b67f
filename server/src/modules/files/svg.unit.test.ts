// Cleaning of drawings: what draws stays, what runs or loads goes (survive.md 7, Q-104).
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './svg';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

it('keeps a drawing', () => {
  const drawing =
    `<svg ${xmlns} viewBox="0 0 10 10" role="img" width="10" height="10"><title>Base &amp; grip</title>` +
    `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>` +
    `<g transform="rotate(3)"><path d="M0 0h10" fill="url(#g)" stroke-width="2"></path>` +
    `<use href="#g"></use><text x="1" font-family="Inter, sans-serif">B2</text></g></svg>`;
  expect(cleanSvg(`<?xml version="1.0"?><!-- made by hand -->\n${drawing}`)).toBe(drawing);
});

describe('Q-104: a drawing without a size gets that of what it shows', () => {
  it.each([
    ['viewBox="0 0 640 480"', 'viewBox="0 0 640 480" width="640" height="480"'],
    ['width="100%" viewBox="-4,-4, 12.5,8" height="100%"', 'viewBox="-4,-4, 12.5,8" width="12.5" height="8"'],
    ['viewBox="0 0 640 480" width="64"', 'viewBox="0 0 640 480" width="64"'],
    ['viewBox="0 0 0 480"', 'viewBox="0 0 0 480"'],
    ['viewBox="0 0 640"', 'viewBox="0 0 640"'],
    ['viewBox="0 0 1e999 x"', 'viewBox="0 0 1e999 x"'],
    ['', ''],
  ])('%s', (given, kept) => {
    const svgOf = (attributes: string) =>
      `<svg ${xmlns}${attributes && ' '}${attributes}><svg viewBox="0 0 1 1"></svg></svg>`;
    const inner = svgOf(kept).replace('<svg viewBox', `<svg ${xmlns} viewBox`);
    expect(cleanSvg(svgOf(given))).toBe(inner);
  });
});

describe('drops', () => {
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<script xlink:href="https://evil.example/x.js"/>',
    '<rect onload="alert(1)" ONCLICK="alert(1)" width="1"/>',
    '<a href="javascript:alert(1)"><text>x</text></a>',
    '<use href="https://evil.example/x.svg#a"/>',
    '<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>',
    '<image href="https://evil.example/track.png"/>',
    '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
    '<style>@import "https://evil.example/x.css"; *{background:url(https://evil.example)}</style>',
    '<rect style="background:url(https://evil.example)"/>',
    '<rect fill="url(https://evil.example#a)"/>',
    `<rect fill="url( 'https://evil.example#a')"/>`,
    '<rect fill="u\\72l(https://evil.example)"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onmouseover" to="alert(1)"/>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    '<svg xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></svg>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml-stylesheet href="https://evil.example/x.css"?>',
    '<handler type="application/ecmascript">alert(1)</handler>',
  ])('%s', (attack) => {
    const clean = cleanSvg(`<svg ${xmlns}>${attack}<circle r="1"></circle></svg>`) ?? '';
    const tags = clean.match(/<[^>]*>/g)?.join('') ?? '';
    expect(tags).toContain('<circle r="1">');
    expect(tags).not.toMatch(
      /script|\bon\w+=|evil|javascript|data:|style|animate|<set|image|foreign|<img|xhtml|\?xml|<a/i,
    );
    expect(cleanSvg(clean)).toBe(clean);
  });

  it('entities of its own, which could grow without end', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${xmlns}><text>&b;</text></svg>`;
    expect(cleanSvg(bomb) ?? '').not.toMatch(/ENTITY|aaaa/);
  });
});

it('is nothing without a drawing', () => {
  expect(cleanSvg('<html><body>x</body></html>')).toBeUndefined();
  expect(cleanSvg('')).toBeUndefined();
});
