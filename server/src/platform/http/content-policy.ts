/*
 * The Content-Security-Policy of pages and answers. Scripts come from the built assets, /boot.js, /config.js
 * and /docs/ alone: an upload below /static must never become a script of the site.
 */

const scriptPaths = ['/assets/', '/boot.js', '/config.js', '/docs/'];

/**
 * A path in a policy needs its host in front. A host that cannot stand in a header allows no script at all;
 * IPv6 addresses, which policies cannot name, allow those of the site.
 */
function scriptSources(host: string | undefined): string {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host)) return "'none'";
  if (host.startsWith('[')) return "'self'";
  return scriptPaths.map((path) => host + path).join(' ');
}

/**
 * The value of the header.
 * @param host as the browser named it, with its port unless that is the usual one
 * @param frameAncestors origins of other sites that may show us in a frame
 */
export function contentPolicy(host: string | undefined, frameAncestors: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources(host)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ['frame-ancestors', "'self'", ...frameAncestors].join(' '),
  ].join('; ');
}
