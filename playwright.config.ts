import { defineConfig } from '@playwright/test';
import { getWranglerArgs } from './scripts/support/site/hosts.mjs';
import { cdnPort, sitePort } from './tests/e2e/helpers/hosts/addresses.ts';

/** Specs that do not depend on the width, or set it themselves: desktop only. */
const desktopSpecs =
  /\/(announced-spending|deployment|edge|failure-modes|hashed-files|hosting|idempotency|install|limited-browsers|loading|other-devices|precache|previous-version|reports|shells|smoke|specification|stored-data|updates|widths)\.spec\.ts$/;

/** Specs of one-column screens, which are the same at any width: phone only. */
const phoneSpecs =
  /\/(abandoned-payment|announced-errors|announcements|api-variants|balance|callback|card-purchase|changed-email|compliance|data-after-sign-out|deposit|drafts|draw|ended-sessions|error-summary|faults|hostile-[a-z]+|install-hint|live-region|monkey|notifications|offline|offline-cache|orders|pagination|password|play-in-control|profile|purchase-bar|results|sanitised-html|search-box|sessions|share|sign-in|sign-up|slow-sessions|statement|subscriptions|support|ticket-outcomes|tickets|top-up|unknown-outcomes|unread|unsaved-input|virtual-keyboard|virtual-lists|wallet|withdraw)\.spec\.ts$/;

/** Lets a server stop its own child processes. */
const gracefulShutdown = { signal: 'SIGTERM', timeout: 3_000 } as const;

/**
 * Browser tests of the built site. nginx serves it by the rules of the CDN's runtime with a tenth of the CPU time.
 * hosting.spec.ts compares the two.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, for busy machines.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    // The requests of a service worker bypass page.route(). The worker's own specs allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      testIgnore: desktopSpecs,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      testIgnore: phoneSpecs,
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
