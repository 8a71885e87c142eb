import type { Page } from '@playwright/test';
import { waitForIdle } from './at-rest.ts';
import { hold } from './held-requests.ts';

/**
 * Has the session refused to whatever the test sends next, and to nothing else: reads that the page makes by itself, such
 * as for news or for wins, are held back.
 * @returns lets these reads go
 */
export async function revokeSessionWhileIdle(page: Page, revoke: () => Promise<void>): Promise<() => void> {
  await waitForIdle(page);
  const letGo = await hold(page, '**/me/**', 'GET');
  await revoke();
  return letGo;
}
