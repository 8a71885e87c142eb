import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

const [server] = [tests.webServer ?? []].flat();

export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../../test-results/listen',
  workers: 1,
  timeout: 600_000,
  reporter: 'line',
  projects: [{ name: 'window', use: { viewport: { width: 1280, height: 900 } } }],
  ...(server && { webServer: { ...server, cwd: fileURLToPath(new URL('../..', import.meta.url)) } }),
});
