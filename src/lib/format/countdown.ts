/** Rounds up, so all zeros mean that the time is over. */
export function countdownParts(ms: number): {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
} {
  const total = Math.max(0, Math.ceil(ms / 1000)) || 0;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Formats the two largest units: '4 days 21 hours'. Empty when over. */
export function countdownText(ms: number): string {
  const parts = countdownParts(ms);
  const largest = countdownUnits.findIndex((unit) => parts[unit] > 0);
  if (largest < 0) return '';
  return countdownUnits
    .slice(largest, largest + 2)
    .filter((unit) => parts[unit] > 0)
    .map((unit) => `${parts[unit]} ${parts[unit] === 1 ? unit.slice(0, -1) : unit}`)
    .join(' ');
}
