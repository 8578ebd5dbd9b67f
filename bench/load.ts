/* Load from this machine on this machine: bounded in connections and time. */
import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: object;
  /** Makes headers and body of each request anew. */
  readonly each?: () => { headers: Record<string, string>; body: object };
}

export const connections = 10;
export const seconds = 5;

/** Answers per second with ten connections for five seconds; refuses to count answers that are errors. */
export async function answersPerSecond(load: Load): Promise<number> {
  const { each } = load;
  const headers = { 'content-type': 'application/json', ...load.headers };
  const method = load.method ?? 'POST';
  const result = await autocannon({
    url: load.url,
    connections,
    duration: seconds,
    method,
    headers,
    requests: [
      each === undefined
        ? { method, headers, body: JSON.stringify(load.body ?? {}) }
        : {
            setupRequest(request) {
              const made = each();
              return {
                ...request,
                method,
                headers: { ...headers, ...made.headers },
                body: JSON.stringify(made.body),
              };
            },
          },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  }
  return result.requests.average;
}
