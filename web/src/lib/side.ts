// For which side this tab speaks: the customer's or the staff's. The address decides (/admin/… is staff);
// a page may overrule it, as /m/user/chat does (ROUTE-06).
import type { Side } from '#contract/core/actor';

let chosen: Side | undefined;

/** Side of an address. */
export function sideOfRoute(pathname: string): Side {
  return pathname === '/admin' || pathname.startsWith('/admin/') ? 'admin' : 'user';
}

/** The side that calls, socket and session of this tab belong to. */
export function currentSide(): Side {
  return chosen ?? sideOfRoute(window.location.pathname);
}

/** Fixes the side whatever the address says; undefined leaves it to the address again. */
export function setSide(side: Side | undefined): void {
  chosen = side;
}
