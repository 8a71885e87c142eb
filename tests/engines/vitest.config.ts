import { defineConfig } from 'vitest/config';
import { isSoak } from '../e2e/helpers/walks.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/engines/helpers/instrumented-site.ts',
    include: ['tests/engines/*.test.ts'],
    // For busy machines. The soak compares every screen.
    testTimeout: isSoak ? 600_000 : 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
