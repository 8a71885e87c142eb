import { defineConfig } from 'vitest/config';

/** The main journeys in Firefox and in WebKit, both at once. */
export default defineConfig({
  test: {
    globalSetup: 'tests/engines/helpers/sites.ts',
    include: ['tests/engines/*.test.ts'],
    // Generous, because a busy computer is no defect of the site.
    testTimeout: 420_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
