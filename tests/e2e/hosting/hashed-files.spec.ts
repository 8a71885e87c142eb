/** A build with many times the usual number of files. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { requestTenant, type TenantReply } from '../../helpers/tenant-request.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { startWorkerd } from '../helpers/hosts/workerd.ts';

const hosts = {
  workerd: (folder: string) => startWorkerd(folder),
  'workerd with the edge worker': (folder: string) => startWorkerd(folder, { CLOUDFLARE_ENV: 'edge' }),
  nginx: (folder: string) => startNginx(folder),
};

const chunks = Array.from({ length: 1_000 }, (_, index) => `/_astro/chunk-${index}.Ab3dE_-9.js`);
const others = [
  '/_astro/page.Ab3dE_-9.css',
  '/_astro/picture.Ab3dE_-9.png',
  '/_astro/letters.Ab3dE_-9.woff2',
];
const asked = [...chunks.filter((_, index) => index % 100 === 99), ...others];
const missing = asked.map((path) => path.replace('Ab3dE_-9', '00000000'));

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<TenantReply>;

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'hashed-'));
      await cp('dist', folder, { recursive: true });
      await Promise.all([...chunks, ...others].map((path) => writeFile(join(folder, path), path)));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const [host, start] of Object.entries(hosts)) {
  test(`${host}: hashed files are immutable, and the 404 for a missing one is not cached`, {
    tag: '@wide',
  }, async ({ folder }) => {
    const { port, close } = await start(folder);
    const ask: Ask = (path, headers = {}, method = 'GET') =>
      requestTenant(port, `ciu.praxis.localhost:${port}`, path, { headers, method });
    const cachingOf = async (...request: Parameters<Ask>) => {
      const { status, headers } = await ask(...request);
      return [status, headers['cache-control']];
    };
    for (const path of asked) {
      expect(await cachingOf(path, {}, 'HEAD'), path).toEqual([200, immutable]);
    }
    for (const path of missing) expect(await cachingOf(path, {}, 'HEAD'), path).toEqual([404, revalidated]);
    const [path = ''] = missing;
    const ways = [{ 'Sec-Fetch-Mode': 'cors' }, { 'Sec-Fetch-Mode': 'navigate' }, { Range: 'bytes=0-9' }];
    for (const headers of ways) expect(await cachingOf(path, headers)).toEqual([404, revalidated]);
    const { headers, text } = await ask(path);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(text).toContain('<title>Page not found</title>');
    const { etag = '' } = headers;
    expect((await ask(path, { 'If-None-Match': etag })).status).toBe(404);
    await close();
  });
}
