import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';

/** Repeats a read until two successive values are equal. */
export async function readWhenStable<Value>(read: () => Promise<Value>): Promise<Value> {
  let before = JSON.stringify(await read());
  let value: Value | undefined;
  await expect
    .poll(
      async () => {
        value = await read();
        const now = JSON.stringify(value);
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [50, 100, 200], message: 'at rest' },
    )
    .toBe(true);
  return value as Value;
}

/** Maximum delay of an idle page's requests. */
const idleMs = 400;

/** Waits until no API request is in flight. */
export async function waitForReplies({ requests }: SandboxControl): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const { requests: asked } = await requests();
        const open = asked.filter(({ status }) => status === 0).map(({ url }) => url);
        const isMore = JSON.stringify(asked) !== before;
        before = JSON.stringify(asked);
        return { open, isMore };
      },
      { intervals: [idleMs], message: 'what the API was asked for' },
    )
    .toEqual({ open: [], isMore: false });
}

/** Waits until the services after the first view have started, not just loaded. */
export async function waitForServices(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('services-started').length > 0);
}

/** Waits for the services, for code that loads when the page is idle, and until no request is in flight. */
export async function waitForIdle(page: Page): Promise<void> {
  await waitForServices(page);
  await page.waitForLoadState('networkidle');
}
