import { expect } from '@playwright/test';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { still } from './still.ts';

/** Waits until nothing that the API was asked for is under way, so that what changes there now meets no old request. */
export async function answered({ requests }: SandboxControl): Promise<void> {
  await expect
    .poll(async () => {
      const asked = await still(async () => (await requests()).requests);
      return asked.filter(({ status }) => status === 0).map(({ url }) => url);
    })
    .toEqual([]);
}
