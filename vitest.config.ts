import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Astro makes this module while it builds; the tests have one with the values of a local build.
    alias: { 'astro:env/client': fileURLToPath(new URL('tests/support/environment.ts', import.meta.url)) },
  },
  test: { include: ['tests/**/*.test.{ts,tsx}'] },
});
