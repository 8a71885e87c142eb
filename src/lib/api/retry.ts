import { longestRetryAfterMs } from '../config.ts';
import { AppError } from '../errors.ts';

const retriedStatuses = [408, 502, 503, 504];
const firstPauseMs = 300;

function isPassing(error: unknown): error is AppError {
  if (!(error instanceof AppError && error.canRetry)) return false;
  if (error.isConnectionLost) return true;
  // Whoever asks again at once stays over a limit; CORS hides the header that says when, unless it is exposed.
  if (error.status === 429) return error.retryAfterMs !== undefined;
  return error.status !== undefined && retriedStatuses.includes(error.status);
}

/** Full jitter: between half of and the whole of a pause that doubles with each try; never before the server allows. */
function pauseMs(attempt: number, { retryAfterMs = 0 }: AppError): number {
  return Math.max(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2), retryAfterMs);
}

/**
 * How long a `Retry-After` header asks to wait, in ms: whole seconds or an HTTP date. Undefined when it says neither.
 * @param now ms since the epoch
 */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  const value = text?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Runs a read up to three times while its failure looks like a passing one (lost connection, 408, 502-504, and 429 where
 * the server says when to come again). A server that asks for more patience than a member has (`longestRetryAfterMs`) is not asked again by itself.
 * Only for reads: a write is never sent twice.
 */
export async function withRetries<T>(read: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (attempt >= 2 || !isPassing(error)) throw error;
    const pause = pauseMs(attempt, error);
    if (pause > longestRetryAfterMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return withRetries(read, attempt + 1);
  }
}
