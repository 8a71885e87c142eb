import { supportResponseHours } from '../config.ts';
import type { SupportRequest } from '../contract/support.ts';

const hourMs = 60 * 60 * 1_000;

/** Two clocks may differ by this much. */
const clockToleranceMs = 5 * 60 * 1_000;

/** Returns the replies that say something. */
export function getResponses({ supportticketresponses }: Pick<SupportRequest, 'supportticketresponses'>) {
  return supportticketresponses.filter(({ message }) => message.trim() !== '');
}

export interface ResponsePromise {
  readonly isOverdue: boolean;
  /** In ms since the epoch. */
  readonly deadline: number;
}

/**
 * Returns the promise of a reply, by the request's own date and the clock alone. A request with a reply has none,
 * nor has one with an odd date: without a time, from the future, or from 1970 and before, as a missing date reads.
 * @param asOf ms since the epoch at which the request was known to have no reply
 */
export function getResponsePromise(
  request: Pick<SupportRequest, 'created_at' | 'responded_at' | 'supportticketresponses'>,
  asOf: number,
): ResponsePromise | undefined {
  if (request.responded_at !== null || getResponses(request).length > 0) return undefined;
  const created = request.created_at ?? '';
  const createdAt = Date.parse(created);
  const isPlausible = created >= '1971' && created.includes('T') && createdAt <= asOf + clockToleranceMs;
  if (!isPlausible) return undefined;
  const deadline = createdAt + supportResponseHours * hourMs;
  return { isOverdue: asOf > deadline, deadline };
}
