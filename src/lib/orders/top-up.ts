/** Deposits that cover a missing balance, and the return path, as URL queries. */
import { minimumAmountPence } from '../config.ts';
import { toAmountText } from '../format/money.ts';
import { getPath, type Search } from '../paths.ts';
import { type PurchaseChoice, readPurchaseChoice } from './purchase-choice.ts';

export interface DepositPurpose extends PurchaseChoice {
  readonly draw: string;
}

export interface NamedDepositPurpose extends DepositPurpose {
  readonly name: string;
}

const drawId = /^[\w-]{1,64}$/;

/** Reads a URL query or stored values. */
export function readDepositPurpose(search: Search): DepositPurpose | undefined {
  const { draw = '' } = search;
  return drawId.test(draw) ? { draw, ...readPurchaseChoice(search) } : undefined;
}

/** Pence to deposit, at least the minimum. */
export function topUpAmount(missing: number): number {
  return Math.max(missing, minimumAmountPence);
}

const toSearch = ({ draw, quantity, choice }: DepositPurpose) => ({
  draw,
  quantity: String(quantity),
  choice,
});

/** @param missing pence */
export function depositPath(missing: number, purpose?: DepositPurpose): string {
  return getPath('deposit', {}, { amount: toAmountText(missing), ...(purpose && toSearch(purpose)) });
}

/** Path back to the purchase, with its choice. */
export function purposePath(purpose: DepositPurpose): string {
  if (purpose.choice === 'waiting') return getPath('subscriptions');
  const { draw, ...choice } = toSearch(purpose);
  return getPath('draw', { id: draw }, choice);
}
