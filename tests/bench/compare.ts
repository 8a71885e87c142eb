import type { Browser } from '@playwright/test';
import {
  loadLines,
  pairs,
  sizeLines,
  slowerLines,
  slowerPrefix,
  tapLines,
  withBaseline,
  workLines,
} from './budgets.ts';
import { type TimedPage, timeLoads } from './loads.ts';
import { type CpuRate, cpuRates, type MemberTokens } from './phone.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { type BudgetLine, loadsTable, tapsTable, workTable } from './report.ts';
import { timeTaps } from './taps.ts';
import { measureWork } from './work.ts';

export const walks = 3;

const form = 'input[type=email]';
const lists = { ready: 'main article' };

interface ServedBuild {
  readonly folder: string;
  readonly port: number;
}

export interface ComparedBuilds {
  readonly site: ServedBuild;
  readonly older: ServedBuild | undefined;
  readonly barePort: number;
  readonly browser: Browser;
  readonly plainBrowser: PlainBrowser;
  readonly tokens: MemberTokens;
  readonly plainList: TimedPage;
  readonly coldLoads: number;
  readonly print: (text: string) => void;
}

const at = (port: number, path: string) => `http://ciu.praxis.localhost:${port}${path}`;

function listPages({ port }: ServedBuild, tokens: MemberTokens, suffix = ''): TimedPage[] {
  return [
    { name: `sign-in${suffix}`, url: at(port, '/sign-in'), ready: form },
    { name: `raffles${suffix}`, url: at(port, '/'), ready: 'article', tokens },
  ];
}

function renameOlder<Figures>(loads: ReadonlyMap<string, Figures>): Map<string, Figures> {
  return new Map([
    ...loads,
    ...[...loads].map(([name, load]) => [name.replace(' before', ''), load] as const),
  ]);
}

function comparedPages({ site, older, barePort, tokens }: ComparedBuilds): TimedPage[] {
  return [
    ...listPages(site, tokens),
    ...(older ? listPages(older, tokens, ' before') : []),
    { name: 'tuned form', url: at(barePort, '/form'), ready: form },
    { name: 'tuned list', url: at(barePort, '/list'), ready: 'article', tokens },
  ];
}

async function timeAllLoads(builds: ComparedBuilds) {
  const plainForm = { name: 'plain form', url: at(builds.barePort, '/plain/form'), ready: form };
  const targets = [...comparedPages(builds), plainForm, builds.plainList];
  return timeLoads(builds.plainBrowser, targets, builds.coldLoads);
}

/** At the slower rate all builds take the walk of the tuned list. */
async function timeAllTaps(builds: ComparedBuilds, cpuRate: CpuRate) {
  const { browser, site, older, barePort, tokens } = builds;
  const walk = (url: string, isShort = cpuRate === cpuRates.slower) =>
    timeTaps(browser, { url, ...lists, tokens, isShort, cpuRate }, walks);
  const tuned = await walk(at(barePort, '/list'), true);
  const present = await walk(at(site.port, '/'));
  const before = older && (await walk(at(older.port, '/')));
  return { site: present, ...(before && { before }), 'tuned list': tuned };
}

type Taps = Awaited<ReturnType<typeof timeAllTaps>>;

const workLoads = 3;

/** @param pages by default all */
async function measureAllWork(builds: ComparedBuilds, cpuRate: CpuRate, pages: readonly string[]) {
  const chosen = pairs.filter(({ page }) => pages.length === 0 || pages.includes(page));
  const names = chosen.flatMap(({ page, tuned }) => [page, `${page} before`, tuned]);
  const targets = comparedPages(builds)
    .filter(({ name }) => names.includes(name))
    .map((target) => ({ ...target, cpuRate }));
  return measureWork(builds.plainBrowser, targets, Math.min(workLoads, builds.coldLoads));
}

/** Compares the main thread's work, and first paint, taps and work with the slower CPU. */
export async function compareWork(builds: ComparedBuilds, pages: readonly string[] = []) {
  const slow = await measureAllWork(builds, cpuRates.slow, pages);
  const slower = await measureAllWork(builds, cpuRates.slower, pages);
  const hasList = slower.has('raffles');
  const taps = hasList ? await timeAllTaps(builds, cpuRates.slower) : undefined;
  const linesOf = (rename: typeof renameOlder, build: 'site' | 'before'): BudgetLine[] => [
    ...workLines(rename(slow)),
    ...slowerLines(rename(slower)),
    ...(taps ? tapLines(taps[build] ?? new Map(), taps['tuned list'], slowerPrefix) : []),
  ];
  const lines = linesOf((figures) => new Map(figures), 'site');
  const text = workTable({ '4x': slow, '8x': slower });
  return { text, lines: builds.older ? withBaseline(lines, linesOf(renameOlder, 'before')) : lines };
}

export async function compare(builds: ComparedBuilds) {
  const { site, older, print } = builds;
  const loads = await timeAllLoads(builds);
  print(loadsTable(loads));
  const taps = await timeAllTaps(builds, cpuRates.slow);
  print(tapsTable(taps));
  const linesOf = (folder: string, buildLoads: typeof loads, buildTaps: Taps['site']): BudgetLine[] => [
    ...sizeLines(folder, buildLoads),
    ...loadLines(buildLoads),
    ...tapLines(buildTaps, taps['tuned list']),
  ];
  const lines = linesOf(site.folder, loads, taps.site);
  if (!older || !taps.before) return { loads, taps, lines };
  const olderLines = linesOf(older.folder, renameOlder(loads), taps.before);
  return { loads, taps, lines: withBaseline(lines, olderLines) };
}
