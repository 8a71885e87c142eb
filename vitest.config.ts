import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of stores need isolated modules; all others share a worker. */
const storeTests = 'tests/unit/stores/**/*.test.ts';

export default defineConfig({
  resolve: {
    // Astro generates this module. The stand-in has the values of a local build.
    alias: { 'astro:env/client': fileURLToPath(new URL('tests/helpers/environment.ts', import.meta.url)) },
  },
  test: {
    // For busy machines: the slowest test takes 12 seconds on an idle one.
    testTimeout: 30_000,
    tags: [{ name: 'slow', description: 'takes more than a second; `npm run test:quick` leaves it out' }],
    // Tags of the specification are not declared, because their test finds unknown ones.
    strictTags: false,
    // The tests often wait for processes that they start.
    maxWorkers: 2,
    // Its managers belong to one page. A test that reloads a page needs new ones.
    server: { deps: { inline: ['@tanstack/query-core'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [storeTests, 'tests/engines/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'stores', include: [storeTests] } },
    ],
  },
});
