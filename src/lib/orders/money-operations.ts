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

/** An action that moves money, or stops a subscription from moving it. */
export type OrderOperation = (typeof orderOperations)[number];

export const isMoneyOperation = (operation: Operation): boolean =>
  orderOperations.some((known) => known === operation);

export const shouldGuardDoubleSubmit = (operation: Operation): boolean =>
  isMoneyOperation(operation) || ['createSupportTicket', 'register', 'connect'].includes(operation);

/** Nothing may interrupt the member on these screens. */
export const moneyScreens: readonly RouteName[] = ['deposit', 'withdraw', 'callback'];
