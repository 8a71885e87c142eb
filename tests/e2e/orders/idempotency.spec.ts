/** A build for APIs with `Idempotency-Key`. */

import { test as base, expect } from '../helpers/fixtures.ts';
import { hostResolverRules } from '../helpers/hosts/addresses.ts';
import { buildSite } from '../helpers/hosts/builds.ts';
import { chromiumOptions } from '../helpers/hosts/chromium.ts';
import { startNginx } from '../helpers/hosts/nginx.ts';
import { ownTickets, purchasePanel as panel } from '../helpers/locators.ts';
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
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ runningSandbox, keyedPort }, use) =>
      use(chromiumOptions(hostResolverRules(runningSandbox.port, keyedPort))),
    { scope: 'worker' },
  ],
});

test('an order is booked once when the connection breaks at any point', { tag: ['@wide', '@soak'] }, async ({
  page,
  sandbox,
  keyedPort,
}) => {
  const ids = await sandbox.addDraws({ club: 'ciu', maximum: 10, count: 3 });
  const site = `http://ciu.praxis.localhost:${keyedPort}`;
  await page.goto(`${site}/sign-in`);
  await page.getByLabel('Email').fill(demoMember.email);
  await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${site}/`);
  for (const [index, fault] of (
    [
      // Before the order arrives, between the order and its answer, in the middle of the answer.
      { when: 'before', drop: true, status: 504 },
      { when: 'after', drop: true },
      { when: 'after', drop: 'body' },
    ] as const
  ).entries()) {
    await page.goto(`${site}/raffles/${ids[index]}`);
    await sandbox.replaceFaults({ path: 'draws/{id}/buy_tickets/', times: 2, ...fault });
    const order = page.waitForRequest('**/buy_tickets/');
    await panel(page).getByRole('button', { name: 'Purchase' }).click();
    expect((await order).headers()['idempotency-key']).toMatch(/^"[\w-]{36}"$/);
    await expect(panel(page).getByText(/^(New tickets: 000001$|New since|Nothing new since)/)).toBeVisible();
    await page.reload();
    await expect(panel(page).getByRole('button', { name: /^(Purchase$|It's there)/ })).toBeVisible();
    if (fault.when === 'after') await expect(ownTickets(page)).toHaveCount(1);
    expect(await sandbox.ledger()).toMatchObject({ sound: true });
  }
});
