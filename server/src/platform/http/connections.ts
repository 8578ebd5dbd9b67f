/*
 * Connections at the end of the program. Browsers open some in advance and ask nothing on them; Node counts
 * these as busy and would wait a minute for each before the server is closed.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// A download that takes longer than this is asked for again, from where it stopped.
const longestAnswer = 10_000;

/** When the server closes: unused connections end at once, answers that are under way in ten seconds. */
export function endConnectionsOnClose(http: FastifyInstance): void {
  const unused = new Set<Socket>();
  const isUsed = ({ socket }: { socket: Socket }) => void unused.delete(socket);
  http.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.server.on('request', isUsed);
  http.server.on('upgrade', isUsed);
  http.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => http.server.closeAllConnections(), longestAnswer).unref();
  });
}
