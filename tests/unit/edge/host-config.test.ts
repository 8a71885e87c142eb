import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { tenantFiles } from '../../../edge/tenant-files.ts';
import { getRoute, routeNames } from '../../../src/lib/routes.ts';

const read = (env: string) => unstable_readConfig({ config: 'wrangler.jsonc', env }, { hideWarnings: true });
const [files, edge] = [read(''), read('edge')];
const text = (path: string) => readFileSync(path, 'utf8');

it('wrangler environment "edge" has the same Worker, addresses, files and code as the default', () => {
  const keys = ['name', 'main', 'compatibility_date', 'routes', 'workers_dev', 'preview_urls'] as const;
  for (const key of keys) expect(edge[key], key).toEqual(files[key]);
  const { run_worker_first, ...assets } = edge.assets ?? {};
  expect(assets).toEqual(files.assets);
});

it('wrangler environment "edge" runs the worker first only for shared pages, the manifest and its icon', () => {
  expect(files.assets?.run_worker_first).toBeUndefined();
  const compliance = routeNames.map(getRoute).filter(({ menu }) => menu === 'compliance');
  expect(compliance.length).toBeGreaterThan(0);
  const shared = ['/', '/raffles/*', '/sign-in', '/sign-up', ...compliance.map(({ path }) => path)];
  const first = [...shared, ...Object.keys(tenantFiles)];
  expect([edge.assets?.run_worker_first].flat().sort()).toEqual(first.sort());
});

it('wrangler environment "edge" is selected by CLOUDFLARE_ENV, by hand and in the workflow', () => {
  expect(text('.github/workflows/ci.yml')).toContain(`CLOUDFLARE_ENV: \${{ vars.CLOUDFLARE_ENV }}`);
  expect(text('docs/deploy.md')).toMatch(/^\| Variables \|.*`CLOUDFLARE_ENV`/m);
  for (const path of ['.github/workflows/ci.yml', 'docs/deploy.md']) {
    expect(text(path), path).not.toMatch(/wrangler .*(--config|--env)/);
    expect(text(path), path).not.toContain('edge/wrangler');
  }
});
