import { longestRetryAfterMs } from '../config.ts';
import { AppError } from '../errors.ts';

const transientStatuses = [408, 502, 503, 504];
const initialDelayMs = 300;

function isTransient(error: unknown): error is AppError {
  if (!(error instanceof AppError && error.canRetry)) return false;
  if (error.isConnectionLost) return true;
  // An immediate retry would exceed the limit again. CORS hides `Retry-After` unless exposed.
  if (error.status === 429) return error.retryAfterMs !== undefined;
  return error.status !== undefined && transientStatuses.includes(error.status);
}

/** Exponential backoff with jitter (50 to 100 %), at least `Retry-After`. */
function getRetryDelayMs(attempt: number, { retryAfterMs = 0 }: AppError): number {
  return Math.max(initialDelayMs * 2 ** attempt * (0.5 + Math.random() / 2), retryAfterMs);
}

/** Parses a `Retry-After` header (seconds or an HTTP date) into ms. `now` is in ms since the epoch. */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  const value = text?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Retries a read up to twice after a lost connection, 408, 502 to 504, or 429 with `Retry-After`. Stops when
 * `Retry-After` exceeds `longestRetryAfterMs`. Only for reads: a write is never repeated.
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
