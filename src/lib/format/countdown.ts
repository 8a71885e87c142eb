/** Days, hours, minutes and seconds. Rounds up, so that all zeros mean the end. */
function countdownParts(ms: number): number[] {
  const total = Math.max(0, Math.ceil(ms / 1000)) || 0;
  return [Math.floor(total / 86_400), Math.floor(total / 3600) % 24, Math.floor(total / 60) % 60, total % 60];
}

/** Formats days, hours, minutes and seconds: '4', '21', '05', '09'. */
export function countdownDigits(ms: number): string[] {
  return countdownParts(ms).map((part, index) =>
    index === 0 ? String(part) : String(part).padStart(2, '0'),
  );
}

const countdownUnits = ['day', 'hour', 'minute', 'second'] as const;

/** Formats the two largest units: '4 days 21 hours'. Empty when over. */
export function countdownText(ms: number): string {
  const parts = countdownParts(ms).map((count, index) => ({ count, unit: countdownUnits[index] }));
  const largest = parts.findIndex(({ count }) => count > 0);
  if (largest < 0) return '';
  return parts
    .slice(largest, largest + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
