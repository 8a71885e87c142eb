/** How long a member has looked at the app, as all tabs count it together. */
export interface TimeSpent {
  /** Time that was looked at, in ms. */
  readonly ms: number;
  /** Until when it was counted, in ms since the epoch. */
  readonly at: number;
  /** What it had come to when the member was told last, in ms. */
  readonly remindedMs: number;
}

/** A tab that is looked at counts so often. */
export const tickMs = 5_000;
/** Who looks counts every few seconds: what lies between counts further apart was slept, or spent elsewhere. */
const longestGapMs = 3 * tickMs;
/** After so long away the time begins anew. */
const awayMs = 30 * 60_000;

/** Every so many minutes a member can ask to be told; `''` for never. */
export const timeOptions = [
  { value: '', label: 'Never' },
  { value: '15', label: 'Every 15 minutes' },
  { value: '30', label: 'Every 30 minutes' },
  { value: '60', label: 'Every hour' },
] as const;

/** Under these names the browser keeps what was chosen, and how long the sitting has lasted. */
export const timeReminderName = 'timeReminder';
export const timeSpentName = 'sitting';

/** The choice as the browser kept it; `''` for whatever else stands there. */
export function parseTimeChoice(text = ''): string {
  return timeOptions.find(({ value }) => value === text)?.value ?? '';
}

export function serialiseTimeSpent({ ms, at, remindedMs }: TimeSpent): string {
  return `${ms} ${at} ${remindedMs}`;
}

/** Reads what a browser kept; undefined for whatever else stands there. */
export function parseTimeSpent(text = ''): TimeSpent | undefined {
  const [, ms, at, told] = /^(\d{1,12}) (\d{1,15}) (\d{1,12})$/.exec(text) ?? [];
  return ms && at && told ? { ms: Number(ms), at: Number(at), remindedMs: Number(told) } : undefined;
}

/**
 * Counts on. What another tab has counted already is not counted again.
 * @param since when this tab was seen to be looked at, in ms since the epoch
 */
export function addElapsedTime(sitting: TimeSpent | undefined, since: number, now: number): TimeSpent {
  if (!sitting || now - sitting.at >= awayMs) return { ms: 0, at: now, remindedMs: 0 };
  const gap = now - Math.max(since, sitting.at);
  const isSeen = gap > 0 && gap <= longestGapMs;
  return { ...sitting, ms: sitting.ms + (isSeen ? gap : 0), at: now };
}

/** Whole minutes that the member is to be told of; undefined while that is not due. */
export function dueMinutes(sitting: TimeSpent, choice: string): number | undefined {
  const everyMs = Number(choice) * 60_000;
  const isDue = everyMs > 0 && Math.floor(sitting.ms / everyMs) > Math.floor(sitting.remindedMs / everyMs);
  return isDue ? Math.floor(sitting.ms / 60_000) : undefined;
}
