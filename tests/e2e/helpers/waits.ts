import { expect } from '@playwright/test';

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
