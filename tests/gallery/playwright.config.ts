import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

const [server] = [tests.webServer ?? []].flat();

export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../../test-results/gallery',
  timeout: 180_000,
  reporter: 'line',
  projects: [{ name: 'gallery' }],
  ...(server && { webServer: { ...server, cwd: fileURLToPath(new URL('../..', import.meta.url)) } }),
});
