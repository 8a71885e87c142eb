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

/** True for operations that move or commit money. */
export function isMoneyOperation(operation: Operation): boolean {
  return moneyOperations.includes(operation);
}

/** True for operations that a double press must not repeat. */
export function shouldGuardDoubleSubmit(operation: Operation): boolean {
  return isMoneyOperation(operation) || ['createSupportTicket', 'register', 'connect'].includes(operation);
}

/** Nothing may interrupt the member on these screens. */
export const moneyScreens: readonly RouteName[] = ['deposit', 'withdraw', 'callback'];
