import type { Page } from '@playwright/test';
import { requestTimeoutMs } from '../../../src/lib/config.ts';
import { allTicketsHeldText } from '../../../src/lib/draws/draw-rules.ts';
import { getUnansweredText } from '../../../src/lib/orders/order.ts';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { ownTickets, purchasePanel, unansweredOrder } from '../helpers/locators.ts';

const purchase = (page: Page) => purchasePanel(page).getByRole('button', { name: 'Purchase' });
const buying = 'draws/{id}/buy_tickets/';
const countBought = async (sandbox: SandboxControl) => (await sandbox.requests()).counts[`POST ${buying}`];

async function openDraw(page: Page, sandbox: SandboxControl, maximum = 10): Promise<string> {
  const [id] = await sandbox.addDraws({ club: 'ciu', maximum, name: 'Once Only' });
  const url = siteUrl('ciu', `/raffles/${id}`);
  await page.goto(url);
  await expect(purchase(page)).toBeEnabled();
  return url;
}

test('an unanswered purchase survives a reload, shows in other tabs and can be tried again', async ({
  page,
  context,
  sandbox,
  signedIn,
}) => {
  await page.clock.install();
  await sandbox.setProfile({ backend: 'django' });
  await signedIn(page, 'ciu');
  const url = await openDraw(page, sandbox);
  const other = await context.newPage();
  await other.goto(url);
  await expect(purchase(other)).toBeEnabled();
  await page.bringToFront();
  await sandbox.faults({ path: buying, delayMs: 600_000 });
  await purchase(page).click();
  await expect.poll(() => countBought(sandbox)).toBe(1);
  await page.reload();
  const order = unansweredOrder(page);
  await expect(order).toContainText(getUnansweredText({}));
  await expect(order).toContainText('Nothing new since');
  await expect(order, 'nothing was pressed here').not.toBeFocused();
  await expect(unansweredOrder(other)).toContainText('Nothing new since');
  await expect(purchase(other)).toBeHidden();
  await sandbox.clearFaults();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(order).toContainText(/New since .+:ticket 000001, bought /, { timeout: 1_000 });
  }).toPass();
  await expect(ownTickets(page)).toHaveCount(1);
  await order.getByRole('button', { name: /^It's there/ }).click();
  await expect(order).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Get tickets' })).toBeFocused();
  await expect(purchase(page)).toBeEnabled();
  await expect(unansweredOrder(other)).toHaveCount(0);
  await expect(purchase(other)).toBeEnabled();
  expect(await countBought(sandbox)).toBe(1);

  await test.step('another try is offered only after a complete check without news', async () => {
    await sandbox.faults({ path: buying, delayMs: 600_000, status: 504 });
    await purchase(page).click();
    await expect.poll(() => countBought(sandbox)).toBe(2);
    const answerReads = await hold(page, /:8787\//, 'GET');
    await page.clock.fastForward(requestTimeoutMs);
    await expect(order).toBeFocused();
    await expect(order).toContainText('Checking your account…');
    const again = order.getByRole('button', { name: /^Try again/ });
    await expect(again).toHaveCount(0);
    await sandbox.clearFaults();
    answerReads();
    await expect(order).toContainText('Nothing new since');
    await again.click();
    await expect(order).toHaveCount(0);
    await expect(purchasePanel(page).getByText('New tickets: 000002', { exact: true })).toBeVisible();
    expect(await countBought(sandbox)).toBe(3);
    await expect(ownTickets(page)).toHaveCount(2);
  });
});

test('two tabs buy the last ticket only once', async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 5000 });
  await signedIn(page, 'ciu', email);
  const url = await openDraw(page, sandbox, 1);
  const other = await page.context().newPage();
  await other.goto(url);
  const buttons = [page, other].map(purchase);
  for (const each of buttons) await expect(each).toBeEnabled();
  await Promise.all(buttons.map((each) => each.click()));
  // A tab that is refused because of the other tab's order reloads after that order's reply.
  for (const tab of [page, other]) {
    const outcome = tab.getByText(
      /You bought 1 ticket|already doing this in another tab|Something went wrong!/,
    );
    await expect(outcome.first()).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByText(allTicketsHeldText(1))).toBeVisible();
    await expect(tab.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  }
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
});
