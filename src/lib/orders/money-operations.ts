import type { Operation } from '../messages/operations.ts';
import type { RouteName } from '../routes.ts';

const moneyOperations: readonly Operation[] = [
  'buyTickets',
  'subscribe',
  'deposit',
  'withdraw',
  'unsubscribe',
  'paySubscription',
];

export function isMoneyOperation(operation: Operation): boolean {
  return moneyOperations.includes(operation);
}

export function shouldGuardDoubleSubmit(operation: Operation): boolean {
  return isMoneyOperation(operation) || ['createSupportTicket', 'register', 'connect'].includes(operation);
}

/** Nothing may interrupt the member on these screens. */
export const moneyScreens: readonly RouteName[] = ['deposit', 'withdraw', 'callback'];
