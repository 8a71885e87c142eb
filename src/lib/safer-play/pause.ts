import { addCalendarMonths, parseCalendarDate } from '../format/calendar-dates.ts';
import { addDays, londonDay, startOfLondonDay } from '../format/days.ts';
import { cleanText } from '../format/text.ts';
import type { Operation } from '../messages/operations.ts';
import { pausedOrderHint } from '../messages/safer-play-notices.ts';
import { hasStoredPause, pauseKeyPrefix } from '../storage/known-keys.ts';
import { getMemberAnonymousKey } from '../storage/scoped-storage.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';
import type { SupportRequestValues } from '../support/requests.ts';

/** Days are `YYYY-MM-DD` in London. */
export interface Pause {
  /** The first day without the pause. */
  readonly until: string;
  /** The member's own words on one line; may be empty. */
  readonly note: string;
}

export const maxNoteLength = 200;

const lengths = [
  { value: 'day', label: 'A day', months: 0, days: 1 },
  { value: 'week', label: 'A week', months: 0, days: 7 },
  { value: 'month', label: 'A month', months: 1, days: 0 },
  { value: 'quarter', label: 'Three months', months: 3, days: 0 },
] as const;

/** Returns the latest day until which a pause can be set on a day: a year later. */
export const getLastPauseDay = (today: string): string => addCalendarMonths(today, 12);

/**
 * Returns the lengths that can be chosen. A pause begins at once, so the rest of today is added: a day has at
 * least 24 hours. A pause can only be made longer.
 * @param until of the present pause
 */
export function getPauseChoices(today: string, until = today) {
  const tomorrow = addDays(today, 1);
  return lengths
    .map((length) => ({ ...length, until: addDays(addCalendarMonths(tomorrow, length.months), length.days) }))
    .filter((choice) => choice.until > until);
}

/** @param until of the present pause */
export function canPauseUntil(day: string, today: string, until = today): boolean {
  return parseCalendarDate(day) !== undefined && day > until && day <= getLastPauseDay(today);
}

/** Returns the moment at which the pause ends, in ms since the epoch. */
export const getPauseEnd = ({ until }: Pause): number => startOfLondonDay(until);

/**
 * Reads '<until> <day on which it was set or made longer> <note>'.
 * @returns undefined for a text that the app did not write
 */
function parseStored(text: string) {
  const [, until = '', setOn = '', note = ''] = /^(\S{10}) (\S{10}) ([\s\S]*)$/.exec(text) ?? [];
  const isValid = parseCalendarDate(until) && parseCalendarDate(setOn) && setOn < until;
  return isValid ? { until, setOn, note } : undefined;
}

const getEarlier = (first: string, second: string) => (first < second ? first : second);

/**
 * Reads a stored pause that still lasts. Without a `today` that the host has confirmed, every pause does.
 *
 * The end is a day, so that a clock which is set back neither shortens nor moves it. It is at most a year after
 * the day on which the pause was set, whatever is stored, and shows as at most a year from today. A day of
 * setting that is more than a year ahead was not written by the app: a clock that is so wrong reaches no API,
 * because no certificate is valid yet.
 */
export function parsePause(text = '', today?: string): Pause | undefined {
  const stored = parseStored(text);
  if (!stored) return undefined;
  const end = getEarlier(stored.until, getLastPauseDay(stored.setOn));
  const note = cleanText(stored.note, maxNoteLength);
  if (today === undefined) return { until: end, note };
  if (stored.setOn > getLastPauseDay(today) || end <= today) return undefined;
  return { until: getEarlier(end, getLastPauseDay(today)), note };
}

/** Returns the text of a new pause. It never ends before the stored one, even if the clock was set back in between. */
export function extendPause(text = '', { until, note }: Pause, today: string): string {
  const present = parsePause(text, today) && parseStored(text);
  const later = present && present.until > until ? present.until : until;
  const setOn = present && present.setOn > today ? present.setOn : today;
  return `${later} ${setOn} ${cleanText(note, maxNoteLength)}`;
}

const keptDays = 7;

/** True once nothing needs the text. @param today a day that the host has confirmed */
export function isPauseOutdated(text: string, today: string): boolean {
  const stored = parseStored(text);
  return !stored || addDays(stored.until, keptDays) <= today;
}

/** Returns the storage key of the signed-in member; undefined while the member is unknown. */
export function getPauseKey(): string | undefined {
  const key = getMemberAnonymousKey();
  return key && pauseKeyPrefix + key;
}

/**
 * Reads the member's pause. It stays after sign-out, and ends by the host's time only: until that is measured, every
 * stored pause lasts. A device's clock that was set ahead proves nothing, and without the host no order arrives.
 * @param provenMs the host's time, in ms since the epoch
 * @returns null while the member is unknown and a stored pause may be the member's
 */
export function readPause(provenMs: number | undefined): Pause | null | undefined {
  if (!hasStoredPause()) return undefined;
  const key = getPauseKey();
  const today = provenMs === undefined ? undefined : londonDay(provenMs);
  return key ? parsePause(safeLocalStorage.read(key), today) : null;
}

/** @returns false when the browser refuses to store it */
export function storePause(pause: Pause, now: number): boolean {
  const key = getPauseKey();
  if (!key) return false;
  const text = extendPause(safeLocalStorage.read(key), pause, londonDay(now));
  return safeLocalStorage.write(key, text) && safeLocalStorage.read(key) === text;
}

/** Moves a pause to the key of the member's new email. */
export function movePause(from: string, to: string): void {
  const text = safeLocalStorage.read(from);
  if (text === undefined) return;
  safeLocalStorage.write(to, text);
  safeLocalStorage.remove(from);
}

/** Deletes what no member needs any more. @param provenMs the host's time, in ms since the epoch */
export function removeOutdatedPauses(provenMs: number): void {
  const today = londonDay(provenMs);
  for (const key of safeLocalStorage.keys())
    if (key.startsWith(pauseKeyPrefix) && isPauseOutdated(safeLocalStorage.read(key) ?? '', today))
      safeLocalStorage.remove(key);
}

const pausedOperations: readonly Operation[] = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'];

/** True for the writes that spend money or pay it in. */
export const isPausedOperation = (operation: Operation): boolean => pausedOperations.includes(operation);

/**
 * Says why a paused order is not sent; undefined if it may be sent. Reads the storage, because a screen or a tab
 * may not know of the pause yet.
 * @param now ms since the epoch
 * @param provenMs the host's time, in ms since the epoch; undefined until measured
 */
export function getPauseHint(now: number, provenMs: number | undefined): string | undefined {
  const pause = readPause(provenMs);
  return pause === undefined ? undefined : pausedOrderHint(pause, now);
}

const breakLengths = [
  'one day',
  'one week',
  'one month',
  'three months',
  'six months',
  'one year',
  'five years',
];

/** `''` leaves the length to the member's own words. */
export const breakLengthOptions = [
  { value: '', label: 'I write it in the ticket' },
  ...breakLengths.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

const breakRequests = {
  break: {
    subject: 'A break from playing',
    wish: 'I would like a break from playing, please.',
    question: 'when it begins and ends',
  },
  close: { subject: 'Closing my account', wish: 'Please close my account.', question: 'when it is closed' },
} as const;

export type BreakRequestType = keyof typeof breakRequests;

/** Fills in the support request. @param length a value of `breakLengthOptions` */
export function breakRequestValues(type: BreakRequestType, length: string): SupportRequestValues {
  const { subject, wish, question } = breakRequests[type];
  const asked = `Please tell me ${question}, and what happens to my subscriptions, tickets and balance.`;
  return {
    category: 'General',
    subject,
    description: [wish, '', `For how long: ${length}`, '', asked].join('\n'),
  };
}
