import { formatPence, parsePence } from '../format/money.ts';
import { cleanText } from '../format/text.ts';

/** What the payment page reports in the address; texts to show, never facts to act on. */
export type PaymentResult =
  | { readonly kind: 'failed'; readonly error: string; readonly reference: string | undefined }
  | {
      readonly kind: 'success';
      /** In pounds, as a member reads it. */
      readonly amount: string | undefined;
      readonly reference: string | undefined;
      /** True when tickets are to follow, false when the wallet is credited. */
      readonly isForTickets: boolean;
    };

const longestError = 300;
const referencePattern = /^[\w.:/#-]{1,64}$/;

function positiveAmount(text: string): string | undefined {
  const pence = parsePence(text);
  return pence !== undefined && pence > 0 ? formatPence(pence) : undefined;
}

/** Reads the query of `/callback`. An amount or reference that looks wrong is left out instead of shown. */
export function parsePaymentResult(query: Readonly<Record<string, string>>): PaymentResult {
  const { error = '', amount = '', reference = '', lottery = '' } = query;
  const known = referencePattern.test(reference) ? reference : undefined;
  if (error) return { kind: 'failed', error: cleanText(error, longestError), reference: known };
  return {
    kind: 'success',
    amount: positiveAmount(amount),
    reference: known,
    isForTickets: lottery !== '',
  };
}
