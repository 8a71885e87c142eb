import { requestTenant } from '../helpers/tenant-request.ts';

const host = 'ciu.praxis.localhost:8787';
const concurrency = 8;
const runMs = 2_000;

/** @throws {Error} on a refusal */
async function callsPerSecond(makeCall: () => ReturnType<typeof requestTenant>): Promise<number> {
  const until = performance.now() + runMs;
  let replied = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const { status, text } = await makeCall();
      if (status !== 200) throw new Error(`The sandbox answered ${status}: ${text.slice(0, 200)}`);
      replied += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, caller));
  return Math.round(replied / (runMs / 1000));
}

export async function measureThroughput(port: number, token: string, drawId: number) {
  const list = '/draws/public/?status=live&sort=popular&order=desc';
  const buy = { method: 'POST', body: { count: 1 }, token };
  return {
    list: await callsPerSecond(() => requestTenant(port, host, list, { token })),
    buy: await callsPerSecond(() => requestTenant(port, host, `/draws/${drawId}/buy_tickets/`, buy)),
  };
}
