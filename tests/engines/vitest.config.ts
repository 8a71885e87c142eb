import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/engines/helpers/instrumented-site.ts',
    include: ['tests/engines/*.test.ts'],
    // Generous for busy machines.
    testTimeout: 420_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
