// The wish for a rating reaches the customer by two ways, frame 5 of the main socket and event-userApply of the
// chat channel (CONFLICT-23): what comes by the second way shortly after the first is the same wish.
export type Way = 'frame' | 'channel';

/** How far apart the two ways may be, ms. */
const echoTime = 10_000;

/** Returns what to call with each message: true where it is a new wish. */
export function createWishFilter(now: () => number): (way: Way) => boolean {
  let last: { way: Way; at: number } | undefined;
  return (way) => {
    const isEcho = last !== undefined && last.way !== way && now() - last.at < echoTime;
    last = isEcho ? undefined : { way, at: now() };
    return !isEcho;
  };
}
