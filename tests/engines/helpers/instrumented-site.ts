import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeServiceWorker } from '../../../build/service-worker/integration.ts';
import { startSandbox } from '../../../sandbox/server.ts';
import { findFreePort } from '../../../scripts/support/site/ports.mjs';
import { startNginx } from '../../e2e/helpers/hosts/nginx.ts';

export interface InstrumentedSite {
  readonly sitePort: number;
  readonly sandboxPort: number;
  readonly close: () => Promise<void>;
}

/** Classic WebDriver does not report page errors. */
const errorScript = `
window.problems = [];
const keep = (kind, text) => window.problems.push(kind + ': ' + text);
addEventListener('error', ({ message }) => message && keep('uncaught', message));
addEventListener('unhandledrejection', ({ reason }) => keep('uncaught', String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keep('refused', violatedDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...args) => { keep('console', args.map(String).join(' ')); error.apply(console, args); };
`;

async function rewrite(folder: string, names: RegExp, change: (text: string) => string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!names.test(name)) continue;
    const file = join(folder, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

async function copySite(sandboxPort: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp('dist', folder, { recursive: true });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, api] = / data-api="http:\/\/\{subdomain\}\.(praxis\.localhost:\d+)\/"/.exec(page) ?? [];
  if (!api) throw new Error('The built site asks no sandbox; npm test builds one that does.');
  await rewrite(folder, /\.(html|js)$/, (text) => text.replaceAll(api, `praxis.localhost:${sandboxPort}`));
  await writeServiceWorker(folder);
  return folder;
}

async function addErrorScript(folder: string): Promise<void> {
  await writeFile(join(folder, 'watcher.js'), errorScript);
  await rewrite(folder, /\.html$/, (html) =>
    html.replace('<head>', '<head><script src="/watcher.js"></script>'),
  );
}

/** Uses free ports, because only Chromium has host rules. */
export async function startInstrumentedSite(): Promise<InstrumentedSite> {
  const sitePort = await findFreePort();
  const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort });
  const folder = await copySite(sandbox.port);
  await addErrorScript(folder);
  const nginx = await startNginx(folder, sitePort);
  return {
    sitePort,
    sandboxPort: sandbox.port,
    async close() {
      await nginx.close();
      await sandbox.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Ports = Pick<InstrumentedSite, 'sitePort' | 'sandboxPort'>;

declare module 'vitest' {
  export interface ProvidedContext {
    Firefox: Ports;
    WebKit: Ports;
  }
}

/** Vitest's global setup. */
export default async function startSites(project: TestProject): Promise<() => Promise<void>> {
  const sites: InstrumentedSite[] = [];
  for (const name of ['Firefox', 'WebKit'] as const) {
    const site = await startInstrumentedSite();
    sites.push(site);
    project.provide(name, { sitePort: site.sitePort, sandboxPort: site.sandboxPort });
  }
  return async () => {
    for (const site of sites) await site.close();
  };
}
