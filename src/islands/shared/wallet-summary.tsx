import { useMemo, useState } from 'react';
import { dayText, localDay, monthText } from '../../lib/format/days.ts';
import type { HistoryEntry } from '../../lib/wallet/history.ts';
import { type MissingEntries, missingEntriesTexts } from '../../lib/wallet/history.ts';
import { type Period, type PeriodLength, periodOptions, periodsOf } from '../../lib/wallet/summary.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { Money } from '../ui/content/money.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Select } from '../ui/controls/filters.tsx';

/** On narrow pages each amount is a labelled line. */
const cell = 'border-base-300 px-2 py-2 align-top @min-[20rem]/page:px-3 @max-[17rem]/page:block';
const figureCell = `${cell} text-end @max-[17rem]/page:before:float-left @max-[17rem]/page:before:content-[attr(data-label)]`;

const periodTexts = {
  week: { column: 'Week starting', format: dayText },
  month: { column: 'Month', format: monthText },
  year: { column: 'Year', format: (firstDay: string) => firstDay.slice(0, 4) },
} as const satisfies Record<PeriodLength, unknown>;

interface WalletSummaryProps {
  readonly history: readonly HistoryEntry[];
  readonly missing: MissingEntries;
}

export function WalletSummary({ history, missing }: WalletSummaryProps) {
  const [length, setLength] = useState<PeriodLength>('month');
  const today = localDay(nowMs());
  const periods = useMemo(
    () => periodsOf(history, length, today, missing),
    [history, length, today, missing],
  );
  const maxPence = Math.max(1, ...periods.flatMap((period) => [period.in, period.out]));
  return (
    <div className="space-y-4">
      <div className="@min-[31rem]/page:max-w-80">
        <Select
          name="length"
          label="Show"
          value={length}
          options={periodOptions}
          onChange={(value) => setLength(value as PeriodLength)}
        />
      </div>
      <div className={cardClass.flush}>
        <table className="table text-base">
          <caption className="sr-only">{`Money in and out by ${length}`}</caption>
          <thead className="whitespace-normal text-base text-muted @max-[17rem]/page:hidden">
            <tr>
              <th className={`${cell} text-start`} scope="col">
                {periodTexts[length].column}
              </th>
              <th className={`${cell} text-end`} scope="col">
                Money in
              </th>
              <th className={`${cell} text-end`} scope="col">
                Money out
              </th>
            </tr>
          </thead>
          <tbody className="@max-[17rem]/page:block">
            {periods.map((period) => (
              <PeriodRow key={period.firstDay} period={period} length={length} maxPence={maxPence} />
            ))}
          </tbody>
        </table>
      </div>
      {periods.some(({ isPartial }) => isPartial) &&
        missingEntriesTexts(missing).map((text) => (
          <p key={text} className="text-muted">
            * {text}
          </p>
        ))}
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
    <tr className="@max-[17rem]/page:block">
      <th className={`${cell} text-start @min-[20rem]/page:whitespace-nowrap`} scope="row">
        {`${periodTexts[length].format(firstDay)}${isPartial ? '*' : ''}`}
      </th>
      <td className={figureCell} data-label="In">
        <Money pence={period.in} />
        <Bar share={period.in / maxPence} direction="in" />
      </td>
      <td className={figureCell} data-label="Out">
        <Money pence={period.out} />
        <Bar share={period.out / maxPence} direction="out" />
      </td>
    </tr>
  );
}

function Bar({ share, direction }: { readonly share: number; readonly direction: 'in' | 'out' }) {
  return (
    <svg
      className={`mt-1 block h-1.5 w-full -scale-x-100 fill-current ${direction === 'in' ? 'text-success-text' : 'text-primary-text'}`}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={share * 100} height="4" />
    </svg>
  );
}
