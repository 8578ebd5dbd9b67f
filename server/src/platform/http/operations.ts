/* What the one who runs the program asks: does it live, is it ready, what does it measure. */
import type { Metrics } from '../metrics';
import type { Http } from './server';

/** @param isReady false while the database does not answer or the program is going down */
export function registerOperations(http: Http, metrics: Metrics, isReady: () => Promise<boolean>): void {
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  http.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
