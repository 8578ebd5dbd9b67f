// The heartbeat of an open socket (000 §4, 000 §9): "ping" every 10 s, and a look every 2 s whether pongs still
// come. Tabs in the background and sleeping machines run their timers late; their late ping gets its chance.
import { timers } from '#contract/core/limits';

export interface HeartbeatDependencies {
  now: () => number;
  sendPing: () => void;
  /** The connection is dead; try again after `delay` ms. */
  onDead: (delay: number) => void;
}

export interface Heartbeat {
  /** The socket has opened. */
  start: () => void;
  stop: () => void;
  /** A pong has come. */
  pong: () => void;
  /** Asks now and gives the connection up soon where no answer comes: for waking up. */
  probe: () => void;
}

export function createHeartbeat({ now, sendPing, onDead }: HeartbeatDependencies): Heartbeat {
  let lastPong = 0;
  let lastCheck = 0;
  let unansweredSince: number | undefined;
  let timersRunning: ReturnType<typeof setTimeout>[] = [];

  function ping(): void {
    sendPing();
    unansweredSince ??= now();
  }

  function probe(): void {
    const asked = now();
    ping();
    const give = () => {
      if (lastPong < asked) onDead(0);
    };
    timersRunning.push(setTimeout(give, timers.pongCheck));
  }

  function check(): void {
    const time = now();
    const hasSlept = time - lastCheck > timers.heartbeat;
    lastCheck = time;
    if (hasSlept) return probe();
    // Silence counts only where a ping has been waiting for a while.
    const isWaiting = unansweredSince !== undefined && time - unansweredSince >= timers.heartbeat;
    if (isWaiting && time - lastPong >= timers.pongTimeout) onDead(timers.reconnectDelay);
  }

  function stop(): void {
    timersRunning.forEach(clearTimeout);
    timersRunning = [];
    unansweredSince = undefined;
  }

  return {
    start() {
      stop();
      lastPong = now();
      lastCheck = lastPong;
      timersRunning = [setInterval(ping, timers.heartbeat), setInterval(check, timers.pongCheck)];
    },
    stop,
    pong() {
      lastPong = now();
      unansweredSince = undefined;
    },
    probe,
  };
}
