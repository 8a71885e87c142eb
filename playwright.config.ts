import { defineConfig } from '@playwright/test';
import { sitePort } from './tests/e2e/helpers/hosts/addresses.ts';
import { isSoak } from './tests/e2e/helpers/walks.ts';

/**
 * Browser tests of the built site. Tags name what a test needs: `@wide` a wide window, `@phone @wide` both widths,
 * `@soak` the time of a night. Tests without a width run on a phone.
 *
 * nginx serves the site by the rules of the CDN's runtime with a tenth of the CPU time. hosting.spec.ts compares the two.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One for each core of a small machine. On two slow cores a third one saved no time (19 to 23 minutes instead of 19),
  // and in each of its runs one test timed out.
  workers: 2,
  retries: 0,
  ...(!isSoak && { grepInvert: /@soak/ }),
  // For busy machines. On an idle one a test takes 3 seconds. The soak has walks of many minutes.
  timeout: isSoak ? 1_200_000 : 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Faster. Tests of motion, and the journeys in Firefox and WebKit, do without.
    contextOptions: { reducedMotion: 'reduce' },
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
      grep: /@phone|^(?!.*@wide)/,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 900 } },
      grep: /@wide/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/helpers/hosts/serve.ts ${sitePort}`,
    url: `http://127.0.0.1:${sitePort}/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
  },
});
