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

/** True for what moves or commits money. */
export function isMoneyOperation(operation: Operation): boolean {
  return moneyOperations.includes(operation);
}

/** True for what must not happen twice because a thumb was in a hurry. */
export function shouldGuardDoubleSubmit(operation: Operation): boolean {
  return isMoneyOperation(operation) || ['createSupportTicket', 'register', 'connect'].includes(operation);
}

/** Screens on which money is about to move, or has just been moved: nothing comes up or changes there by itself. */
export const moneyScreens: readonly RouteName[] = ['deposit', 'withdraw', 'callback'];
