/** The browser's own translation replaces the text nodes that React rendered. */
import { desktopFromPx } from '../../../src/lib/config.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { installClock } from '../helpers/page-setup.ts';
import { translatePages } from '../helpers/page-translation.ts';
import { demoMember, signInHere } from '../helpers/sign-in.ts';
import { memberStates, visitorStates } from '../helpers/states/all-states.ts';
import { visitStates } from '../helpers/states/state-visits.ts';
import { walkTags } from '../helpers/walks.ts';
import { openDraw, visit } from './faults/call-scenario.ts';

test.use({ actionTimeout: 15_000 });

for (const [who, all] of [
  ['member', memberStates],
  ['visitor', visitorStates],
] as const) {
  // In `npm test`, tests/unit/project/text-siblings.test.ts finds the texts that translation would break.
  test(`every screen of a ${who} works when the browser translates it`, {
    tag: ['@soak', ...walkTags],
  }, async ({ page, sandbox, signedIn }) => {
    const isWide = (page.viewportSize()?.width ?? 0) >= desktopFromPx;
    const states = all.filter(({ only }) => only !== (isWide ? 'phone' : 'desktop'));
    const club = who === 'member' ? 'ciu' : 'riverside';
    if (who === 'member') await signedIn(page, club);
    const readStaleTexts = await translatePages(page);
    expect(await visitStates({ page, club, sandbox, states }, readStaleTexts)).toEqual({});
  });
}

test('sign-in, purchase and deposit work when the browser translates the page or an extension moves it', {
  tag: '@soak',
}, async ({ page, sandbox, open }) => {
  const place = { page, sandbox, club: 'ciu' } as const;
  await installClock(page);
  const readStaleTexts = await translatePages(page);
  await open('ciu', '/sign-in');

  await test.step('rejected sign-in shows the reason twice', async () => {
    for (const _ of ['once', 'again']) {
      await signInHere(page, demoMember.email, 'wrong');
      await expect(page.getByRole('main').locator(errorBox)).toContainText('Sign In Failed');
    }
  });
  await test.step('correct password opens the raffles', async () => {
    await signInHere(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeVisible();
  });
  await test.step('countdown ticks', async () => {
    const digits = page.locator('[data-slot=countdown-digits]').first();
    const before = await digits.textContent();
    await page.clock.runFor(3_000);
    await expect(digits).not.toHaveText(before ?? '');
  });
  await test.step('purchase changes the number of remaining tickets', async () => {
    await openDraw(place);
    const panel = purchasePanel(page);
    await panel.getByRole('button', { name: 'One more' }).click();
    await expect(panel).toContainText('2 × £1.00 = £2.00');
    await panel.getByRole('button', { name: 'Purchase' }).click();
    await expect(panel).toContainText('New tickets: ');
    await expect(page.getByText('You bought 2 ticket(s) for this draw.')).toBeVisible();
  });
  await test.step('dialog opens, closes and reopens', async () => {
    await visit(place, '/subscriptions');
    for (const _ of ['once', 'again']) {
      await page
        .getByRole('button', { name: /^Unsubscribe/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
  expect(await readStaleTexts()).toEqual([]);
  await test.step('links and deposit work when an extension has moved elements', async () => {
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main, main > *, h1, h2')) {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
      }
    });
    for (const name of ['Tickets', 'Raffles', 'Wallet']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
    }
    await visit(place, '/wallet/deposit');
    await page.getByRole('button', { name: '£5', exact: true }).click();
    expect(await readStaleTexts()).toEqual([]);
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(/\/pay\//);
  });
});
