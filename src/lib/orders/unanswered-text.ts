import type { PendingOrder } from './order.ts';

/** Told at once, before the account has been read. */
export function getUnansweredText({ hasReply }: Pick<PendingOrder, 'hasReply'>): string {
  const cause = hasReply ? "Your club's system had a problem" : "We didn't hear back";
  return `${cause}, so don't try again yet. We're checking whether it went through.`;
}
