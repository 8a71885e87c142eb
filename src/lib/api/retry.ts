import { longestRetryAfterMs } from '../config.ts';
import { AppError } from '../errors.ts';

const transientStatuses = [408, 502, 503, 504];
const initialDelayMs = 300;

function isTransient(error: unknown): error is AppError {
  if (!(error instanceof AppError && error.canRetry)) return false;
  if (error.isConnectionLost) return true;
  // An immediate retry would stay over the limit. CORS hides `Retry-After` unless the API exposes it.
  if (error.status === 429) return error.retryAfterMs !== undefined;
  return error.status !== undefined && transientStatuses.includes(error.status);
}

/** Exponential backoff with jitter (50 to 100 %), at least `Retry-After`. */
function getRetryDelayMs(attempt: number, { retryAfterMs = 0 }: AppError): number {
  return Math.max(initialDelayMs * 2 ** attempt * (0.5 + Math.random() / 2), retryAfterMs);
}

/**
 * Parses a `Retry-After` header into ms: seconds or an HTTP date. Undefined when it is neither.
 * @param now ms since the epoch
 */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  const value = text?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Runs a read up to three times after transient failures: lost connection, 408, 502 to 504, and 429 with
 * `Retry-After`. Stops when the server asks for more than `longestRetryAfterMs`.
 * Only for reads: a write is never sent twice.
 */
export async function withRetries<T>(read: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (attempt >= 2 || !isTransient(error)) throw error;
    const delayMs = getRetryDelayMs(attempt, error);
    if (delayMs > longestRetryAfterMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return withRetries(read, attempt + 1);
  }
}
