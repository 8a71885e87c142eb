import type { Transaction } from '../contract/wallet.ts';
import { formatRecent, formatTime } from '../format/date-time.ts';
import { localDay } from '../format/local-day.ts';
import { formatSignedPence } from '../format/money.ts';

/** '10:31 AM', or 'Nov 20, 10:31 AM' on another day. @param at, now ms since the epoch */
export function formatTimeOrDay(at: number, now: number): string {
  return localDay(at) === localDay(now) ? formatTime(at) : formatRecent(at);
}

/** 'Prize in Cash Draw, +£50.00, 10:31 AM': as the API lists it. @param now ms since the epoch */
export function describeTransaction({ narrative, amount, created_at }: Transaction, now: number): string {
  const time = formatTimeOrDay(Date.parse(created_at), now);
  return [narrative, formatSignedPence(amount), time].filter(Boolean).join(', ');
}
