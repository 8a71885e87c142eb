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

/** Copies the built site, with the sandbox's port and the error script in its pages. */
async function copySite(sandboxPort: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp('dist', folder, { recursive: true });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, api] = / data-api="http:\/\/\{subdomain\}\.(praxis\.localhost:\d+)\/"/.exec(page) ?? [];
  if (!api) throw new Error('The built site asks no sandbox; npm test builds one that does.');
  const names = await readdir(folder, { recursive: true });
  const rewrite = async (name: string) => {
    const file = join(folder, name);
    const text = (await readFile(file, 'utf8')).replaceAll(api, `praxis.localhost:${sandboxPort}`);
    const watched = text.replace('<head>', '<head><script src="/watcher.js"></script>');
    await writeFile(file, name.endsWith('.html') ? watched : text);
  };
  await Promise.all(names.filter((name) => /\.(html|js)$/.test(name)).map(rewrite));
  await writeFile(join(folder, 'watcher.js'), errorScript);
  await writeServiceWorker(folder);
  return folder;
}

/** Uses free ports, because only Chromium has host rules. */
async function startInstrumentedSite(): Promise<InstrumentedSite> {
  const sitePort = await findFreePort();
  const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort });
  const folder = await copySite(sandbox.port);
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
  const start = async (name: 'Firefox' | 'WebKit') => {
    const site = await startInstrumentedSite();
    project.provide(name, { sitePort: site.sitePort, sandboxPort: site.sandboxPort });
    return site;
  };
  const sites = await Promise.all([start('Firefox'), start('WebKit')]);
  return async () => void (await Promise.all(sites.map((site) => site.close())));
}
