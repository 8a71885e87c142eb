import { defineConfig } from '@playwright/test';
import { wranglerArgs } from './scripts/support/site/wrangler.mjs';
import { cdnPort, sitePort } from './tests/e2e/helpers/hosts/addresses.ts';

/**
 * What the host sends does not depend on a width, nor do most rules of the specification: they run wide alone. So does
 * the walk through every width, which sets each by itself.
 */
const wideSpecs =
  /(builds|deployment|edge|hashed-files|hosting|idempotency|install|lesser-browsers|loading|opening|other-devices|refusals|reports|shells|smoke|specification|spending-heard|widths|stored-data)\.spec\.ts$/;

/** Forms and messages of one column, which are the same at any width, run on the phone alone. */
const oneColumnSpecs =
  /(announcements|balance|callback|card-tickets|changed-email|compliance|unknown-outcomes|voice|errors-heard|faults|deposit|draw|drafts|install-hint|statement|hostile-[a-z]+|left-behind|long-lists|monkey|news|notifications|offline|orders|other-apis|pages|password|payment-left|phones|play-in-control|profile|results|sanitised-html|search-box|seen-last|sessions|share|sign-in|sign-up|subscriptions|support|ticket-outcomes|tickets|top-up|typed|wallet|withdraw|error-summary|purchase-bar)\.spec\.ts$/;

/** Ended gently, so that what a server has started ends with it. */
const gracefulShutdown = { signal: 'SIGTERM', timeout: 3_000 } as const;

/**
 * Browser tests over the built site. nginx serves it with the same rules as the CDN's own runtime, for a tenth of the
 * computing; what the two answer is held to one table (hosting.spec.ts), and tests of the host itself ask both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, because a busy computer is no defect of the site.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // What a service worker fetches passes by the routes of tests; those of the worker itself let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testIgnore: wideSpecs,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: oneColumnSpecs,
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" tests/e2e/helpers/hosts/serve.ts ${sitePort}`,
      url: `http://127.0.0.1:${sitePort}/`,
      gracefulShutdown,
    },
    {
      command: [`"${process.execPath}"`, ...wranglerArgs(cdnPort)].join(' '),
      url: `http://127.0.0.1:${cdnPort}/`,
      gracefulShutdown,
      env: {
        CLOUDFLARE_ENV: '',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
      },
    },
  ],
});
