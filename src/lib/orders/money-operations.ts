import type { Operation } from '../messages/operations.ts';
import type { RouteName } from '../routes.ts';

export const orderOperations = [
  'buyTickets',
  'subscribe',
  'paySubscription',
  'deposit',
  'withdraw',
  'unsubscribe',
] as const satisfies readonly Operation[];

/** A write that moves money, or ends what would. */
export type OrderOperation = (typeof orderOperations)[number];

export function isMoneyOperation(operation: Operation): boolean {
  return orderOperations.some((known) => known === operation);
}

export function shouldGuardDoubleSubmit(operation: Operation): boolean {
  return isMoneyOperation(operation) || ['createSupportTicket', 'register', 'connect'].includes(operation);
}

/** Nothing may interrupt the member on these screens. */
export const moneyScreens: readonly RouteName[] = ['deposit', 'withdraw', 'callback'];
