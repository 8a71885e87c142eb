/** Servers that the tests of a file share. */
import { afterAll, beforeEach } from 'vitest';
import { startHarness } from '../sandbox/harness.ts';
import { type ApiServer, startApiServer } from './api-server.ts';
import { type LossyNetwork, startLossyNetwork } from './lossy-network.ts';

/** Each test finds it without requests and replies. */
export async function startSharedApiServer(): Promise<ApiServer> {
  const server = await startApiServer();
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}

/** A sandbox, and a network to each club. */
export async function startSharedSandbox<Club extends string>(...clubs: readonly Club[]) {
  const sandbox = await startHarness();
  const wires = {} as Record<Club, LossyNetwork>;
  for (const club of clubs) wires[club] = await startLossyNetwork(sandbox.port, club);
  afterAll(async () => {
    for (const club of clubs) await wires[club].close();
    await sandbox.close();
  });
  return { sandbox, wires };
}
