import { expect, it } from 'vitest';
import { contentPolicy } from './content-policy';

function directive(policy: string, name: string): string | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.slice(name.length + 1);
}

const allFrom = (host: string) => `${host}/assets/ ${host}/boot.js ${host}/config.js ${host}/docs/`;

it.each([
  ['help.shop.example', allFrom('help.shop.example')],
  ['127.0.0.1:3000', allFrom('127.0.0.1:3000')],
  ['[::1]:3000', "'self'"],
  [undefined, "'none'"],
  ['', "'none'"],
  ["x; script-src 'unsafe-inline'", "'none'"],
  ['x *', "'none'"],
  ['x,y', "'none'"],
  ['x\r\nset-cookie: a=b', "'none'"],
])('scripts of %j come from %s', (host, sources) => {
  expect(directive(contentPolicy(host, []), 'script-src')).toBe(sources);
});

it('never allows inline scripts, plugins or a foreign base', () => {
  const policy = contentPolicy('help.shop.example', []);
  expect(policy.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"]);
  expect(directive(policy, 'style-src')).toContain("'unsafe-inline'");
  expect(directive(policy, 'object-src')).toBe("'none'");
  expect(directive(policy, 'base-uri')).toBe("'self'");
});

it('names the sites that may show us in a frame', () => {
  expect(directive(contentPolicy('a', []), 'frame-ancestors')).toBe("'self'");
  const shops = ['https://shop.example', 'https://shop.cn.example'];
  expect(directive(contentPolicy('a', shops), 'frame-ancestors')).toBe(
    "'self' https://shop.example https://shop.cn.example",
  );
});
