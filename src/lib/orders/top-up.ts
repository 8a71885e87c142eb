/** A deposit for something that the balance does not cover, and the way back to it: as addresses carry them. */
import { minimumAmountPence } from '../config.ts';
import { toAmountText } from '../format/money.ts';
import { pathOf, type Search } from '../paths.ts';
import { type Choice, readChoice } from './purchase-choice.ts';

/** What a deposit is for. */
export interface Wanted extends Choice {
  /** The draw's id. */
  readonly draw: string;
}

/** What is wanted, under the name that the API gave its draw. */
export interface NamedWanted extends Wanted {
  readonly name: string;
}

const drawId = /^[\w-]{1,64}$/;

/** Reads what is wanted from an address, or from what a browser kept; undefined where no draw is named. */
export function readWanted(search: Search): Wanted | undefined {
  const { draw = '' } = search;
  return drawId.test(draw) ? { draw, ...readChoice(search) } : undefined;
}

/** What is to be deposited where so many pence are missing: no less than the least. */
export function topUpOf(short: number): number {
  return Math.max(short, minimumAmountPence);
}

const textsOf = ({ draw, quantity, choice }: Wanted) => ({ draw, quantity: String(quantity), choice });

/** The deposit's address: with what is missing (pence), and for what. */
export function depositPath(short: number, wanted?: Wanted): string {
  return pathOf('deposit', {}, { amount: toAmountText(short), ...(wanted && textsOf(wanted)) });
}

/** The way back to what a deposit was for, with the choice as it was. */
export function wantedPath(wanted: Wanted): string {
  if (wanted.choice === 'waiting') return pathOf('subscriptions');
  const { draw, ...choice } = textsOf(wanted);
  return pathOf('draw', { id: draw }, choice);
}

/** What a browser kept of it; undefined for whatever else stands there. */
export function keptWanted(value: unknown): NamedWanted | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { draw, quantity, choice, name } = value as Partial<Record<string, unknown>>;
  const wanted = readWanted({ draw: String(draw), quantity: String(quantity), choice: String(choice) });
  return wanted && typeof name === 'string' && name !== '' ? { ...wanted, name } : undefined;
}
