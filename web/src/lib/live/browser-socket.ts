// What the channels take of the real browser: sockets, chance and the clock.
import type { SteadyDependencies } from './steady-socket';

export const browserSocket: SteadyDependencies = {
  openSocket: (path) =>
    new WebSocket(`${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}${path}`),
  random: Math.random,
  now: () => performance.now(),
};
