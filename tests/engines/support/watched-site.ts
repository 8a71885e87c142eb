/** The built site with a sandbox of its own, at addresses that every browser finds by itself. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startSandbox } from '../../../sandbox/server.ts';
import { buildSite } from '../../e2e/support/hosts/builds.ts';
import { startNginx } from '../../e2e/support/hosts/nginx.ts';
import { freePort } from '../../support/free-port.ts';

export interface WatchedSite {
  readonly sitePort: number;
  readonly sandboxPort: number;
  readonly close: () => Promise<void>;
}

/** Classic WebDriver tells nothing of a page's errors, so the pages keep them, in `window.problems`. */
const watcher = `
window.problems = [];
const keep = (kind, text) => window.problems.push(kind + ': ' + text);
addEventListener('error', ({ message }) => message && keep('uncaught', message));
addEventListener('unhandledrejection', ({ reason }) => keep('uncaught', String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  keep('refused', violatedDirective + ' ' + blockedURI));
const { error } = console;
console.error = (...args) => { keep('console', args.map(String).join(' ')); error.apply(console, args); };
`;

/** Makes each page load the watcher first. */
async function watchPages(folder: string): Promise<void> {
  await writeFile(join(folder, 'watcher.js'), watcher);
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const html = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), html.replace('<head>', '<head><script src="/watcher.js"></script>'));
  }
}

/** Builds the site for a sandbox on a free port, because other browsers than Chromium have no rules for hosts. */
export async function startWatchedSite(): Promise<WatchedSite> {
  const sitePort = await freePort();
  const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort });
  const built = await buildSite({
    PUBLIC_API_URL: `http://{subdomain}.praxis.localhost:${sandbox.port}/`,
    PUBLIC_LANDING_DOMAINS: 'praxis.localhost',
    PUBLIC_SENTRY_DSN: '',
    PUBLIC_PAYMENT_HOSTS: '',
  });
  await watchPages(built.folder);
  const nginx = await startNginx(built.folder, sitePort);
  return {
    sitePort,
    sandboxPort: sandbox.port,
    async close() {
      await nginx.close();
      await sandbox.close();
      await built.remove();
    },
  };
}
