/** A deposit for something that the balance does not cover, and the way back to it: as addresses carry them. */
import { minimumAmountPence } from '../config.ts';
import { toAmountText } from '../format/money.ts';
import { getPath, type Search } from '../paths.ts';
import { type PurchaseChoice, readPurchaseChoice } from './purchase-choice.ts';

/** What a deposit is for. */
export interface DepositPurpose extends PurchaseChoice {
  /** The draw's id. */
  readonly draw: string;
}

/** What is wanted, under the name that the API gave its draw. */
export interface NamedDepositPurpose extends DepositPurpose {
  readonly name: string;
}

const drawId = /^[\w-]{1,64}$/;

/** Reads what is wanted from an address, or from what a browser kept; undefined where no draw is named. */
export function readDepositPurpose(search: Search): DepositPurpose | undefined {
  const { draw = '' } = search;
  return drawId.test(draw) ? { draw, ...readPurchaseChoice(search) } : undefined;
}

/** What is to be deposited where so many pence are missing: no less than the least. */
export function topUpAmount(short: number): number {
  return Math.max(short, minimumAmountPence);
}

const textsOf = ({ draw, quantity, choice }: DepositPurpose) => ({
  draw,
  quantity: String(quantity),
  choice,
});

/** The deposit's address: with what is missing (pence), and for what. */
export function depositPath(short: number, wanted?: DepositPurpose): string {
  return getPath('deposit', {}, { amount: toAmountText(short), ...(wanted && textsOf(wanted)) });
}

/** The way back to what a deposit was for, with the choice as it was. */
export function purposePath(wanted: DepositPurpose): string {
  if (wanted.choice === 'waiting') return getPath('subscriptions');
  const { draw, ...choice } = textsOf(wanted);
  return getPath('draw', { id: draw }, choice);
}

/** What a browser kept of it; undefined for whatever else stands there. */
export function parseDepositPurpose(value: unknown): NamedDepositPurpose | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { draw, quantity, choice, name } = value as Partial<Record<string, unknown>>;
  const wanted = readDepositPurpose({
    draw: String(draw),
    quantity: String(quantity),
    choice: String(choice),
  });
  return wanted && typeof name === 'string' && name !== '' ? { ...wanted, name } : undefined;
}
