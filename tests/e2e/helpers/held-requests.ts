import type { BrowserContext, Page } from '@playwright/test';
import { waitForIdle } from './waits.ts';

/** Holds matching requests, to test the loading state. @returns releases them */
export async function hold(
  pages: Page | BrowserContext,
  pattern: string | RegExp,
  method?: string,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await pages.route(pattern, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Revokes the session for the next request only: background reads below `/me/` are held.
 * @returns releases them
 */
export async function revokeSessionWhileIdle(page: Page, revoke: () => Promise<void>): Promise<() => void> {
  await waitForIdle(page);
  const letGo = await hold(page, '**/me/**', 'GET');
  await revoke();
  return letGo;
}
