import { defineConfig } from '@playwright/test';
import { getWranglerArgs } from './scripts/support/site/hosts.mjs';
import { cdnPort, sitePort } from './tests/e2e/helpers/hosts/addresses.ts';

/**
 * What the host sends does not depend on a width, nor do most rules of the specification: they run wide alone. So does
 * the walk through every width, which sets each by itself.
 */
const wideSpecs =
  /\/(announced-spending|deployment|edge|failure-modes|hashed-files|hosting|idempotency|install|limited-browsers|loading|other-devices|precache|reports|shells|smoke|specification|stored-data|updates|widths)\.spec\.ts$/;

/** Forms and messages of one column, which are the same at any width, run on the phone alone. */
const oneColumnSpecs =
  /\/(abandoned-payment|announced-errors|announcements|api-variants|balance|callback|card-purchase|changed-email|compliance|data-after-sign-out|deposit|drafts|draw|ended-sessions|error-summary|faults|hostile-[a-z]+|install-hint|live-region|monkey|notifications|offline|offline-cache|orders|pagination|password|play-in-control|profile|purchase-bar|results|sanitised-html|search-box|sessions|share|sign-in|sign-up|slow-sessions|statement|subscriptions|support|ticket-outcomes|tickets|top-up|unknown-outcomes|unread|unsaved-input|virtual-keyboard|virtual-lists|wallet|withdraw)\.spec\.ts$/;

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
      command: [`"${process.execPath}"`, ...getWranglerArgs(cdnPort)].join(' '),
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
