import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { getDraw, listDraws } from '../../src/lib/contract/draws.ts';
import { getMember } from '../../src/lib/contract/member.ts';
import { buyTickets } from '../../src/lib/contract/purchase.ts';
import { createSupportTicket } from '../../src/lib/contract/support.ts';
import { getTenant } from '../../src/lib/contract/tenant.ts';
import { deposit, withdraw } from '../../src/lib/contract/wallet.ts';
import {
  type ApiCaller,
  bankDetails,
  decidePayment,
  type Harness,
  startHarness,
} from '../sandbox/harness.ts';
import { spawnSandbox } from '../sandbox/sandbox-process.ts';
import type { MemoryUse } from './memory-probe.ts';

const kills = Number(process.env['SOAK_KILLS'] ?? 25);
const seconds = Number(process.env['SOAK_SECONDS'] ?? 90);
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
afterAll(() => rmSync(folder, { recursive: true }));

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

type Act = (member: ApiCaller, draw: string) => Promise<unknown>;

const buy: Act = (member, id) => member.call(buyTickets, { params: { id }, payload: { count: 50 } });
const topUp: Act = async (member) => {
  const { redirect_url } = await member.call(deposit, { payload: { amount: '3.00' } });
  await decidePayment(redirect_url, 'approved');
};
const payOut: Act = (member) => member.call(withdraw, { payload: { ...bankDetails, amount: '1.00' } });

/** Runs acts in order until the sandbox dies; counts requests and replies. */
async function runActs(
  acts: readonly Act[],
  member: ApiCaller,
  draw: string,
  figures: Figures,
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    figures.sent += 1;
    try {
      await acts[turn % acts.length]?.(member, draw);
      figures.replied += 1;
    } catch {
      return;
    }
  }
}

interface Figures {
  sent: number;
  replied: number;
}

/** Lets eight members act at once and kills the sandbox at a random moment. */
async function runUntilKilled(data: string, figures: Figures): Promise<void> {
  const { child, at } = await spawnSandbox(data);
  const members = await Promise.all(Array.from({ length: 8 }, () => at.member({ balance: 100_000 })));
  const [id] = await at.control.addDraws({ club: 'ciu', maximum: 100_000, ticketPrice: 1 });
  const running = members.map((member) => runActs([buy, topUp, payOut], member, String(id), figures));
  await sleep(20 + Math.random() * 400);
  child.kill('SIGKILL');
  await Promise.all([...running, once(child, 'exit')]);
}

test(`killed ${kills} times under load, its books add up each time`, async () => {
  const data = join(folder, 'killed.sqlite');
  const figures: Figures = { sent: 0, replied: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    await runUntilKilled(data, figures);
    const again = await startHarness({ data });
    expect(await again.control.ledger()).toMatchObject({ sound: true });
    await again.close();
  }
  print(`Killed ${kills} times: ${figures.sent} actions begun, ${figures.replied} answered, books sound.`);
}, 600_000);

/** Memory use in MB. */
async function readMemory(child: ChildProcess): Promise<MemoryUse> {
  child.send('tell');
  const [{ heap, outsideHeap }] = (await once(child, 'message')) as [MemoryUse];
  return { heap: heap / 2 ** 20, outsideHeap: outsideHeap / 2 ** 20 };
}

/** Growth of the largest later sample over the second, warm one. */
function growth([, warm = 0, ...later]: readonly number[]): number {
  return Math.max(...later) - warm;
}

function formatSamples(samples: readonly number[]): string {
  return samples.map((mb) => mb.toFixed(1)).join(', ');
}

/** Reads and writes whose replies do not grow over time. */
async function runLoad(at: Harness, member: ApiCaller, draw: string, until: number): Promise<number> {
  let asked = 0;
  while (Date.now() < until) {
    await at.visitor('ciu').call(getTenant);
    await member.call(getMember);
    await member.call(listDraws, { query: { sort: 'popular', order: 'desc' } });
    await member.call(getDraw, { params: { id: draw } });
    const payload = { category: 'General', subject: 'A question', description: 'How are you?' } as const;
    await member.call(createSupportTicket, { payload });
    await member.ask(buyTickets, { params: { id: draw }, payload: { count: 1 } });
    asked += 6;
  }
  return asked;
}

test(`under load for ${seconds} seconds it holds no more memory than when it was warm`, async () => {
  const options = ['--expose-gc', '--import', new URL('memory-probe.ts', import.meta.url).href];
  const { child, at } = await spawnSandbox(join(folder, 'load.sqlite'), options);
  const member = await at.member({ balance: 1000 });
  const [id] = await at.control.addDraws({ club: 'ciu', maximum: 3 });
  const rounds = 6;
  const samples: MemoryUse[] = [];
  let asked = 0;
  for (let round = 0; round < rounds; round += 1) {
    const until = Date.now() + (seconds * 1000) / rounds;
    const users = Array.from({ length: 8 }, () => runLoad(at, member, String(id), until));
    asked += (await Promise.all(users)).reduce((sum, count) => sum + count, 0);
    // The request log exists for tests and holds up to twenty thousand entries.
    await at.control.clearRequests();
    samples.push(await readMemory(child));
  }
  const [heap, beside] = [samples.map((held) => held.heap), samples.map((held) => held.outsideHeap)];
  print(
    `${asked} requests in ${seconds} s; MB on the heap: ${formatSamples(heap)}; beside it: ${formatSamples(beside)}.`,
  );
  expect(growth(heap)).toBeLessThan(3);
  // Allocators keep the memory of the busiest moment, which levels off within a million requests.
  expect(growth(beside)).toBeLessThan(60);
  expect(await at.control.ledger()).toMatchObject({ sound: true });
  child.kill('SIGTERM');
}, 600_000);
