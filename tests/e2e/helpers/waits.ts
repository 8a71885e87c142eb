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

async function waitForScript(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${wanted}.`)),
    script,
  );
}

/** Waits until the services after the first view have started, not just loaded. */
export async function waitForServices(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('services-started').length > 0);
}

/**
 * Waits for the services and until no request is in flight.
 * @param scripts further scripts, such as prefetched screens
 */
export async function waitForIdle(page: Page, ...scripts: readonly string[]): Promise<void> {
  await waitForServices(page);
  for (const script of scripts) await waitForScript(page, script);
  await page.waitForLoadState('networkidle');
}
