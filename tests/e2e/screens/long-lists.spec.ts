/** The longest lists that there may be, in one piece and in pages: what shows is what fills the screen. */
import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../support/sandbox-control.ts';
import { expect, siteUrl, test } from '../support/fixtures.ts';

interface LongList {
  readonly title: string;
  readonly count: number;
  readonly path: string;
  readonly call: string;
  readonly fill: (sandbox: SandboxControl, email: string, count: number) => Promise<unknown>;
}

const lists: readonly LongList[] = [
  {
    title: '10,000 draws',
    count: 10_000,
    path: '/',
    call: 'draws/public/',
    fill: (sandbox, _, count) => sandbox.addDraws({ club: 'ciu', count, name: 'Draw' }),
  },
  {
    title: '50,000 transactions',
    count: 50_000,
    path: '/wallet',
    call: 'transactions/me/',
    fill: (sandbox, email, count) => sandbox.addTransactions({ club: 'ciu', email, count }),
  },
];

const forms = [
  { title: 'in one piece', pageSize: undefined, requests: 1 },
  { title: 'in pages', pageSize: 50, requests: 3 },
] as const;

const items = (page: Page) => page.getByRole('main').getByRole('listitem');

for (const { title, count, path, call, fill } of lists) {
  for (const form of forms) {
    test(`${title} ${form.title} show as they are scrolled, and say how many they are`, async ({
      page,
      sandbox,
      signedIn,
    }) => {
      const { email } = await sandbox.createMember({ club: 'ciu' });
      await fill(sandbox, email, count);
      await sandbox.manner({ pageSize: form.pageSize });
      await signedIn(page, 'ciu', email);
      await sandbox.clearRequests();
      await page.goto(siteUrl('ciu', path));
      // Megabytes to read in one piece: on a busy computer that takes its time.
      const size = async () => Number(await items(page).first().getAttribute('aria-setsize'));
      await expect.poll(size, { timeout: 40_000 }).toBeGreaterThanOrEqual(count);
      // What is further down than two pages comes by scrolling there alone.
      await expect(async () => {
        await page.mouse.wheel(0, 20_000);
        expect(await items(page).count()).toBeGreaterThan(2 * 50);
      }).toPass();
      expect(await items(page).count()).toBeLessThan(1_000);
      await expect(items(page).nth(99)).toHaveAttribute('aria-posinset', '100');
      const { counts } = await sandbox.requests();
      expect(counts[`GET ${call}`]).toBeGreaterThanOrEqual(form.requests);
      expect(counts[`GET ${call}`]).toBeLessThan(form.requests + 20);
    });
  }
}
