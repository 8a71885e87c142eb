import { call } from '../../lib/api/api.ts';
import {
  paySubscription as payCall,
  unsubscribe as unsubscribeCall,
} from '../../lib/contract/subscriptions.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { createActionFamily } from '../data/action.ts';
import { createOrder } from '../orders/orders.ts';
import { subscriptionsQuery } from './subscriptions.ts';

function describe(id: string) {
  const found = getFreshData(subscriptionsQuery.$state.get())?.entries.find((known) => known.id === id);
  return { name: found?.lottery_name ?? '', amount: found?.ticket_count ?? 0 };
}

export const paySubscription = createActionFamily((id) =>
  createOrder<undefined>({
    operation: 'paySubscription',
    subjectId: id,
    describe: () => describe(id),
    send: () => call(payCall, { params: { id } }),
    successMessage: (say, count) => say.paySubscription(count),
  }),
);

export const unsubscribe = createActionFamily((id) =>
  createOrder<undefined>({
    operation: 'unsubscribe',
    subjectId: id,
    describe: () => describe(id),
    send: async () => {
      await call(unsubscribeCall, { params: { id } });
      return undefined;
    },
    successMessage: (say) => say.unsubscribe(),
  }),
);
