import { createAction } from '../data/action.ts';
import { trackOrder } from '../orders/track-order.ts';

const loadOrder = () => import('./withdrawal-order.ts');

export const withdraw = createAction({
  operation: 'withdraw',
  reconcile: trackOrder(loadOrder),
  lazy: loadOrder,
});
