const amountPattern = /^([+-]?)£?(\d{1,3}(?:,\d{3}){1,3}|\d{1,12})?(?:\.(\d{1,2})0*)?$/;

/** Parses pounds as integer pence: `'1,250.5'` is 125050. */
export function parsePence(text: string): number | undefined {
  const [, sign, pounds = '', decimals = ''] = amountPattern.exec(text.trim()) ?? [];
  if (!pounds && !decimals) return undefined;
  const pence = Number(pounds.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' ? 0 - pence : pence;
}

/** Formats pence for the API: 1050 is `'10.50'`. */
export function toAmountText(pence: number): string {
  const absolute = Math.abs(pence);
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return pence < 0 ? `-${text}` : text;
}

/** 125050 is `'£1,250.50'`. Same as `Intl.NumberFormat` (money.test.ts), which takes phones 100 ms to create. */
export function formatPence(pence: number): string {
  const [pounds = '', decimals = ''] = toAmountText(Math.abs(pence)).split('.');
  return `${pence < 0 ? '-' : ''}£${pounds.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** `'+£5.00'`, `'-£5.00'`, `'£0.00'`. */
export function formatSignedPence(pence: number): string {
  return pence > 0 ? `+${formatPence(pence)}` : formatPence(pence);
}

/** `'minus £5.00'`: screen readers drop signs. */
export function formatSpokenPence(pence: number): string {
  if (pence === 0) return formatPence(pence);
  return `${pence > 0 ? 'plus' : 'minus'} ${formatPence(Math.abs(pence))}`;
}
