import { atom, computed, type ReadableAtom } from 'nanostores';
import { reloadForMissingChunk } from '../../lib/browser/reload.ts';
import type { Action } from '../../lib/data/action.ts';
import { AppError } from '../../lib/errors.ts';
import { parsePence } from '../../lib/format/money.ts';
import { getUnansweredText, isSameOrder, type PendingOrder } from '../../lib/orders/order.ts';
import { type DepositPurpose, isTrustedLink, readDepositPurpose } from '../../lib/orders/top-up.ts';
import { getPath, type Search } from '../../lib/paths.ts';
import { $screen } from '../app/router.ts';
import { $memberKey, $owner } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';
import { moneyQueries } from '../data/query-registry.ts';
import { $pendingOrders, changeOrder } from './pending-orders.ts';
import type * as Sender from './send-order.ts';
import type { OrderDefinition, OrderReply } from './send-order.ts';

/** An action that moves money. If the API does not reply, `run` returns `ignored` and `$unanswered` has the order. */
export interface Order<Input> extends Action<Input, OrderReply> {
  /** The order of this kind and subject without a reply. No other is sent until the member ends it. */
  readonly $unanswered: ReadableAtom<PendingOrder | undefined>;
  /** Ends an order without a reply and sends another like it. Ignored just after the first was sent. */
  readonly tryAgain: (order: PendingOrder, input: Input) => void;
  /** Numbers of new tickets after a success. Empty until the API lists them. */
  readonly $newTickets: ReadableAtom<string>;
}

let sender: typeof Sender | undefined;

/** Loads the code that sends orders, which no first view needs. */
async function importSender(): Promise<typeof Sender> {
  sender ??= await import('./send-order.ts');
  return sender;
}

/** Preloads the code of `Order.run`. Never rejects. */
export const preloadOrderSender = () => importSender().catch(() => undefined);

/** @throws {AppError} `unsent` when the chunk cannot be loaded, or the member has left meanwhile */
async function loadSender() {
  const member = $memberKey.get();
  const loaded = await importSender().catch(reloadForMissingChunk);
  if (!loaded) throw new AppError('unsent', 'Network Error');
  if ($memberKey.get() !== member) throw new AppError('unsent', 'Request aborted');
  return loaded;
}

/** Creates a money write of one kind and subject. */
export function createOrder<Input>(definition: OrderDefinition<Input>): Order<Input> {
  const { operation, subjectId, successMessage } = definition;
  const $newTickets = atom('');
  const $unanswered = computed($pendingOrders, (orders) =>
    orders.find((order) => order.state === 'unanswered' && isSameOrder(order, definition)),
  );
  // An order that was accepted before the latest one shows no ticket numbers.
  let acceptedId = '';
  const clearNewTickets = () => {
    acceptedId = '';
    $newTickets.set('');
  };
  const action = createAction({
    operation,
    ...(subjectId && { key: subjectId }),
    send: async (input: Input) => {
      clearNewTickets();
      const { readNewTickets, sendOrder } = await loadSender();
      const showNewTickets = async (order: PendingOrder) => {
        if (!order.before.tickets) return;
        acceptedId = order.id;
        const numbers = await readNewTickets(order);
        if (acceptedId === order.id) $newTickets.set(numbers);
      };
      return sendOrder(definition, input, (order) => void showNewTickets(order));
    },
    invalidates: moneyQueries,
    successMessage: (say, reply) =>
      reply.kind === 'succeeded' ? successMessage(say, reply.count) : undefined,
  });
  const run: Order<Input>['run'] = async (input) => {
    const result = await action.run(input);
    if (result.kind !== 'done') return result;
    if (result.data.kind !== 'unanswered') return { kind: 'done', data: result.data };
    // Shows a toast if no screen shows the order.
    const order = $unanswered.lc === 0 && $unanswered.get();
    if (order) showToast({ kind: 'info', text: getUnansweredText(order) });
    return { kind: 'ignored' };
  };
  return {
    ...action,
    $newTickets,
    $unanswered,
    run,
    tryAgain: (order, input) => {
      if (action.$pending.get() || action.$coolingDown.get()) return;
      endOrder(order);
      void run(input);
    },
    clear: () => {
      action.clear();
      clearNewTickets();
    },
  };
}

/** Ends an order because the member needs no more help with it. */
export function endOrder(order: PendingOrder): void {
  changeOrder(order, 'end');
}

/** The query of the URL if this tab saved it as a trusted link. Undefined until the member is known. */
export const $trustedSearch = computed([$screen, $owner], (screen): Search | undefined => {
  if (screen.kind !== 'screen') return undefined;
  const { name, params, search } = screen;
  return isTrustedLink(getPath(name, params, search)) ? search : undefined;
});

export interface TopUp {
  /** Pence. */
  readonly shortfall: number | undefined;
  readonly purpose: DepositPurpose | undefined;
}

/** The top-up in the deposit's URL; undefined for an untrusted link. */
export const $topUp = computed([$screen, $trustedSearch], (screen, search): TopUp | undefined => {
  if (screen.kind !== 'screen' || screen.name !== 'deposit' || !search) return undefined;
  return { shortfall: parsePence(search.amount ?? ''), purpose: readDepositPurpose(search) };
});
