import { useMemo, useState } from 'react';
import { dayText, localDay, monthText } from '../../lib/format/local-day.ts';
import type { HistoryEntry } from '../../lib/wallet/history.ts';
import { type Period, type PeriodLength, periodOptions, periodsOf } from '../../lib/wallet/summary.ts';
import { cardClass } from '../ui/content/card.ts';
import { Money } from '../ui/content/money.tsx';
import { Select } from '../ui/controls/select.tsx';

interface WalletSummaryProps {
  readonly history: readonly HistoryEntry[];
  readonly isComplete: boolean;
}

export default function WalletSummary({ history, isComplete }: WalletSummaryProps) {
  const [length, setLength] = useState<PeriodLength>('month');
  const today = localDay(Date.now());
  const periods = useMemo(
    () => periodsOf(history, length, today, isComplete),
    [history, length, today, isComplete],
  );
  const maxPence = Math.max(1, ...periods.flatMap((period) => [period.in, period.out]));
  return (
    <div className="space-y-4">
      <Select
        name="length"
        label="Periods"
        value={length}
        options={periodOptions}
        onChange={(value) => setLength(value as PeriodLength)}
      />
      <table className={`${cardClass.padded} summary`}>
        <caption className="sr-only">Money in and out {length === 'month' ? 'by month' : 'by week'}</caption>
        <thead>
          <tr>
            <th scope="col">{length === 'month' ? 'Month' : 'Week from'}</th>
            <th scope="col">Money in</th>
            <th scope="col">Money out</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <PeriodRow key={period.firstDay} period={period} length={length} maxPence={maxPence} />
          ))}
        </tbody>
      </table>
      {periods.some(({ isPartial }) => isPartial) && (
        <p className="text-muted text-sm">* Not all of it: older transactions are not loaded.</p>
      )}
    </div>
  );
}

interface PeriodRowProps {
  readonly period: Period;
  readonly length: PeriodLength;
  /** Amount in pence of a full-width bar. */
  readonly maxPence: number;
}

function PeriodRow({ period, length, maxPence }: PeriodRowProps) {
  const { firstDay, isPartial } = period;
  return (
    <tr>
      <th scope="row">
        {length === 'month' ? monthText(firstDay) : dayText(firstDay)}
        {isPartial && '*'}
      </th>
      <td data-label="In">
        <Money pence={period.in} />
        <Bar share={period.in / maxPence} direction="in" />
      </td>
      <td data-label="Out">
        <Money pence={period.out} />
        <Bar share={period.out / maxPence} direction="out" />
      </td>
    </tr>
  );
}

function Bar({ share, direction }: { readonly share: number; readonly direction: 'in' | 'out' }) {
  return (
    <svg
      className={`summary-bar summary-bar-${direction}`}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={share * 100} height="4" />
    </svg>
  );
}
