/* The address of a client for sockets, where Fastify's own reading of X-Forwarded-For is not at hand. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The nearest address in the chain that is not a trusted proxy. */
export function clientAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const direct = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const chain = [...forwarded, direct];
  while (chain.length > 1 && isTrusted(chain.at(-1) ?? '', trustedProxies)) chain.pop();
  return chain.at(-1) ?? direct;
}

function isTrusted(address: string, trustedProxies: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trustedProxies.some((entry) => {
    const range = ipaddr.isValidCIDR(entry)
      ? ipaddr.parseCIDR(entry)
      : ([ipaddr.process(entry), ipaddr.process(entry).kind() === 'ipv4' ? 32 : 128] as const);
    return parsed.kind() === range[0].kind() && parsed.match([range[0], range[1]] as never);
  });
}
