import type { Operation } from '../messages/operations.ts';

const pausedOperations: readonly Operation[] = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'];

/** True for the writes that spend money or pay it in. */
export function isPausedOperation(operation: Operation): boolean {
  return pausedOperations.includes(operation);
}
