import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { requestTenant } from '../helpers/tenant-request.ts';
import { sitePort, startHarness } from './harness.ts';

test('sandbox reports a port that is in use', async () => {
  const box = await startHarness();
  const second = startSandbox({ port: box.port, data: ':memory:', sitePort });
  await expect(second).rejects.toThrow(`cannot listen on port ${box.port}: it is taken`);
  await box.close();
});

test('sandbox rejects a data file of another version and says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const data = join(folder, 'old.sqlite');
  const old = new DatabaseSync(data);
  old.exec('CREATE TABLE something (id INTEGER); PRAGMA user_version = 999');
  old.close();
  await expect(startSandbox({ port: 0, data, sitePort })).rejects.toThrow('npm run sandbox:reset');
  rmSync(folder, { recursive: true });
});

test('sandbox answers unknown clubs and paths with 404 in JSON', async () => {
  const box = await startHarness();
  const unknowns = ['nowhere.praxis.localhost', 'praxis.localhost', 'localhost'];
  for (const host of [...unknowns, 'ciu.praxis.localhost.evil.example']) {
    const reply = await requestTenant(box.port, host, '/clients/current/');
    expect(reply).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
  }
  const unknown = await requestTenant(box.port, box.hostOf('ciu'), '/nothing/here/');
  expect(unknown).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  expect((await requestTenant(box.port, 'CIU.praxis.localhost:1', '/clients/current/')).status).toBe(200);
  await box.close();
});
