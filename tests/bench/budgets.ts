import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { getTotal, measureSizes } from '../../scripts/support/sizes.mjs';
import type { TabTimes } from './interactions.ts';
import type { Load } from './loads.ts';
import type { BudgetLine } from './report.ts';
import type { TapTimes } from './taps.ts';

/** Compares two times in ms. */
export function createRatioLine(what: string, atMost: number, measured: number, other: number): BudgetLine {
  const from = `${measured.toFixed(0)} ms against ${other.toFixed(0)} ms`;
  return { what, atMost, figure: measured / other, unit: 'ratio', from };
}

export function createFigureLine(
  what: string,
  atMost: number,
  figure: number,
  unit: BudgetLine['unit'],
  from = 'itself',
): BudgetLine {
  return { what, atMost, figure, unit, from };
}

const notLoaded: Load = {
  fcp: Number.NaN,
  lcp: Number.NaN,
  visible: Number.NaN,
  placeholderGone: Number.NaN,
  ready: Number.NaN,
  shift: 1,
  blocked: Number.NaN,
  scripts: [],
};

const pairs = [
  { page: 'sign-in', tuned: 'tuned form', file: 'sign-in.html' },
  { page: 'raffles', tuned: 'tuned list', file: 'index.html' },
] as const;

export function loadLines(loads: ReadonlyMap<string, Load>): BudgetLine[] {
  return pairs.flatMap(({ page, tuned }) => {
    const [site, other] = [loads.get(page) ?? notLoaded, loads.get(tuned) ?? notLoaded];
    return [
      createRatioLine(`${page}: first paint (FCP)`, 1, site.fcp, other.fcp),
      createRatioLine(`${page}: largest paint (LCP)`, 1, site.lcp, other.lcp),
      createRatioLine(
        `${page}: ${page === 'raffles' ? 'first card' : 'form'} shown`,
        1,
        site.visible,
        other.visible,
      ),
      createRatioLine(`${page}: taken over`, 1.15, site.ready, other.ready),
      createFigureLine(`${page}: layout shift (CLS)`, 0.02, site.shift, ''),
      createFigureLine(`${page}: blocked (TBT)`, 100, site.blocked, 'ms'),
    ];
  });
}

const barePages = fileURLToPath(new URL('../../node_modules/.cache/bare-pages', import.meta.url));
const sizeOf = (file: string) => brotliCompressSync(readFileSync(file)).length;

function scriptBytes(folder: string, { scripts }: Load): number {
  return scripts.map((url) => sizeOf(join(folder, new URL(url).pathname))).reduce((a, b) => a + b, 0);
}

/** Checks the bytes before the first view. */
export function budgetLines(): BudgetLine[] {
  const sizes = measureSizes();
  return ['sign-in', 'index'].map((page) => {
    const { bytes, budget } = getTotal(page, sizes[page] ?? {});
    const what = `script before ${page === 'index' ? 'the list of raffles' : 'the sign-in form'} works`;
    return createFigureLine(what, budget / 1000, bytes / 1000, 'kB', 'gzip');
  });
}

/** @param folder the loaded build */
export function sizeLines(folder: string, loads: ReadonlyMap<string, Load>): BudgetLine[] {
  return pairs.flatMap(({ page, tuned, file }): BudgetLine[] => {
    const site = scriptBytes(folder, loads.get(page) ?? notLoaded);
    const other = scriptBytes(barePages, loads.get(tuned) ?? notLoaded);
    const from = `${(site / 1000).toFixed(1)} kB against ${(other / 1000).toFixed(1)} kB (br)`;
    return [
      { what: `${page}: script until it rests`, atMost: 1.5, figure: site / other, unit: 'ratio', from },
      createFigureLine(`${page}: HTML`, 12, sizeOf(join(folder, file)) / 1000, 'kB', 'br'),
    ];
  });
}

export function withBaseline(lines: readonly BudgetLine[], older: readonly BudgetLine[]): BudgetLine[] {
  return lines.map((line) => ({ ...line, before: older.find(({ what }) => what === line.what)?.figure }));
}

/** Compares taps with taps on the tuned list. */
export function tapLines(
  site: ReadonlyMap<string, TapTimes>,
  tuned: ReadonlyMap<string, TapTimes>,
): BudgetLine[] {
  return [...site].flatMap(([name, { first, again }]) => {
    const other = tuned.get(name) ?? tuned.get('draw');
    return [
      createRatioLine(`tap to ${name}, first`, 1, first, other?.first ?? Number.NaN),
      createRatioLine(`tap to ${name}, again`, 1, again, other?.again ?? Number.NaN),
    ];
  });
}

interface Running {
  readonly tabs: TabTimes;
  readonly again: number;
  readonly stepping: number;
}

export function typingLines(typing: ReadonlyMap<string, number>): BudgetLine[] {
  return [...typing].map(([field, time]) =>
    createFigureLine(`typing ${field}, to next paint`, 50, time, 'ms', 'longest of 20 keys'),
  );
}

export function interactionLines({ tabs, again, stepping }: Running): BudgetLine[] {
  const { middle, longest, visits } = tabs;
  return [
    createRatioLine('going back to a loaded tab', 0.9, middle, again),
    createFigureLine('loaded tab painted', 100, longest, 'ms', `longest of ${visits} visits`),
    createFigureLine('stepping a quantity, to next paint', 50, stepping, 'ms', 'longest of 20 taps'),
  ];
}
