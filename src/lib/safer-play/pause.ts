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
  /** One line that the member wrote, or ''. */
  readonly note: string;
}

export const maxNoteLength = 200;

const lengths = [
  { value: 'day', label: '1 day', months: 0, days: 1 },
  { value: 'week', label: '1 week', months: 0, days: 7 },
  { value: 'month', label: '1 month', months: 1, days: 0 },
  { value: 'quarter', label: '3 months', months: 3, days: 0 },
] as const;

/** Returns the last day that a pause can end on: a year from today. */
export const getLastPauseDay = (today: string): string => addCalendarMonths(today, 12);

/**
 * Returns the lengths that the member can choose. A pause starts at once and the rest of today is added, so that a
 * day has at least 24 hours. Excludes lengths that would make the current pause shorter.
 * @param until end of the current pause
 */
export function getPauseChoices(today: string, until = today) {
  const tomorrow = addDays(today, 1);
  return lengths
    .map((length) => ({ ...length, until: addDays(addCalendarMonths(tomorrow, length.months), length.days) }))
    .filter((choice) => choice.until > until);
}

/** @param until end of the current pause */
export function canPauseUntil(day: string, today: string, until = today): boolean {
  return parseCalendarDate(day) !== undefined && day > until && day <= getLastPauseDay(today);
}

/** Returns the end of the pause in ms since the epoch. */
export const getPauseEnd = ({ until }: Pause): number => startOfLondonDay(until);

/**
 * Parses '<until> <day of the last change> <note>'.
 * @returns undefined for a text that the app did not write
 */
function parseStored(text: string) {
  const [, until = '', setOn = '', note = ''] = /^(\S{10}) (\S{10}) ([\s\S]*)$/.exec(text) ?? [];
  const isValid = parseCalendarDate(until) && parseCalendarDate(setOn) && setOn < until;
  return isValid ? { until, setOn, note } : undefined;
}

const getEarlier = (first: string, second: string) => (first < second ? first : second);

/**
 * Parses a stored pause. Returns undefined once it has ended, which needs a `today` that the host has confirmed.
 *
 * The end is a day, so that setting back the device's clock does not change it. Limits the end to a year after the
 * day of the last change and to a year from today, whatever is stored. Ignores a last change more than a year ahead:
 * with such a clock no certificate is valid, so the app did not write it.
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

/** Returns the text to store. Never shortens the stored pause, even if the clock was set back in between. */
export function extendPause(text = '', { until, note }: Pause, today: string): string {
  const present = parsePause(text, today) && parseStored(text);
  const later = present && present.until > until ? present.until : until;
  const setOn = present && present.setOn > today ? present.setOn : today;
  return `${later} ${setOn} ${cleanText(note, maxNoteLength)}`;
}

const keptDays = 7;

/** True if the text can be deleted. @param today a day that the host has confirmed */
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
 * Reads the member's pause, which stays after sign-out. Uses only the host's time to decide whether it has ended,
 * because the device's clock may be ahead. Until the host's time is measured, every stored pause is active.
 * @param provenMs the host's time, in ms since the epoch
 * @returns null while the member is unknown, because a stored pause may be theirs
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

/** Moves a pause to the key of the member's new email address. */
export function movePause(from: string, to: string): void {
  const text = safeLocalStorage.read(from);
  if (text === undefined) return;
  safeLocalStorage.write(to, text);
  safeLocalStorage.remove(from);
}

/** Deletes pauses that ended at least 7 days ago. @param provenMs the host's time, in ms since the epoch */
export function removeOutdatedPauses(provenMs: number): void {
  const today = londonDay(provenMs);
  for (const key of safeLocalStorage.keys())
    if (key.startsWith(pauseKeyPrefix) && isPauseOutdated(safeLocalStorage.read(key) ?? '', today))
      safeLocalStorage.remove(key);
}

const pausedOperations: readonly Operation[] = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'];

/** True for actions that spend or deposit money. */
export const isPausedOperation = (operation: Operation): boolean => pausedOperations.includes(operation);

/**
 * Returns why an order cannot be sent, or undefined if it can. Reads the storage, because another tab may have
 * started the pause a moment ago.
 * @param now ms since the epoch
 * @param provenMs the host's time, in ms since the epoch; undefined until measured
 */
export function getPauseHint(now: number, provenMs: number | undefined): string | undefined {
  const pause = readPause(provenMs);
  return pause === undefined ? undefined : pausedOrderHint(pause, now);
}

const breakLengths = ['1 day', '1 week', '1 month', '3 months', '6 months', '1 year', '5 years'];

/** `''` is for members who write the length themselves. */
export const breakLengthOptions = [
  { value: '', label: "I'll say in the support ticket" },
  ...breakLengths.map((value) => ({ value, label: value })),
];

const breakRequests = {
  break: {
    subject: 'I want a break',
    wish: "I'd like a break from raffles, please.",
    question: 'when it starts and ends',
  },
  close: { subject: 'Close my account', wish: 'Please close my account.', question: "when it's closed" },
} as const;

export type BreakRequestType = keyof typeof breakRequests;

/** Returns the values of a prefilled support request. @param length a value of `breakLengthOptions` */
export function breakRequestValues(type: BreakRequestType, length: string): SupportRequestValues {
  const { subject, wish, question } = breakRequests[type];
  const asked = `Please tell me ${question}, and what happens to my subscriptions, tickets and balance.`;
  return {
    category: 'General',
    subject,
    description: [wish, '', `How long: ${length}`, '', asked].join('\n'),
  };
}
