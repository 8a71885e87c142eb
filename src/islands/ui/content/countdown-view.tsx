import type { Ref } from 'react';
import { countdownDigits, countdownText } from '../../../lib/format/countdown.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';

const unitLetters = ['d', 'h', 'm', 's'] as const;

/** Words and parts of the countdown never wrap on a draw's own page. */
const sizeClasses = {
  normal: {
    digits: 'flex-wrap gap-[min(0.625rem,2.5cqi)] text-[min(1rem,7.5cqi)]',
    unit: 'text-[1em]',
    date: 'block text-muted',
  },
  large: {
    digits: 'gap-[0.6em] text-[min(var(--text-2xl),9cqi)] tracking-[-0.02em] whitespace-nowrap',
    unit: 'text-[min(var(--text-base),0.65em)]',
    date: 'text-muted',
  },
} as const;

/** Writes the time that remains into a rendered countdown, without React. */
export function writeRemaining(countdown: Element, ms: number): void {
  const texts = [...countdownDigits(ms), countdownText(ms)];
  for (const [index, part] of countdown.querySelectorAll('[data-tick]').entries()) {
    const text = texts[index] ?? '';
    if (part.textContent === text) continue;
    // A translation of the page replaces the text node by elements.
    if (part.firstChild instanceof Text) part.firstChild.data = text;
    else part.textContent = text;
  }
}

export interface CountdownViewProps {
  /** ISO timestamp; null for an unknown date. */
  readonly until: string | null;
  /** NaN for an unknown date. */
  readonly remainingMs: number;
  readonly label: string;
  /** Shown at zero. */
  readonly ended: { readonly label: string; readonly text: string };
  readonly size?: 'normal' | 'large' | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Some screen readers ignore `role="timer"`. */
export function CountdownView(props: CountdownViewProps) {
  const { until, remainingMs, label, ended, size = 'normal', ref } = props;
  const classes = sizeClasses[size];
  return (
    <div ref={ref} data-slot="countdown">
      <p className="text-muted">{remainingMs <= 0 ? ended.label : label}</p>
      {remainingMs > 0 && (
        <p
          className={`flex font-[650] tabular-nums ${classes.digits}`}
          data-slot="countdown-digits"
          aria-hidden="true"
        >
          {countdownDigits(remainingMs).map((digits, index) => (
            <span key={unitLetters[index]}>
              <span data-tick>{digits}</span>
              <small className={`ms-px font-medium text-muted ${classes.unit}`}>{unitLetters[index]}</small>
            </span>
          ))}
        </p>
      )}
      {remainingMs > 0 && (
        <p className="sr-only" data-tick>
          {countdownText(remainingMs)}
        </p>
      )}
      {remainingMs <= 0 && <p>{ended.text}</p>}
      {until && !Number.isNaN(remainingMs) ? (
        <time className={classes.date} dateTime={until}>
          {formatDateTime(until)}
        </time>
      ) : (
        <p>To be announced</p>
      )}
    </div>
  );
}
