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
import { readWhenStable } from '../helpers/waits.ts';
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

const sizes = [
  ...forms,
  ...[360, 430, 600].map((width) => ({ width, height: 800 })),
  ...[768, 820, 912, 1024].map((width) => ({ width, height: 768 })),
  ...[1180, 1440, 1920].map((width) => ({ width, height: 900 })),
];

const sizeText = ({ width, height }: (typeof sizes)[number]) => `${width} x ${height}`;

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
  test(`purchase panel keeps its controls in place at ${sizeText(size)}`, {
    tag: ['@walk', '@wide', '@spec:5.56'],
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
    const stays = (state: string) =>
      softly.poll(() => places(page), `${state} at ${sizeText(size)}`).toEqual(before);

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

/** Whether panel or bar shows all controls unobscured. Runs in the page. */
function reachable(): string[] {
  const isClear = (element: Element | null) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isHit = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
    return isHit(top + 3) && isHit(bottom - 3);
  };
  return ['[data-slot=purchase-panel]', '[data-slot=purchase-bar]'].filter((form) =>
    ['[data-slot=purchase-total] > strong', '[role=spinbutton]', '[data-slot=purchase-act] button'].every(
      (part) => isClear(document.querySelector(`${form} ${part}`)),
    ),
  );
}

test('price and purchase button are visible at every size and scroll position', {
  tag: ['@walk', '@wide'],
}, async ({ page, signedIn, openDraw }) => {
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Friday Meat Raffle No. 42');
  for (const size of sample(sizes, 7)) {
    await page.setViewportSize(size);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
      await softly
        .poll(() => page.evaluate(reachable), `${sizeText(size)}, scrolled to ${share}`)
        .toHaveLength(1);
    }
    const gaps = () =>
      page.evaluate(() => {
        const edgeOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
        const tabs = edgeOf('.dock')?.top ?? 0;
        return {
          belowBar: Math.max(0, tabs - (edgeOf('[data-slot=purchase-bar]')?.bottom ?? 0)),
          linesOfSum: Math.max(
            ...[...document.querySelectorAll('[data-slot=purchase-total]')].map((sum) =>
              Math.round(sum.getBoundingClientRect().height / 26),
            ),
          ),
          sideways: document.documentElement.scrollWidth - innerWidth,
        };
      });
    await softly.poll(gaps, sizeText(size)).toEqual({ belowBar: 0, linesOfSum: 1, sideways: 0 });
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});

test('purchase panel links to the tickets once when the member holds the maximum', {
  tag: ['@wide', '@spec:5.52', '@spec:5.54', '@spec:5.55'],
}, async ({ page, signedIn, sandbox, openDraw }) => {
  await page.clock.install();
  await sandbox.addDraws({ club: 'ciu', name: 'Two Each', maximum: 2 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Two Each');
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

test('purchase panel shows an active or unpaid subscription in place of the choice', {
  tag: '@wide',
}, async ({ page, signedIn, sandbox, open }) => {
  const radios = panel(page).getByRole('radio');
  const openCard = (name: string) =>
    page.getByRole('main').getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await sandbox.setProfile({ pageSize: 1, paged: ['subscriptions/'] });
  await signedIn(page, 'ciu');
  const letGo = await hold(page, '**/subscriptions/?page=2');
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
