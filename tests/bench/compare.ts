import type { Browser } from '@playwright/test';
import { loadLines, sizeLines, tapLines, withBaseline } from './budgets.ts';
import { type Load, type TimedPage, timeLoads } from './loads.ts';
import type { MemberTokens } from './phone.ts';
import type { PlainBrowser } from './plain-browser.ts';
import { type BudgetLine, loadsTable, tapsTable } from './report.ts';
import { timeTaps } from './taps.ts';

export const walks = 3;

const form = 'input[type=email]';
const lists = { ready: 'main article' };

interface ServedBuild {
  readonly folder: string;
  readonly port: number;
}

interface ComparedBuilds {
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

function renameOlder(loads: ReadonlyMap<string, Load>): Map<string, Load> {
  return new Map([
    ...loads,
    ...[...loads].map(([name, load]) => [name.replace(' before', ''), load] as const),
  ]);
}

async function timeAllLoads({
  plainBrowser,
  site,
  older,
  barePort,
  tokens,
  plainList,
  coldLoads,
}: ComparedBuilds) {
  const targets = [
    ...listPages(site, tokens),
    ...(older ? listPages(older, tokens, ' before') : []),
    { name: 'tuned form', url: at(barePort, '/form'), ready: form },
    { name: 'plain form', url: at(barePort, '/plain/form'), ready: form },
    { name: 'tuned list', url: at(barePort, '/list'), ready: 'article', tokens },
    plainList,
  ];
  return timeLoads(plainBrowser, targets, coldLoads);
}

async function timeAllTaps({ browser, site, older, barePort, tokens }: ComparedBuilds) {
  const walk = (url: string, isTuned = false) => timeTaps(browser, { url, ...lists, tokens, isTuned }, walks);
  const tuned = await walk(at(barePort, '/list'), true);
  const present = await walk(at(site.port, '/'));
  const before = older && (await walk(at(older.port, '/')));
  return { site: present, ...(before && { before }), 'tuned list': tuned };
}

export async function compare(builds: ComparedBuilds) {
  const { site, older, print } = builds;
  const loads = await timeAllLoads(builds);
  print(loadsTable(loads));
  const taps = await timeAllTaps(builds);
  print(tapsTable(taps));
  const linesOf = (folder: string, buildLoads: typeof loads, buildTaps: typeof taps.site): BudgetLine[] => [
    ...sizeLines(folder, buildLoads),
    ...loadLines(buildLoads),
    ...tapLines(buildTaps, taps['tuned list']),
  ];
  const lines = linesOf(site.folder, loads, taps.site);
  if (!older || !taps.before) return { loads, taps, lines };
  const olderLines = linesOf(older.folder, renameOlder(loads), taps.before);
  return { loads, taps, lines: withBaseline(lines, olderLines) };
}
