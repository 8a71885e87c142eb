import { expect, type Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';

/**
 * Reads something again and again until two readings are the same: what loads, slides or grows has come to rest by then.
 * @returns what was read
 */
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

/** What a page asks for when it is idle, it asks for within this time, in ms. */
const idleMs = 400;

/** Waits until nothing that the API was asked for is under way, so that what changes there now meets no old request. */
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

/** Waits until a page has loaded the script of that name. */
export async function waitForScript(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${wanted}.`)),
    script,
  );
}

/**
 * Waits until a page has what follows its first view: how screens come in, what writes are sent and told with; where
 * somebody is to sign in, most of it comes with the first touch. Further scripts that the test needs, such as the screens
 * that are loaded ahead, are to be named.
 */
export async function waitForIdle(page: Page, ...scripts: readonly string[]): Promise<void> {
  for (const script of ['app-services', 'run-action', ...scripts]) await waitForScript(page, script);
  await page.waitForLoadState('networkidle');
}
