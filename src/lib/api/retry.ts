import { longestRetryAfterMs } from '../config.ts';
import { AppError } from '../errors.ts';

const transientStatuses = [408, 502, 503, 504];
const initialDelayMs = 300;

/**
 * True for a lost connection, 408, 502 to 504, or 429 with `Retry-After`, unless `Retry-After` exceeds
 * `longestRetryAfterMs`. Only for reads: a write is never repeated.
 */
export function shouldRetry(error: unknown): boolean {
  if (!(error instanceof AppError && error.canRetry)) return false;
  const { status, retryAfterMs } = error;
  if ((retryAfterMs ?? 0) > longestRetryAfterMs) return false;
  if (error.isConnectionLost) return true;
  // An immediate retry would exceed the limit again. CORS hides `Retry-After` unless exposed.
  if (status === 429) return retryAfterMs !== undefined;
  return status !== undefined && transientStatuses.includes(status);
}

/** Exponential backoff with jitter (50 to 100 %), at least `Retry-After`, in ms. @param attempt from 0 */
export function getRetryDelayMs(attempt: number, { retryAfterMs = 0 }: AppError): number {
  return Math.max(initialDelayMs * 2 ** attempt * (0.5 + Math.random() / 2), retryAfterMs);
}

/** Parses a `Retry-After` header (seconds or an HTTP date) into ms. `now` is in ms since the epoch. */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  const value = text?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
