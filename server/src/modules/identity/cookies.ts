/*
 * The session cookies: one per side, so that both roles can be open in one browser, and one for
 * anonymous identities. A cookie holds a random token and nothing else.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverTimers } from '#contract/core/limits';

export const cookieNames = {
  admin: 'faq_admin_sid',
  user: 'faq_user_sid',
  anonymous: 'faq_anon_sid',
} as const;

export type CookieKind = keyof typeof cookieNames;

// The server ends a session seven days after its last use; the cookie must outlive every such prolongation,
// and browsers keep none longer than this.
const longestCookieSeconds = 400 * 24 * 3600;

const maxAge: Record<CookieKind, number> = {
  admin: longestCookieSeconds,
  user: longestCookieSeconds,
  anonymous: serverTimers.anonymousLifetime / 1000,
};

/** How cookies are sent. With embedding the shop's page may hold us in a frame. */
export interface CookiePolicy {
  readonly embedding: boolean;
}

export function setSessionCookie(
  reply: FastifyReply,
  request: FastifyRequest,
  policy: CookiePolicy,
  cookie: { kind: CookieKind; token: string },
): void {
  void reply.setCookie(cookieNames[cookie.kind], cookie.token, {
    ...attributes(request, policy),
    maxAge: maxAge[cookie.kind],
  });
}

export function clearSessionCookie(
  reply: FastifyReply,
  request: FastifyRequest,
  policy: CookiePolicy,
  kind: CookieKind,
): void {
  void reply.setCookie(cookieNames[kind], '', { ...attributes(request, policy), maxAge: 0 });
}

function attributes(request: FastifyRequest, { embedding }: CookiePolicy) {
  const base = { path: '/', httpOnly: true };
  if (embedding) return { ...base, sameSite: 'none' as const, secure: true, partitioned: true };
  return { ...base, sameSite: 'lax' as const, secure: request.protocol === 'https' };
}
