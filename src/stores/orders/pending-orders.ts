import { atom, onMount } from 'nanostores';
import { isLocked } from '../../lib/browser/locks.ts';
import {
  getNextState,
  isStoredState,
  type OrderEvent,
  type PendingOrder,
  pendingOrderSchema,
} from '../../lib/orders/order.ts';
import { pendingOrderPrefix as prefix } from '../../lib/storage/known-keys.ts';
import { deviceStorage, getDeviceArea, getScopedKey } from '../../lib/storage/scoped-storage.ts';
import { readStored, writeStored } from '../../lib/storage/stored-value.ts';
import { isSharedDevice } from '../../lib/storage/web-storage.ts';
import { $isPageVisible } from '../app/page-state.ts';
import { $memberKey, $owner, $session } from '../app/session.ts';

const getName = ({ id }: Pick<PendingOrder, 'id'>) => prefix + id;

/** An order in memory. Without a key, its owner is not known yet. */
interface UnstoredOrder {
  readonly order: PendingOrder;
  readonly key: string | undefined;
  readonly member: string | null;
}

/** Orders by id that cannot be stored, because storage is blocked or full or the owner is unknown. */
const unstored = new Map<string, UnstoredOrder>();
$session.listen((session) => {
  if (session.status === 'out' && (session.reason !== 'refused' || isSharedDevice())) unstored.clear();
});

const isOwn = ({ order, key, member }: UnstoredOrder) =>
  key === undefined ? member === $memberKey.get() : key === getScopedKey(getName(order));

const readUnstored = () => [...unstored.values()].filter(isOwn);

/** Orders that this page is sending. */
const sentHere = new Set<string>();

/** Returns the member's orders with an unknown outcome, the oldest first. */
export function readPendingOrders(): readonly PendingOrder[] {
  const stored = deviceStorage.names(prefix).flatMap((name) => {
    const order = readStored(deviceStorage, name, pendingOrderSchema);
    return order && getName(order) === name ? order : [];
  });
  const inMemory = readUnstored().map(({ order }) => order);
  // The order in memory is newer than the stored one if storage is full.
  const byId = new Map([...stored, ...inMemory].map((order) => [order.id, order]));
  return [...byId.values()].sort((a, b) => a.startedAt - b.startedAt);
}

export const $pendingOrders = atom<readonly PendingOrder[]>([]);

const update = () => $pendingOrders.set(readPendingOrders());

/** Interval at which a tab checks whether another tab is still sending an order. */
const sendingCheckMs = 5_000;

onMount($pendingOrders, () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    for (const { order, key } of readUnstored()) if (key === undefined) savePendingOrder(order);
    update();
    clearTimeout(timer);
    void loseAbandonedOrders().then((isSending) => {
      if (isSending) timer = setTimeout(refresh, sendingCheckMs);
    });
  };
  const stops = [
    deviceStorage.subscribe(update),
    $owner.listen(refresh),
    $memberKey.listen(update),
    // A page in the back/forward cache misses storage events.
    $isPageVisible.listen((isVisible) => {
      if (isVisible) refresh();
    }),
  ];
  refresh();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
});

/** Marks orders of tabs that were closed while sending as unanswered. @returns true if a tab is still sending one */
async function loseAbandonedOrders(): Promise<boolean> {
  let isSending = false;
  for (const order of readPendingOrders()) {
    if (order.state !== 'sending' || sentHere.has(order.id)) continue;
    if (await isLocked(`write:${order.operation}`)) isSending = true;
    else changeOrder(order, 'lose');
  }
  return isSending;
}

export function savePendingOrder(order: PendingOrder): void {
  const name = getName(order);
  if (writeStored(deviceStorage, name, order)) unstored.delete(order.id);
  else unstored.set(order.id, { order, key: getScopedKey(name), member: $memberKey.get() });
  update();
}

function removePendingOrder(order: PendingOrder): void {
  unstored.delete(order.id);
  deviceStorage.remove(getName(order));
  update();
}

interface Sending {
  readonly stop: () => void;
  /** Removes the order, even if the refusal has ended the session. */
  readonly refuse: () => void;
}

/** Saves an order before it is sent. */
export function startSending(order: PendingOrder): Sending {
  const key = getScopedKey(getName(order));
  sentHere.add(order.id);
  savePendingOrder(order);
  return {
    stop: () => void sentHere.delete(order.id),
    refuse: () => {
      changeOrder(order, 'refuse');
      if (key) getDeviceArea().remove(key);
    },
  };
}

/**
 * Applies an event to a stored order, by the table of states. Ignored if the order has ended, for example in another
 * tab, or belongs to another member.
 * @param changes saved with it
 */
export function changeOrder(
  { id }: Pick<PendingOrder, 'id'>,
  event: OrderEvent,
  changes: Partial<PendingOrder> = {},
): void {
  const order = readPendingOrders().find((pending) => pending.id === id);
  const state = order && getNextState(order.state, event);
  if (!order || state === undefined) return;
  if (isStoredState(state)) savePendingOrder({ ...order, ...changes, state });
  else removePendingOrder(order);
}
