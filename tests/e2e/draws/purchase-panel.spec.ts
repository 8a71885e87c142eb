import type { Page } from '@playwright/test';
import { doubleSubmitWindowMs } from '../../../src/lib/config.ts';
import { allTicketsHeldText } from '../../../src/lib/draws/draw-rules.ts';
import { subscribedText } from '../../../src/lib/messages/ticket-notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import {
  purchaseBar as bar,
  errorBox,
  purchasePanel as panel,
  quantity,
  stepUp,
} from '../helpers/locators.ts';
import { readWhenStable, waitForIdle } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const purchase = (page: Page) => button(page, /^Purchas/);

const forms = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
] as const;

const softly = expect.configure({ soft: true });

/** Positions of the controls, hidden ones included. */
function places(page: Page): Promise<string[]> {
  const unseen = (name: RegExp) => panel(page).getByRole('button', { name, includeHidden: true });
  const number = panel(page).getByRole('spinbutton', { includeHidden: true });
  return Promise.all(
    [unseen(/^One more ticket$/), number, unseen(/^Purchas/)].map((control) =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    ),
  );
}

for (const size of sample(forms, forms.length)) {
  const at = `at ${size.width} x ${size.height}`;
  test(`purchase panel keeps its controls in place ${at}`, {
    tag: ['@wide', '@spec:5.56'],
  }, async ({ page, sandbox, signedIn, openDraw }) => {
    await page.setViewportSize(size);
    await signedIn(page, 'ciu');
    await page.clock.install();
    const refusal = { status: 400, body: { count: ['No.'] }, times: 1 };
    await sandbox.faults({ path: 'draws/{id}/buy_tickets/', ...refusal });
    const tellBalance = await hold(page, '**/users/me/');
    const answer = await hold(page, '**/buy_tickets/');
    await openDraw(page, 'ciu', 'Summer Getaway');
    await expect(panel(page)).toContainText('after: …');
    const before = await readWhenStable(() => places(page));
    const stays = (state: string) => softly.poll(() => places(page), `${state} ${at}`).toEqual(before);

    tellBalance();
    await expect(panel(page)).toContainText(/after: £/);
    await stays('balance loaded');
    await stepUp(page).click();
    await expect(quantity(page)).toHaveValue('2');
    await stays('stepped');
    await purchase(page).click();
    await expect(button(page, 'Purchasing…')).toBeDisabled();
    await stays('pending');
    answer();
    await expect(panel(page).locator(errorBox)).toBeVisible();
    await stays('failed');
    await stepUp(page).click();
    await expect(panel(page).locator(errorBox)).toHaveCount(0);
    await quantity(page).fill('999');
    await expect(panel(page)).toContainText(/You can buy \d+ more, £\d+\.\d\d short Top up/);
    await stays('more typed than there are');
    await quantity(page).fill('1');
    await purchase(page).click();
    await expect(panel(page).getByText(/^New tickets: 0/)).toBeVisible();
    await stays('bought');
    await expect(panel(page).getByRole('link', { name: 'See tickets' })).toBeInViewport({ ratio: 1 });
    await expect(purchase(page), 'the focus stays').toBeFocused();
    await page.clock.fastForward(doubleSubmitWindowMs);
    await stepUp(page).click();
    await expect(panel(page).getByText(/^New tickets: 0/)).toHaveCount(0);
    await stays('to be bought again');
  });
}

test('stepper of the purchase panel repeats, is typed in, and ends at the maximum', {
  tag: ['@wide', '@spec:5.52', '@spec:5.54', '@spec:5.55'],
}, async ({ page, signedIn, sandbox, openDraw }) => {
  await sandbox.addDraws({ club: 'ciu', name: 'Fifty Each', maximum: 50, ticketPrice: 250 });
  const [two] = await sandbox.addDraws({ club: 'ciu', name: 'Two Each', maximum: 2 });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Fifty Each');
  await waitForIdle(page);
  await page.clock.install();

  await test.step('stepper repeats while pressed, up to the maximum', async () => {
    await stepUp(page).hover();
    await page.mouse.down();
    const number = async () => Number(await quantity(page).inputValue());
    // The browser dispatches the press asynchronously.
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await number(), 'it runs').toBeGreaterThan(1);
    }).toPass({ intervals: [10] });
    const soon = await number();
    await page.clock.runFor(600);
    const then = await number();
    await page.clock.runFor(600);
    expect((await number()) - then, 'ever quicker').toBeGreaterThan(then - soon);
    await page.mouse.move(0, 0);
    const left = await number();
    await page.clock.runFor(1_000);
    expect(await number(), 'left, it stops').toBe(left);
    await page.mouse.up();
    await stepUp(page).hover();
    await page.mouse.down();
    await expect(async () => {
      await page.clock.runFor(500);
      expect(await number(), 'to the end').toBe(50);
    }).toPass();
    await page.mouse.up();
    await page.clock.runFor(1_000);
    await expect(stepUp(page)).toBeDisabled();
    await expect(stepUp(page), 'the focus stays').toBeFocused();
    await button(page, 'One fewer').click();
    await expect(quantity(page)).toHaveValue('49');
  });

  await test.step('stepper accepts typed numbers and keys within its limits', async () => {
    await quantity(page).fill('37');
    await expect(panel(page)).toContainText('37 × £2.50 = £92.50');
    await expect(quantity(page)).toHaveAttribute('aria-valuetext', /^37 tickets, £92\.50, balance £/);
    await quantity(page).fill('500');
    await expect(panel(page)).toContainText('You can buy 50 more');
    await expect(panel(page)).toContainText('50 × £2.50 = £125.00');
    await page.clock.runFor(1_000);
    await expect(page.locator('#announcer')).toContainText('You can buy 50 more');
    await quantity(page).press('Enter');
    await expect(quantity(page)).toHaveValue('50');
    for (const [typed, taken] of [
      ['0', '1'],
      ['twelve', '1'],
      ['', '1'],
      [' 1 2 ', '12'],
    ] as const) {
      await quantity(page).fill(typed);
      await quantity(page).blur();
      await expect(quantity(page), `'${typed}'`).toHaveValue(taken);
    }
    for (const [key, value] of [
      ['PageUp', '22'],
      ['ArrowUp', '23'],
      ['PageDown', '13'],
      ['End', '50'],
      ['PageUp', '50'],
      ['Home', '1'],
      ['ArrowDown', '1'],
    ] as const) {
      await quantity(page).press(key);
      await expect(quantity(page), key).toHaveValue(value);
    }
  });

  await test.step('purchase panel links to the tickets once when the member holds the maximum', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit({ page, sandbox, club: 'ciu' }, `/raffles/${two}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Two Each' })).toBeVisible();
    await quantity(page).press('End');
    await expect(stepUp(page)).toBeDisabled();
    await purchase(page).click();
    await expect(panel(page).getByText('New tickets: 000001 and 000002', { exact: true })).toBeVisible();
    await expect(panel(page).getByText('Maximum 2 ticket(s) per participant (0 remaining)')).toBeVisible();
    await expect(panel(page).getByText(allTicketsHeldText(2))).toBeVisible();
    await expect(button(page, 'See tickets'), 'the focus stays').toBeFocused();
    await expect(panel(page).getByRole('link', { name: 'See tickets' })).toHaveCount(0);
    await page.clock.fastForward(doubleSubmitWindowMs);
    await expect(panel(page)).not.toContainText('£');
    await expect(bar(page)).toHaveCount(0);
    await button(page, 'See tickets').click();
    await expect(page.getByRole('tab', { name: 'Tickets', selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);
    await expect(stepUp(page)).toBeDisabled();
    await expect(purchase(page)).toBeDisabled();
  });
});

test('purchase panel shows an active or unpaid subscription in place of the choice', {
  tag: '@wide',
}, async ({ page, signedIn, sandbox, open }) => {
  const radios = panel(page).getByRole('radio');
  const openCard = (name: string) =>
    page.getByRole('main').getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await sandbox.setProfile({ pageSize: 1, paged: ['subscriptions/'] });
  await signedIn(page, 'ciu');
  const letGo = await hold(page, '**/subscriptions/?page=2');
  // Without the check of the balance (uncovered-check.ts), which loads all pages of subscriptions.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 4_000 ? 0 : start(act, ms)) as typeof setTimeout;
  });
  await open('ciu');

  await test.step('purchase panel can stop and resume loading subscriptions', async () => {
    await openCard('Wine Cellar Six No. 8');
    await expect(panel(page).getByText(/^Loading subscriptions: 1 of 3$/)).toBeVisible();
    await expect(radios).toHaveCount(0);
    await button(page, 'Stop loading').press('Enter');
    await expect(panel(page).getByText(/^Checked 1 of 3 subscriptions\.$/)).toBeVisible();
    await expect(radios).toHaveCount(2);
    letGo();
    await expect(panel(page).getByText(/^Checked 2 of 3 subscriptions\.$/)).toBeVisible();
    await button(page, 'Load more').press('Enter');
    await expect(panel(page).getByText(/ of 3/)).toHaveCount(0);
    await expect(radios).toHaveCount(2);
  });

  for (const { draw, says, way } of [
    { draw: 'Friday Meat Raffle No. 42', says: subscribedText(2), way: 'Manage subscription' },
    { draw: 'Club Night Jackpot No. 12', says: 'Payment needed', way: 'Pay in Subscriptions' },
  ])
    await test.step(`purchase panel of ${draw} has one primary button and a link`, async () => {
      await visit({ page, sandbox, club: 'ciu' }, '/');
      await openCard(draw);
      await expect(panel(page).getByText(says)).toBeVisible();
      await expect(radios).toHaveCount(0);
      await expect(purchase(page)).toBeEnabled();
      const primary = page.getByRole('main').locator('.btn.bg-primary').filter({ visible: true });
      await expect(primary).toHaveText(['Purchase']);
      await panel(page).getByRole('link', { name: way }).click();
      await expect(page).toHaveURL(siteUrl('ciu', '/subscriptions'));
    });
});
