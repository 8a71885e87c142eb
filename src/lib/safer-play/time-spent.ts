/** Active time, shared by all tabs. */
export interface TimeSpent {
  readonly ms: number;
  /** Last count, in ms since the epoch. */
  readonly at: number;
  /** Active time at the last reminder. */
  readonly remindedMs: number;
}

export const tickMs = 5_000;
/** Longer gaps mean sleep or absence. */
const maxGapMs = 3 * tickMs;
const restartAfterMs = 30 * 60_000;

/** Minutes; `''` for never. */
export const timeOptions = [
  { value: '', label: 'Never' },
  { value: '15', label: 'Every 15 minutes' },
  { value: '30', label: 'Every 30 minutes' },
  { value: '60', label: 'Every hour' },
] as const;

export const timeReminderName = 'timeReminder';
export const timeSpentName = 'timeSpent';

/** Returns `''` for invalid text. */
export function parseTimeChoice(text = ''): string {
  return timeOptions.find(({ value }) => value === text)?.value ?? '';
}

export function serialiseTimeSpent({ ms, at, remindedMs }: TimeSpent): string {
  return `${ms} ${at} ${remindedMs}`;
}

export function parseTimeSpent(text = ''): TimeSpent | undefined {
  const [, ms, at, reminded] = /^(\d{1,12}) (\d{1,15}) (\d{1,12})$/.exec(text) ?? [];
  return ms && at && reminded ? { ms: Number(ms), at: Number(at), remindedMs: Number(reminded) } : undefined;
}

/** Excludes time that another tab counted. @param since this tab's last activity, in ms since the epoch */
export function addElapsedTime(timeSpent: TimeSpent | undefined, since: number, now: number): TimeSpent {
  if (!timeSpent || now - timeSpent.at >= restartAfterMs) return { ms: 0, at: now, remindedMs: 0 };
  const gap = now - Math.max(since, timeSpent.at);
  const isActive = gap > 0 && gap <= maxGapMs;
  return { ...timeSpent, ms: timeSpent.ms + (isActive ? gap : 0), at: now };
}

export function dueMinutes(timeSpent: TimeSpent, choice: string): number | undefined {
  const everyMs = Number(choice) * 60_000;
  const isDue =
    everyMs > 0 && Math.floor(timeSpent.ms / everyMs) > Math.floor(timeSpent.remindedMs / everyMs);
  return isDue ? Math.floor(timeSpent.ms / 60_000) : undefined;
}
