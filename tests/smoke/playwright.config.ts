import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../e2e/helpers/hosts/chromium.ts';

const options = chromiumOptions(process.env['SMOKE_HOST_RULES'] ?? '');

/** Node checks a certificate against the custom CA; the browser does not know that CA and skips the check. */
const ownCa = process.env['NODE_EXTRA_CA_CERTS'] ? ['--ignore-certificate-errors'] : [];

/** Tests a deployed site, whose URL `npm run smoke` sets. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/smoke',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 30_000,
  globalTimeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['SMOKE_URL'],
    // Requests of a service worker would bypass the route handler.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // Host rules for domains without DNS yet, such as 'MAP *.example.com 203.0.113.7'.
    launchOptions: { ...options, args: [...(options.args ?? []), ...ownCa] },
  },
});
