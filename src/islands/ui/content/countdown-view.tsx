import type { Ref } from 'react';
import { countdownParts, countdownText } from '../../../lib/format/countdown.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';

const units = [
  ['days', 'd'],
  ['hours', 'h'],
  ['minutes', 'm'],
  ['seconds', 's'],
] as const;

function Digits({ ms }: { readonly ms: number }) {
  const parts = countdownParts(ms);
  return (
    <p className="countdown-digits" aria-hidden="true">
      {units.map(([unit, letter]) => (
        <span key={unit}>
          {unit === 'days' ? parts.days : String(parts[unit]).padStart(2, '0')}
          <small>{letter}</small>
        </span>
      ))}
    </p>
  );
}

export interface CountdownViewProps {
  /** ISO timestamp; null for an unknown date. */
  readonly until: string | null;
  /** NaN for an unknown date. */
  readonly remainingMs: number;
  readonly label: string;
  readonly endedText: string;
  /** True if another component announces the end. */
  readonly isEndSilent?: boolean | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Some screen readers ignore `role="timer"`. */
export function CountdownView(props: CountdownViewProps) {
  const { until, remainingMs, label, endedText, isEndSilent, size, ref } = props;
  return (
    <div ref={ref} className={size === 'large' ? 'countdown countdown-large' : 'countdown'}>
      <p className="countdown-label">{label}</p>
      {remainingMs > 0 && <Digits ms={remainingMs} />}
      {remainingMs > 0 && <p className="sr-only">{countdownText(remainingMs)}</p>}
      {remainingMs <= 0 && (
        <p className="countdown-ended" aria-hidden={isEndSilent}>
          {endedText}
        </p>
      )}
      {until && !Number.isNaN(remainingMs) ? (
        <time className="countdown-label" dateTime={until}>
          {formatDateTime(until)}
        </time>
      ) : (
        <p>To be announced</p>
      )}
    </div>
  );
}
