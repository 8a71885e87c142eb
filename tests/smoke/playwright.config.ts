import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../e2e/helpers/hosts/chromium.ts';

const options = chromiumOptions(process.env['SMOKE_HOST_RULES'] ?? '');

/**
 * A certificate of one's own CA is checked by the requests beside the browser, which know that one; the browser, which does
 * not, takes any.
 */
const ownCa = process.env['NODE_EXTRA_CA_CERTS'] ? ['--ignore-certificate-errors'] : [];

/** Looks at a deployed site: its address comes from `npm run smoke`. */
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
    // What a service worker asks for passes by what is looked at here.
    serviceWorkers: 'block',
    locale: 'en-GB',
    // For addresses that DNS does not know yet, in Chromium's form: 'MAP *.example.com 203.0.113.7'.
    launchOptions: { ...options, args: [...(options.args ?? []), ...ownCa] },
  },
});
