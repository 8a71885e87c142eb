import { expect } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';

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
