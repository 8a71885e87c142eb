/** A build for APIs with `Idempotency-Key`. */

import { test as base, expect } from '../helpers/fixtures.ts';
import { hostResolverRules } from '../helpers/hosts/addresses.ts';
import { buildSite } from '../helpers/hosts/builds.ts';
import { chromiumOptions } from '../helpers/hosts/chromium.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const test = base.extend<object, { keyedPort: number }>({
  keyedPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const built = await buildSite({ PUBLIC_IDEMPOTENCY_KEY: 'on' });
      const nginx = await startNginx(built.folder);
      await use(nginx.port);
      await nginx.close();
      await built.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    async ({ runningSandbox, keyedPort }, use) =>
      use(chromiumOptions(hostResolverRules(runningSandbox.port, keyedPort))),
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'default' });

const path = 'draws/{id}/buy_tickets/';

for (const [stage, fault] of [
  ['before the order arrives', { when: 'before', drop: true }],
  ['between the order and its answer', { when: 'after', drop: true }],
  ['in the middle of the answer', { when: 'after', drop: 'body' }],
] as const) {
  test(`an order whose connection is cut ${stage} is booked once`, { tag: '@wide' }, async ({
    page,
    sandbox,
    keyedPort,
  }) => {
    const [id] = await sandbox.addDraws({ club: 'ciu', maximum: 10 });
    const site = `http://ciu.praxis.localhost:${keyedPort}`;
    await page.goto(`${site}/sign-in`);
    await page.getByLabel('Email').fill(demoMember.email);
    await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${site}/`);
    await page.goto(`${site}/raffles/${id}`);
    await sandbox.faults({ path, times: 2, ...fault });
    const order = page.waitForRequest('**/buy_tickets/');
    await panel(page).getByRole('button', { name: 'Purchase' }).click();
    expect((await order).headers()['idempotency-key']).toMatch(/^"[\w-]{36}"$/);
    await expect(panel(page).getByText(/Bought 000001|no ticket has been bought so far/)).toBeVisible();
    await expect(panel(page)).not.toContainText('you asked for');
    const tickets = page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: /^Ticket/ });
    await page.reload();
    await expect(panel(page).getByRole('button', { name: 'Purchase' })).toBeVisible();
    if (fault.when === 'after') await expect(tickets).toHaveCount(1);
    expect(await sandbox.ledger()).toMatchObject({ sound: true });
  });
}
