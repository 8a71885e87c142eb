import type { ListCost } from './list-cost.ts';
import type { Load } from './loads.ts';
import type { TapTimes } from './taps.ts';
import type { Work } from './work.ts';

/** The upper middle for an even count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export interface BudgetLine {
  readonly what: string;
  readonly atMost: number;
  readonly figure: number;
  readonly unit: 'ratio' | 'ms' | 'kB' | '';
  readonly from: string;
  readonly before?: number | undefined;
}

const digits = { ratio: 2, ms: 0, kB: 1, '': 3 } as const;

function shown(value: number, unit: BudgetLine['unit']): string {
  return `${value.toFixed(digits[unit])}${unit === 'ratio' || unit === '' ? '' : ` ${unit}`}`;
}

export function areBudgetsMet(lines: readonly BudgetLine[]): boolean {
  return lines.every(({ figure, atMost }) => figure <= atMost);
}

export function budgetsTable(lines: readonly BudgetLine[]): string {
  const rows = lines.map(({ what, atMost, figure, unit, from, before }) => [
    what,
    shown(atMost, unit),
    before === undefined ? '' : shown(before, unit),
    shown(figure, unit),
    figure <= atMost ? 'met' : '**not met**',
    from,
  ]);
  return table(['what', 'at most', 'before', 'figure', '', 'from'], rows);
}

export function loadsTable(loads: ReadonlyMap<string, Load>): string {
  const rows = [...loads].map(
    ([name, { fcp, lcp, visible: there, placeholderGone, ready, shift, blocked }]) => [
      name,
      ...[fcp, lcp, there, placeholderGone, ready, blocked].map((ms) => ms.toFixed(0)),
      shift.toFixed(3),
    ],
  );
  return table(['page', 'FCP', 'LCP', 'shown', 'drawn', 'taken over', 'blocked', 'shift'], rows);
}

export function tapsTable(pages: Readonly<Record<string, ReadonlyMap<string, TapTimes>>>): string {
  const rows = Object.entries(pages).flatMap(([page, taps]) =>
    [...taps].map(([name, { first, again, longest }]) => [
      page,
      name,
      ...[first, again, longest].map((ms) => ms.toFixed(0)),
    ]),
  );
  return table(['page', 'tap to', 'first', 'again', 'longest'], rows);
}

export function workTable(rates: Readonly<Record<string, ReadonlyMap<string, Work>>>): string {
  const rows = Object.entries(rates).flatMap(([rate, pages]) =>
    [...pages].map(([page, { fcp, untilRest, perSecond }]) => [
      page,
      rate,
      ...[fcp, untilRest].map((ms) => ms.toFixed(0)),
      perSecond.toFixed(1),
    ]),
  );
  return table(['page', 'CPU slower', 'FCP', 'work until rest', 'work per second at rest'], rows);
}

export function listCostTable(costs: readonly (readonly [string, ListCost])[]): string {
  const rows = costs.map(([list, { repliedAt, firstEntry, tick, heap, scrolled, longest }]) => [
    list,
    repliedAt.toFixed(0),
    firstEntry.toFixed(0),
    tick.toFixed(1),
    heap.toFixed(1),
    longest.toFixed(0),
    scrolled,
  ]);
  return table(
    [
      'list',
      'answered (ms)',
      'first entry (ms)',
      'work per second at rest (ms)',
      'heap (MB)',
      'longest task in scrolling (ms)',
      'screens scrolled',
    ],
    rows,
  );
}
