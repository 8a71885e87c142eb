import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of rules and of the sandbox share their workers; tests of stores need modules of their own. */
const sharing = ['tests/unit/lib/**/*.test.ts', 'tests/sandbox/**/*.test.ts'];

export default defineConfig({
  resolve: {
    // Astro makes this module while it builds; the tests have one with the values of a local build.
    alias: { 'astro:env/client': fileURLToPath(new URL('tests/helpers/environment.ts', import.meta.url)) },
  },
  test: {
    // Generous, because a busy computer is no defect of the product.
    testTimeout: 90_000,
    // Much of the time is spent waiting for processes that tests start, not computing.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'rules', include: sharing, isolate: false } },
      {
        extends: true,
        test: {
          name: 'stores',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...sharing, 'tests/engines/**'],
        },
      },
    ],
  },
});
