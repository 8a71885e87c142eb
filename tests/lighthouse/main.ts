/** Audits pages of the built site for `npm run lighthouse`. */
import { chromium } from '@playwright/test';
import { startSandbox } from '../../sandbox/server.ts';
import { routes } from '../../src/lib/routes.ts';
import { serveFolder } from '../bench/static-host.ts';
import { chromiumOptions } from '../e2e/helpers/hosts/chromium.ts';
import { getFreePort } from '../helpers/processes.ts';
import { type AuditedPage, auditPage } from './audit.ts';

const { signIn, termsOfService, privacyPolicy, gdpr, accessibility, complaints } = routes;
const pages: readonly AuditedPage[] = [
  { path: signIn.path, isListed: false },
  ...[termsOfService, privacyPolicy, gdpr, accessibility, complaints].map(({ path }) => ({
    path,
    isListed: true,
  })),
];
const requested = process.argv.slice(2);

const site = await serveFolder(new URL('../../dist', import.meta.url).pathname);
const sandbox = await startSandbox({ port: 0, data: ':memory:', sitePort: site.port });
const port = await getFreePort();
const rules = `MAP *.praxis.localhost:8787 127.0.0.1:${sandbox.port},MAP *.praxis.localhost 127.0.0.1`;
const browser = await chromium.launch(chromiumOptions(rules, `--remote-debugging-port=${port}`));

try {
  for (const page of pages) {
    if (requested.length > 0 && !requested.includes(page.path.slice(1))) continue;
    const { scores, complaints } = await auditPage(`http://ciu.praxis.localhost:${site.port}`, page, port);
    process.stdout.write(`${page.path.padEnd(20)} ${scores}\n`);
    for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
    if (complaints.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await sandbox.close();
  site.close();
}
