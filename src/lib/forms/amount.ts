import { minimumAmountPence } from '../config.ts';
import { separators, toCode } from './normalise.ts';

const unit = /^(?:£|gbp)|(?:£|gbp)$/gi;

const plainPounds = /^\d{1,12}$/;
const groupedPounds = /^\d{1,3}([,' ])\d{3}(?:\1\d{3}){0,2}$/;

function removeUnit(text: string): string {
  return toCode(text, separators).replace(/’/g, "'").replace(unit, '').trim();
}

/** Returns integer pence, or undefined for an invalid or ambiguous amount. */
function readPence(text: string): number | undefined {
  const [, pounds = '', mark, decimals = ''] = /^\+?(.*?)(?:([.,])(\d{0,2}))?$/.exec(removeUnit(text)) ?? [];
  const [, groupMark] = groupedPounds.exec(pounds) ?? [];
  const isRead = plainPounds.test(pounds) || (groupMark && groupMark !== mark);
  return isRead ? Number(pounds.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0')) : undefined;
}

/** Parses a typed amount in pounds as pence; undefined below one pound. Accepts the decimal comma of some keypads. */
export function parseAmount(text: string): number | undefined {
  const pence = readPence(text);
  return pence !== undefined && pence >= minimumAmountPence ? pence : undefined;
}

/** True for figures with ambiguous separators, such as '1.000,50' and '1.000'. */
export function isAmbiguousAmount(text: string): boolean {
  const figures = removeUnit(text);
  return readPence(text) === undefined && /^[\d.,' ]+$/.test(figures) && /\d\D/.test(figures);
}

const amountForm = 'Enter an amount like 1000.50';

/** Adds an example as a second line if the typed amount is ambiguous. */
export function describeAmountError(error: string, typed: string): string {
  return isAmbiguousAmount(typed) ? `${error}\n${amountForm}` : error;
}
