import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Faults } from '../../sandbox/control/faults.ts';
import { createApp } from '../../sandbox/http/app.ts';
import { RequestLog } from '../../sandbox/http/request-log.ts';
import { Throttle } from '../../sandbox/http/throttle.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { Clock } from '../../sandbox/storage/clock.ts';
import { Database } from '../../sandbox/storage/database.ts';
import { requestTenant } from '../helpers/tenant-request.ts';
import { sitePort, startHarness } from './harness.ts';

test('a port that is taken is said to be', async () => {
  const box = await startHarness();
  const second = startSandbox({ port: box.port, data: ':memory:', sitePort });
  await expect(second).rejects.toThrow(`cannot listen on port ${box.port}: it is taken`);
  await box.close();
});

test('a data file of another version is refused with advice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const data = join(folder, 'old.sqlite');
  const old = new DatabaseSync(data);
  old.exec('CREATE TABLE something (id INTEGER); PRAGMA user_version = 999');
  old.close();
  await expect(startSandbox({ port: 0, data, sitePort })).rejects.toThrow('npm run sandbox:reset');
  rmSync(folder, { recursive: true });
});

test('closing cuts connections that are kept open', async () => {
  const box = await startHarness();
  const agent = new Agent({ keepAlive: true });
  await new Promise((resolve) => {
    get({ port: box.port, host: '127.0.0.1', path: '/', agent }, (reply) =>
      reply.resume().on('end', resolve),
    );
  });
  const begun = performance.now();
  await box.close();
  expect(performance.now() - begun).toBeLessThan(1000);
  await expect(requestTenant(box.port, box.hostOf('ciu'), '/')).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});

test('unknown clubs and paths are 404 in JSON', async () => {
  const box = await startHarness();
  const hosts = [
    'nowhere.praxis.localhost',
    'praxis.localhost',
    'localhost',
    'ciu.praxis.localhost.evil.example',
  ];
  for (const host of hosts) {
    const reply = await requestTenant(box.port, host, '/clients/current/');
    expect(reply).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
  }
  const unknown = await requestTenant(box.port, box.hostOf('ciu'), '/nothing/here/');
  expect(unknown).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
  expect((await requestTenant(box.port, 'CIU.praxis.localhost:1', '/clients/current/')).status).toBe(200);
  await box.close();
});

test('emails are said to whoever runs it', async () => {
  const lines: string[] = [];
  const box = await startHarness({ log: (line) => lines.push(line) });
  const body = { email: 'alex@example.com' };
  await requestTenant(box.port, box.hostOf('ciu'), '/users/password_reset/', { method: 'POST', body });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/alex@example\.com.*\n.*\n.*\n.*\n.*reset-password\?token=/);
  await box.close();
});

test('a failure of its own is a 500 in JSON, and is said', async () => {
  const database = new Database(':memory:');
  const lines: string[] = [];
  const app = createApp({
    database,
    clock: new Clock(database, Date.now),
    sitePort,
    faults: new Faults(),
    profile: { current: {}, initial: {} },
    requests: new RequestLog(),
    signIns: new Throttle(),
    log: (line) => lines.push(line),
  });
  database.close();
  const headers = { Host: 'ciu.praxis.localhost' };
  const response = await app.request('/clients/current/', { headers }, { incoming: { socket: {} } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ detail: expect.any(String) });
  expect(lines[0]).toContain('GET /clients/current/ failed');
});
