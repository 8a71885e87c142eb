import { AppError } from './errors.ts';

const retriedStatuses = [408, 429, 502, 503, 504];
const firstPauseMs = 300;

function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return error.kind === 'network' || (error.status !== undefined && retriedStatuses.includes(error.status));
}

/** Full jitter: between half of and the whole of a pause that doubles with each try. */
function pauseMs(attempt: number): number {
  return firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2);
}

/**
 * Runs a read up to three times while its failure looks like a passing one (lost connection, 408, 429, 502-504).
 * Only for reads: a write is never sent twice.
 */
export async function withRetries<T>(read: () => Promise<T>, attempt = 0): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (attempt >= 2 || !isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs(attempt)));
    return withRetries(read, attempt + 1);
  }
}
