import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { getTotal, measureSizes } from '../../scripts/support/sizes.mjs';
import type { TabTimes } from './interactions.ts';
import type { Load } from './loads.ts';
import type { BudgetLine } from './report.ts';
import type { TapTimes } from './taps.ts';
import type { Work } from './work.ts';

/** Highest ratios to the tuned page. */
const bars = { firstPaint: 1.05, tap: 1.2, work: 1.3, takenOver: 1.45 };

/** Compares two times in ms. */
export function createRatioLine(what: string, atMost: number, measured: number, other: number): BudgetLine {
  const digits = other < 10 ? 1 : 0;
  const from = `${measured.toFixed(digits)} ms against ${other.toFixed(digits)} ms`;
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

/** Each page of the site with the page that it is compared with, and its own bars. */
export const pairs = [
  { page: 'sign-in', tuned: 'tuned form', file: 'sign-in.html', what: 'form', shown: 1, script: 1.5 },
  { page: 'raffles', tuned: 'tuned list', file: 'index.html', what: 'first card', shown: 0.65, script: 2.2 },
] as const;

export function loadLines(loads: ReadonlyMap<string, Load>): BudgetLine[] {
  return pairs.flatMap(({ page, tuned, what, shown }) => {
    const [site, other] = [loads.get(page) ?? notLoaded, loads.get(tuned) ?? notLoaded];
    return [
      createRatioLine(`${page}: first paint (FCP)`, bars.firstPaint, site.fcp, other.fcp),
      createRatioLine(`${page}: largest paint (LCP)`, bars.firstPaint, site.lcp, other.lcp),
      createRatioLine(`${page}: ${what} shown`, shown, site.visible, other.visible),
      createRatioLine(`${page}: taken over`, bars.takenOver, site.ready, other.ready),
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
  return pairs.flatMap(({ page, tuned, file, script }): BudgetLine[] => {
    const site = scriptBytes(folder, loads.get(page) ?? notLoaded);
    const other = scriptBytes(barePages, loads.get(tuned) ?? notLoaded);
    const from = `${(site / 1000).toFixed(1)} kB against ${(other / 1000).toFixed(1)} kB (br)`;
    return [
      { what: `${page}: script until it rests`, atMost: script, figure: site / other, unit: 'ratio', from },
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
  prefix = '',
): BudgetLine[] {
  return [...site].flatMap(([name, { first, again }]) => {
    const other = tuned.get(name) ?? tuned.get('draw');
    return [
      createRatioLine(`${prefix}tap to ${name}, first`, bars.tap, first, other?.first ?? Number.NaN),
      createRatioLine(`${prefix}tap to ${name}, again`, bars.tap, again, other?.again ?? Number.NaN),
    ];
  });
}

type Works = ReadonlyMap<string, Work>;

function compareWork(works: Works, line: (page: string, site: Work, other: Work) => BudgetLine[]) {
  return pairs.flatMap(({ page, tuned }) => {
    const [site, other] = [works.get(page), works.get(tuned)];
    return site && other ? line(page, site, other) : [];
  });
}

/** Compares the main thread's work of the measured pages. */
export function workLines(works: Works): BudgetLine[] {
  return compareWork(works, (page, site, other) => [
    createRatioLine(`${page}: work until it rests`, bars.work, site.untilRest, other.untilRest),
    createRatioLine(`${page}: work per second at rest`, bars.work, site.perSecond, other.perSecond),
  ]);
}

/** Names the lines of the slower CPU. */
export const slowerPrefix = 'CPU 8x, ';

export function slowerLines(works: Works): BudgetLine[] {
  return compareWork(works, (page, site, other) => [
    createRatioLine(`${slowerPrefix}${page}: first paint (FCP)`, bars.firstPaint, site.fcp, other.fcp),
    createRatioLine(
      `${slowerPrefix}${page}: work until it rests`,
      bars.work,
      site.untilRest,
      other.untilRest,
    ),
  ]);
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
