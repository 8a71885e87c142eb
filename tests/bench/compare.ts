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

interface Built {
  readonly folder: string;
  readonly port: number;
}

interface Compared {
  readonly site: Built;
  /** An older build, measured alternately with the site. */
  readonly older: Built | undefined;
  readonly barePort: number;
  readonly browser: Browser;
  readonly plainBrowser: PlainBrowser;
  readonly tokens: MemberTokens;
  readonly plainList: TimedPage;
  readonly coldLoads: number;
  readonly say: (text: string) => void;
}

const at = (port: number, path: string) => `http://ciu.praxis.localhost:${port}${path}`;

function pagesOf({ port }: Built, tokens: MemberTokens, suffix = ''): TimedPage[] {
  return [
    { name: `sign-in${suffix}`, url: at(port, '/sign-in'), ready: form },
    { name: `raffles${suffix}`, url: at(port, '/'), ready: 'article', tokens },
  ];
}

function ofOlder(loads: ReadonlyMap<string, Load>): Map<string, Load> {
  return new Map([
    ...loads,
    ...[...loads].map(([name, load]) => [name.replace(' before', ''), load] as const),
  ]);
}

async function timeAllLoads({ plainBrowser, site, older, barePort, tokens, plainList, coldLoads }: Compared) {
  const targets = [
    ...pagesOf(site, tokens),
    ...(older ? pagesOf(older, tokens, ' before') : []),
    { name: 'tuned form', url: at(barePort, '/form'), ready: form },
    { name: 'plain form', url: at(barePort, '/plain/form'), ready: form },
    { name: 'tuned list', url: at(barePort, '/list'), ready: 'article', tokens },
    plainList,
  ];
  return timeLoads(plainBrowser, targets, coldLoads);
}

async function timeAllTaps({ browser, site, older, barePort, tokens }: Compared) {
  const walk = (url: string, isTuned = false) => timeTaps(browser, { url, ...lists, tokens, isTuned }, walks);
  const tuned = await walk(at(barePort, '/list'), true);
  const present = await walk(at(site.port, '/'));
  const before = older && (await walk(at(older.port, '/')));
  return { site: present, ...(before && { before }), 'tuned list': tuned };
}

/** Times loads and taps of all builds alternately. @returns figures and budget lines */
export async function compare(compared: Compared) {
  const { site, older, say } = compared;
  const loads = await timeAllLoads(compared);
  say(loadsTable(loads));
  const taps = await timeAllTaps(compared);
  say(tapsTable(taps));
  const linesOf = (folder: string, shown: typeof loads, walked: typeof taps.site): BudgetLine[] => [
    ...sizeLines(folder, shown),
    ...loadLines(shown),
    ...tapLines(walked, taps['tuned list']),
  ];
  const lines = linesOf(site.folder, loads, taps.site);
  if (!older || !taps.before) return { loads, taps, lines };
  const olderLines = linesOf(older.folder, ofOlder(loads), taps.before);
  return { loads, taps, lines: withBaseline(lines, olderLines) };
}
