// The shared flow of saved actions and uploads.
import { isTransportFailure } from './api';

const mostRetries = 3;

/**
 * Sends now; a transport failure is warned of and tried again after a wait, at most three times; a refusal is thrown
 * at once. What goes in pieces and got on between two failures has its tries anew: `reached` says how far it is.
 */
export async function patiently<Answer>(
  send: () => Promise<Answer>,
  warnAndWait: (error: unknown) => Promise<void>,
  reached: () => number = () => 0,
): Promise<Answer> {
  let furthest = reached();
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      if (reached() > furthest) retries = 0;
      furthest = reached();
      if (!isTransportFailure(error) || retries === mostRetries) throw error;
      await warnAndWait(error);
    }
  }
}
