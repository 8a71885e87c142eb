import type { DepositValues } from '../../lib/wallet/forms.ts';
import { createAction } from '../data/action.ts';
import { trackOrder } from '../orders/track-order.ts';

export interface DepositInput extends DepositValues {
  /** Pence. */
  readonly balance?: number | undefined;
}

const loadOrder = () => import('./deposit-order.ts');

export const deposit = createAction({
  operation: 'deposit',
  reconcile: trackOrder(loadOrder),
  lazy: loadOrder,
});
