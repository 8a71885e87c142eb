/**
 * Measures the built site and minimal pages, for `npm run bench`. `npm run bench -- work sign-in` measures only
 * the main thread's work on these pages, or all, and prints it.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { createSandboxControl, type SandboxControl } from '../helpers/sandbox-control.ts';
import { budgetLines, createRatioLine, interactionLines, typingLines } from './budgets.ts';
import { compare, compareWork, walks } from './compare.ts';
import { timeEarlySubmit } from './early-submit.ts';
import { fields, searchField, timeStepping, timeTabs, timeTyping } from './interactions.ts';
import { type ListCost, measureList } from './list-cost.ts';
import { reload, type TimedPage } from './loads.ts';
import { timePagedLists } from './paged-lists.ts';
import { launchBrowser, launchPlainBrowserForLoads, type MemberTokens } from './phone.ts';
import {
  areBudgetsMet,
  type BudgetLine,
  budgetsTable,
  listCostTable,
  loadsTable,
  table,
  tapsTable,
} from './report.ts';
import { timeScrolling } from './scrolling.ts';
import { timeSecondVisit } from './second-visit.ts';
import { serveFolder } from './static-host.ts';
import { measureThroughput } from './throughput.ts';

const coldLoads = Number(process.env['BENCH_LOADS'] ?? 7);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const dist = folder('../../dist');
const olderDist = process.env['BENCH_BEFORE'];
const site = await serveFolder(dist);
const older = olderDist ? await serveFolder(olderDist) : undefined;
const bare = await serveFolder(folder('../../node_modules/.cache/bare-pages'));
const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort: site.port });
const control = createSandboxControl(`http://127.0.0.1:${sandbox.port}`);
const browser = await launchBrowser(sandbox.port);
const plainBrowser = await launchPlainBrowserForLoads(sandbox.port);

const home = (club: string) => `http://${club}.praxis.localhost:${site.port}/`;
const ours = (path: string) => `http://ciu.praxis.localhost:${site.port}${path}`;
const theirs = (path: string) => `http://ciu.praxis.localhost:${bare.port}${path}`;
const member = () => control.createMember({ club: 'ciu', balance: 10_000_000 });

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function growth(control: SandboxControl, browser: Browser) {
  const lists: [string, ListCost][] = [];
  const calls: (string | number)[][] = [];
  const scrolled: BudgetLine[] = [];
  for (const count of [10, 100, 1_000, 10_000]) {
    await control.reset();
    const ids = await control.addDraws({ club: 'ciu', count, name: 'Draw', maximum: 1_000_000 });
    const tokens = await member();
    const list = { url: ours('/'), entry: 'main article', call: 'draws/public/' };
    lists.push([`${count.toLocaleString('en-GB')} draws`, await measureList(browser, list, tokens)]);
    if (count !== 10 && count !== 10_000) continue;
    if (count === 10_000) {
      const draws = [{ ...list, name: '10,000 draws' }];
      scrolled.push(...(await timeScrolling(browser, control, draws, tokens)));
      const field = searchField('a search of 10,000 draws', list.url, tokens);
      scrolled.push(...typingLines(await timeTyping(browser, [field])));
    }
    const rate = await measureThroughput(sandbox.port, tokens.access, ids[0] ?? 0);
    calls.push([count.toLocaleString('en-GB'), rate.list, rate.buy]);
    say(`Measured with ${count} draws.`);
  }
  for (const count of [20, 50_000]) {
    const email = `with-${count}@example.com`;
    const tokens = await control.createMember({ club: 'ciu', email });
    await control.addTransactions({ club: 'ciu', email, count });
    const list = { url: ours('/wallet'), entry: '.transaction', call: 'transactions' };
    lists.push([`${count.toLocaleString('en-GB')} transactions`, await measureList(browser, list, tokens)]);
    const statement = { ...list, name: 'a statement of 50,000', url: ours('/wallet/statement') };
    const both = count === 50_000 ? [{ ...list, name: '50,000 transactions' }, statement] : [];
    scrolled.push(...(await timeScrolling(browser, control, both, tokens)));
  }
  return { lists, calls, scrolled };
}

async function running(tokens: MemberTokens, plainList: TimedPage): Promise<BudgetLine[]> {
  const tabs = await timeTabs(browser, ours('/'), tokens);
  const again = await reload(plainBrowser, plainList);
  const typing = await timeTyping(browser, fields(home, tokens));
  const [draw] = await control.addDraws({ club: 'ciu', name: 'Bench draw', maximum: 1_000 });
  const stepping = await timeStepping(browser, ours(`/raffles/${draw}`), tokens);
  return [...typingLines(typing), ...interactionLines({ tabs, again, stepping })];
}

async function prepare() {
  const tokens = await member();
  return {
    site: { folder: dist, port: site.port },
    older: olderDist && older ? { folder: olderDist, port: older.port } : undefined,
    barePort: bare.port,
    browser,
    plainBrowser,
    tokens,
    plainList: { name: 'plain list', url: theirs('/plain/list'), ready: 'article', tokens },
    coldLoads,
    print: say,
  };
}

async function measure(): Promise<readonly [BudgetLine[], string]> {
  const builds = await prepare();
  const { tokens, plainList } = builds;
  const compared = await compare(builds);
  const work = await compareWork(builds);
  const hand = await timeEarlySubmit(plainBrowser, ours('/sign-in'), tokens, coldLoads);
  const lines = [...budgetLines(), ...compared.lines, ...work.lines, ...(await running(tokens, plainList))];
  const visits = await timeSecondVisit(
    plainBrowser,
    { name: 'raffles', url: ours('/'), ready: 'main article', tokens },
    coldLoads,
  );
  lines.push(
    createRatioLine(
      'raffles: first card of the second visit, of the first',
      0.5,
      visits.second,
      visits.first,
    ),
  );
  const { short, long } = await timePagedLists(plainBrowser, control, home, coldLoads);
  lines.push(
    createRatioLine('raffles: first card of 10,000 in pages of 50, of 20', 1.1, long.visible, short.visible),
  );
  const grown = await growth(control, browser);
  lines.push(...grown.scrolled);
  const text = [
    '# Measured',
    `Written by \`npm run bench\`: medians of ${coldLoads} cold loads of the built site on a phone of 390x844 with a CPU four times slower, on slow 4G (150 ms, 1.6 Mbit/s). Beside it, built and served the same way and loaded in turn, pages with nothing but that form or that list (\`tests/bench/bare\`): *tuned* shows it as the site does, with those of the site's styles inline that match there, is rendered into its HTML and hydrated, its scripts preloaded, the list asked for in the head; *plain* is drawn by React alone, with everything as it comes. The bars are ratios to the tuned pages: times depend on the computer.`,
    budgetsTable(lines),
    '## Cold loads',
    'Milliseconds since navigation began. Shown: the form or the first card is on the page. Drawn: the placeholder is gone. Taken over: React owns the form or the card, and the main thread is free.',
    loadsTable(compared.loads),
    `The form is usable from when it is painted: a hand that filled it in and sent it after ${hand.submittedAt.toFixed(0)} ms, in every one of ${coldLoads} loads of their own, saw the member's raffles after ${hand.signedInAt.toFixed(0)} ms. The tuned form is usable when it is taken over.`,
    '## Taps',
    `Milliseconds from a tap to the next screen's heading painted: medians of ${walks} phones. Of the tuned list, which has two screens, the draw and the way back.`,
    tapsTable(compared.taps),
    '## Work of the main thread',
    'Milliseconds of all tasks: from navigation until the page rests, and in each of the ten seconds after. A page rests when it is taken over and for two seconds no quarter of a second holds more than 25 ms of work at full CPU speed.',
    work.text,
    '## Longer lists',
    'On a quick network, because here the work of the phone is of interest.',
    listCostTable(grown.lists),
    '## The sandbox API',
    'Calls answered in a second, eight at once, data in memory.',
    table(['draws', 'list', 'purchase'], grown.calls),
  ];
  return [lines, `${text.join('\n\n')}\n`];
}

async function measureAll(): Promise<BudgetLine[]> {
  const [lines, text] = await measure();
  writeFileSync(folder('results.md'), text);
  return lines;
}

async function measureOnlyWork(pages: readonly string[]): Promise<BudgetLine[]> {
  const { lines, text } = await compareWork(await prepare(), pages);
  say(text);
  return lines;
}

const [part, ...pages] = process.argv.slice(2);

try {
  const lines = part === 'work' ? await measureOnlyWork(pages) : await measureAll();
  say(`\n${budgetsTable(lines)}`);
  process.exitCode = areBudgetsMet(lines) ? 0 : 1;
} finally {
  await browser.close();
  await plainBrowser.close();
  await sandbox.close();
  site.close();
  older?.close();
  bare.close();
}
