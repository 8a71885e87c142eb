import { minimumAmountPence } from '../config.ts';
import { parsePence } from './money.ts';

/** Pence of a typed amount of at least one pound, else undefined. Spaces may group digits. */
export function parsePaymentAmount(text: string): number | undefined {
  const pence = parsePence(text.replaceAll(' ', ''));
  return pence !== undefined && pence >= minimumAmountPence ? pence : undefined;
}
