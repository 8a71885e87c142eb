import { parseCalendarDate } from '../format/calendar-dates.ts';
import { addCalendarMonths } from '../format/calendar-months.ts';
import { addDays } from '../format/local-day.ts';
import { startOfLondonDay } from '../format/london-day.ts';
import { cleanText } from '../format/text.ts';

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
export function getLastPauseDay(today: string): string {
  return addCalendarMonths(today, 12);
}

export interface PauseChoice {
  readonly value: string;
  readonly label: string;
  readonly until: string;
}

/**
 * Returns the lengths that can be chosen. A pause begins at once, so the rest of today is added: a day has at
 * least 24 hours. A pause can only be made longer.
 * @param until of the present pause
 */
export function getPauseChoices(today: string, until = today): PauseChoice[] {
  return lengths
    .map(({ value, label, months, days }) => ({
      value,
      label,
      until: addDays(addCalendarMonths(addDays(today, 1), months), days),
    }))
    .filter((choice) => choice.until > until);
}

/** @param until of the present pause */
export function canPauseUntil(day: string, today: string, until = today): boolean {
  return parseCalendarDate(day) !== undefined && day > until && day <= getLastPauseDay(today);
}

/** Returns the moment at which the pause ends, in ms since the epoch. */
export function getPauseEnd({ until }: Pause): number {
  return startOfLondonDay(until);
}

/** @param today the day on which it was set or made longer */
export function serialisePause({ until, note }: Pause, today: string): string {
  return `${until} ${today} ${note}`;
}

/** @returns undefined for a text that the app did not write */
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

/**
 * Returns the stored text of a new pause. It never ends before the stored one, even if the clock was set back
 * in between.
 */
export function extendPause(text = '', { until, note }: Pause, today: string): string {
  const present = parsePause(text, today) && parseStored(text);
  const later = present && present.until > until ? present.until : until;
  const setOn = present && present.setOn > today ? present.setOn : today;
  return serialisePause({ until: later, note: cleanText(note, maxNoteLength) }, setOn);
}

const keptDays = 7;

/** True once nothing needs the text. @param today a day that the host has confirmed */
export function isPauseOutdated(text: string, today: string): boolean {
  const stored = parseStored(text);
  return !stored || addDays(stored.until, keptDays) <= today;
}
