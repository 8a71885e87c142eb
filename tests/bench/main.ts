/** Measures the built site beside a bare island; run by `npm run bench`, which builds both. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { measureSizes, totalOf } from '../../scripts/parts/sizes.mjs';
import { createSandboxControl, type SandboxControl } from '../support/sandbox-control.ts';
import { timeEarlyHand } from './early-hand.ts';
import { type ListCost, measureList } from './growth.ts';
import { type Load, reload, type Target, timeLoads } from './loads.ts';
import { table } from './numbers.ts';
import { timePages } from './pages.ts';
import { launch, launchForLoads, type Tokens } from './phone.ts';
import { allMet, barsTable, growthTable, type Line, loadsTable } from './report.ts';
import { timeStepping, timeTabs, timeTyping } from './running.ts';
import { serveFolder } from './static-host.ts';
import { measureThroughput } from './throughput.ts';

const coldLoads = Number(process.env['BENCH_LOADS'] ?? 7);
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const site = await serveFolder(folder('../../dist'));
const bare = await serveFolder(folder('../../node_modules/.cache/bare-island'));
const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort: site.port });
const control = createSandboxControl(`http://127.0.0.1:${sandbox.port}`);
const browser = await launch(sandbox.port);
const plainBrowser = await launchForLoads(sandbox.port);

const home = (club: string) => `http://${club}.praxis.localhost:${site.port}/`;
const ours = (path: string) => `http://ciu.praxis.localhost:${site.port}${path}`;
const theirs = (path: string) => `http://ciu.praxis.localhost:${bare.port}${path}`;
const member = () => control.createMember({ club: 'ciu', balance: 10_000_000 });

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function ratio(what: string, atMost: number, own: number, other: number): Line {
  const from = `${own.toFixed(0)} ms against ${other.toFixed(0)} ms`;
  return { what, atMost, figure: own / other, unit: 'ratio', from };
}

const notLoaded: Load = {
  fcp: Number.NaN,
  lcp: Number.NaN,
  shown: Number.NaN,
  ready: Number.NaN,
  shift: 1,
  blocked: Number.NaN,
};

function loadLines(loads: ReadonlyMap<string, Load>, usable: number): Line[] {
  const [form, bareForm, list, bareList] = ['sign-in', 'bare form', 'raffles', 'bare list'].map(
    (name) => loads.get(name) ?? notLoaded,
  ) as [Load, Load, Load, Load];
  const own = (what: string, atMost: number, figure: number, unit: Line['unit']): Line => ({
    what,
    atMost,
    figure,
    unit,
    from: 'itself',
  });
  return [
    ratio('sign-in: first paint (FCP)', 0.8, form.fcp, bareForm.fcp),
    ratio('sign-in: largest paint (LCP)', 0.8, form.lcp, bareForm.lcp),
    ratio('sign-in: form usable', 0.95, usable, bareForm.ready),
    own('sign-in: layout shift (CLS)', 0.02, form.shift, ''),
    own('sign-in: blocked (TBT)', 100, form.blocked, 'ms'),
    ratio('raffles: first card', 0.9, list.shown, bareList.shown),
    own('raffles: layout shift (CLS)', 0.02, list.shift, ''),
  ];
}

function sizeLines(): Line[] {
  const sizes = measureSizes();
  return ['sign-in', 'index'].map((page) => {
    const { bytes, budget } = totalOf(page, sizes[page] ?? {});
    const what = `script before ${page === 'index' ? 'the list of raffles' : 'the sign-in form'} works`;
    return { what, atMost: budget / 1000, figure: bytes / 1000, unit: 'kB', from: 'gzip' };
  });
}

async function runningLines(tokens: Tokens, bareList: Target): Promise<Line[]> {
  const { middle, longest, visits, slowest } = await timeTabs(browser, ours('/'), tokens);
  const again = await reload(plainBrowser, bareList);
  const typing = await timeTyping(browser, ours('/sign-in'));
  const [draw] = await control.addDraws({ club: 'ciu', name: 'Bench draw', maximum: 1_000 });
  const stepping = await timeStepping(browser, ours(`/raffles/${draw}`), tokens);
  const ms = (what: string, atMost: number, figure: number, from: string): Line => ({
    what,
    atMost,
    figure,
    unit: 'ms',
    from,
  });
  return [
    ratio('going back to a loaded tab', 0.9, middle, again),
    ms('loaded tab painted', 100, slowest, `slowest tab of four; longest of ${visits} visits ${longest} ms`),
    ms('typing an e-mail address, to next paint', 50, typing, 'longest of 16 keys'),
    ms('stepping a quantity, to next paint', 50, stepping, 'longest of 10 taps'),
  ];
}

async function growth(control: SandboxControl, browser: Browser) {
  const lists: [string, ListCost][] = [];
  const calls: (string | number)[][] = [];
  for (const count of [10, 100, 1_000, 10_000]) {
    await control.reset();
    const ids = await control.addDraws({ club: 'ciu', count, name: 'Draw', maximum: 1_000_000 });
    const tokens = await member();
    const list = { url: ours('/'), entry: 'main article', call: 'draws/public/' };
    lists.push([`${count.toLocaleString('en-GB')} draws`, await measureList(browser, list, tokens)]);
    if (count !== 10 && count !== 10_000) continue;
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
  }
  return { lists, calls };
}

async function measure(): Promise<readonly [Line[], string]> {
  const tokens = await member();
  const bareList: Target = { name: 'bare list', url: theirs('/list'), ready: 'article', tokens };
  const loads = await timeLoads(
    plainBrowser,
    [
      { name: 'sign-in', url: ours('/sign-in'), ready: 'input[type=email]' },
      { name: 'bare form', url: theirs('/form'), ready: 'input[type=email]' },
      { name: 'raffles', url: ours('/'), ready: 'article', tokens },
      bareList,
    ],
    coldLoads,
  );
  const hand = await timeEarlyHand(plainBrowser, ours('/sign-in'), tokens, coldLoads);
  say(loadsTable(loads));
  const lines = [
    ...sizeLines(),
    ...loadLines(loads, hand.pressed),
    ...(await runningLines(tokens, bareList)),
  ];
  const { short, long } = await timePages(plainBrowser, control, home, coldLoads);
  lines.push(ratio('raffles: first card of 10,000 in pages of 50, of 20', 1.1, long.shown, short.shown));
  const { lists, calls } = await growth(control, browser);
  const text = [
    '# Measured',
    `Written by \`npm run bench\`: medians of ${coldLoads} cold loads of the built site on a phone of 390x844 with a CPU four times slower, on slow 4G (150 ms, 1.6 Mbit/s). A bare Astro page with a React island (\`tests/bench/bare\`) is built and served the same way and loaded in turn. Ratios decide: times depend on the computer.`,
    barsTable(lines),
    '## Cold loads',
    'Milliseconds since navigation began. Shown: the form or the first card is on the page. Taken over: React has drawn it, and the app answers by itself.',
    loadsTable(loads),
    `The form is usable from when it is painted: a hand that filled it in and sent it after ${hand.pressed.toFixed(0)} ms, in every one of ${coldLoads} loads of their own, saw the member's raffles after ${hand.inside.toFixed(0)} ms. The bare island shows its form when React has drawn it.`,
    '## Longer lists',
    'On a quick network, because here the work of the phone is of interest.',
    growthTable(lists),
    '## The sandbox API',
    'Calls answered in a second, eight at once, data in memory.',
    table(['draws', 'list', 'purchase'], calls),
  ];
  return [lines, `${text.join('\n\n')}\n`];
}

try {
  const [lines, text] = await measure();
  writeFileSync(folder('results.md'), text);
  say(`\n${barsTable(lines)}`);
  process.exitCode = allMet(lines) ? 0 : 1;
} finally {
  await browser.close();
  await plainBrowser.close();
  await sandbox.close();
  site.close();
  bare.close();
}
