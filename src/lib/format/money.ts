import { minimumAmountPence } from '../config.ts';

const amountPattern = /^([+-]?)£?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})?(?:\.(\d{1,2})0*)?$/;

/** The only mark of a text, before its last one or two digits; before three it groups thousands. */
const decimalComma = /^([^.,]*),(\d{1,2})$/;

/**
 * Reads an amount of pounds as integer pence. Accepts an optional sign, one `£`, thousands separators and at most
 * two meaningful decimals (`'1,250.5'` is 125050), after a comma too where the keypad offers no dot (`'10,50'` is 1050);
 * ASCII digits only, so that no float ever carries money.
 * @returns pence, or undefined when the text is not an amount
 */
export function parsePence(text: string): number | undefined {
  const match = amountPattern.exec(text.trim().replace(decimalComma, '$1.$2'));
  if (!match) return undefined;
  const [, sign, pounds, decimals = ''] = match;
  if (!pounds && !decimals) return undefined;
  const pence = Number((pounds ?? '0').replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' && pence !== 0 ? -pence : pence;
}

/** The plain decimal string that the API takes: 1050 pence gives `'10.50'`. */
export function toAmountText(pence: number): string {
  const absolute = Math.abs(pence);
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return pence < 0 ? `-${text}` : text;
}

/**
 * An amount as a member reads it: 125050 pence gives `'£1,250.50'`, negative ones `'-£5.00'`. Put together here, because
 * a phone takes a tenth of a second to prepare `Intl.NumberFormat`, which writes the same (money.test.ts).
 */
export function formatPence(pence: number): string {
  const [pounds = '', decimals = ''] = toAmountText(Math.abs(pence)).split('.');
  return `${pence < 0 ? '-' : ''}£${pounds.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** A signed amount, as in a list of transactions: `'+£5.00'`, `'-£5.00'`, `'£0.00'`. */
export function formatSignedPence(pence: number): string {
  return pence > 0 ? `+${formatPence(pence)}` : formatPence(pence);
}

/** A signed amount in words, for assistive technology that drops signs: `'plus £5.00'`, `'minus £5.00'`. */
export function formatSpokenPence(pence: number): string {
  if (pence === 0) return formatPence(pence);
  return `${pence > 0 ? 'plus' : 'minus'} ${formatPence(Math.abs(pence))}`;
}

/** Pence of a typed amount of at least one pound, else undefined. Spaces may group digits. */
export function parsePaymentAmount(text: string): number | undefined {
  const pence = parsePence(text.replaceAll(' ', ''));
  return pence !== undefined && pence >= minimumAmountPence ? pence : undefined;
}
