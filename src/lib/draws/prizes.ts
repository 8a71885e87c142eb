import type { Prize } from '../contract/draws.ts';
import { formatPence, parsePence } from '../format/money.ts';

/** `'50.00'` as '50'; undefined unless it is a decimal of zero or more. */
function plainDecimal(text: string): string | undefined {
  return /^\d{1,9}(\.\d{1,9})?$/.test(text) ? String(Number(text)) : undefined;
}

/** The 'Prize Value' line of a monetary prize ('£500.00 net', '50%'); undefined for others and for no value. */
export function prizeValueText(
  prize: Pick<Prize, 'type' | 'value' | 'monetary_value_type' | 'net_or_gross'>,
): string | undefined {
  if (prize.type !== 'monetary') return undefined;
  const word = /^(net|gross)$/i.test(prize.net_or_gross) ? ` ${prize.net_or_gross.toLowerCase()}` : '';
  if (prize.monetary_value_type === 'percentage') {
    const share = plainDecimal(prize.value.trim());
    return share && `${share}%${word}`;
  }
  const pence = parsePence(prize.value);
  return pence === undefined ? undefined : `${formatPence(pence)}${word}`;
}
