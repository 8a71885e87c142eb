import { minimumAmountPence } from '../config.ts';
import { toAmountText } from '../format/money.ts';
import { getPath, type Search } from '../paths.ts';
import { tabStorage } from '../storage/scoped-storage.ts';
import type { PendingOrder } from './order.ts';

/** The draw for which a member deposits. */
export type NamedDepositPurpose = NonNullable<PendingOrder['purpose']>;
export type DepositPurpose = Omit<NamedDepositPurpose, 'name'>;

type PurchaseChoice = Omit<DepositPurpose, 'draw'>;

export const bankApprovalText = 'Your bank may ask you to approve this in its app.';

/** Replaces invalid values by one ticket, once. */
export function readPurchaseChoice({ quantity = '', choice }: Search): PurchaseChoice {
  return {
    quantity: /^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : 1,
    choice: choice === 'subscribe' || choice === 'waiting' ? choice : 'once',
  };
}

const getStorageName = (path: string) => `trusted-link/${path}`;

/** Stores the path of a preselecting link per tab. @param path as from `getPath` */
export const saveTrustedLink = (path: string): boolean => tabStorage.write(getStorageName(path), '');

/** True for a link followed in the app. Other links preselect nothing. */
export const isTrustedLink = (path: string): boolean => tabStorage.has(getStorageName(path));

/** Reads the query of a deposit's URL. */
export function readDepositPurpose(search: Search): DepositPurpose | undefined {
  const { draw = '' } = search;
  return /^[\w-]{1,64}$/.test(draw) ? { draw, ...readPurchaseChoice(search) } : undefined;
}

/** Pence to deposit, at least the minimum. */
export const topUpAmount = (missing: number): number => Math.max(missing, minimumAmountPence);

const toSearch = ({ quantity, choice }: PurchaseChoice) => ({ quantity: String(quantity), choice });

/** Path of a deposit that covers a missing balance. @param missing pence */
export function depositPath(missing: number, purpose?: DepositPurpose): string {
  const wanted = purpose && { draw: purpose.draw, ...toSearch(purpose) };
  return getPath('deposit', {}, { amount: toAmountText(missing), ...wanted });
}

/** Path back to the purchase, with its choice. */
export function purposePath(purpose: DepositPurpose): string {
  if (purpose.choice === 'waiting') return getPath('subscriptions');
  return getPath('draw', { id: purpose.draw }, toSearch(purpose));
}
