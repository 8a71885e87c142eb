/** Focus order beyond the journeys of journeys.spec.ts. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { expectVisibleFocus, press, tabTo } from '../helpers/keyboard.ts';
import { purchaseBar } from '../helpers/locators.ts';
import { holdMessages } from '../helpers/states/screen-state.ts';
import { setTextSize } from '../helpers/visual-checks/emulation.ts';
import { largeText } from '../helpers/visual-checks/reflow.ts';
import { waitForIdle } from '../helpers/waits.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Scroll position after ten stable frames. Elements get their real height when they scroll into view. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let [before, frames] = [-1, 0]; frames < 10; frames += 1) {
      if (scrollY !== before) [before, frames] = [scrollY, 0];
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });

test('heading of a screen that loads before the app services gets the focus', async ({ page, open }) => {
  const release = await hold(page, /_astro\/forgot-password\./);
  const releaseServices = await hold(page, /_astro\/services\./);
  await open('ciu', '/sign-in');
  // A link that is pressed earlier changes no screen: the app begins with its target.
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
  await expect(page).toHaveURL(/forgot-password$/);
  await expect(heading(page, 'Sign in')).toBeHidden();
  release();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  releaseServices();
  await expect(heading(page, 'Forgot your password?')).toBeFocused();
});

test('focus moves to a successor of a replaced control, and to the opened entry on Back', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('something moves');
    };
  });
  await sandbox.addDraws({ club: 'ciu', count: 60, name: 'Filler' });
  await signedIn(page, 'ciu');
  await test.step('successor gets the focus when its control is replaced', async () => {
    const answer = await hold(page, '**/users/clients/');
    await open('ciu', '/profile');
    const opener = page.getByRole('button', { name: 'Switch Client' });
    const dialog = page.getByRole('dialog', { name: 'Switch Client' });
    const club = dialog.getByRole('button', { name: /CIU Social Club/ });
    await opener.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    answer();
    await expect(club).toBeVisible();
    await page.keyboard.press('Escape');
    await opener.press('Enter');
    await expect(club).toBeFocused();
    await page.keyboard.press('Escape');

    // Success removes the Try again button, and no control follows it.
    await sandbox.faults({ path: 'transactions/me/', status: 500, times: 1 });
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeFocused();
  });
  await test.step('Back returns to the entry of every list, without motion', async () => {
    await mainMenu(page).getByRole('link', { name: 'Raffles' }).click();
    await waitForIdle(page);
    const scrolled = () => page.evaluate(() => scrollY);
    await page.getByRole('button', { name: 'Show more' }).click();
    const card = page.getByRole('link', { name: 'Play Filler 55', exact: true });
    await card.focus();
    const left = await restingPlace(page);
    await card.press('Enter');
    await expect(heading(page, 'Filler 55')).toBeFocused();
    await expect.poll(scrolled).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(card, 'of the second fifty').toBeFocused();
    await expect.poll(scrolled).toBe(left);
    // After a menu link Back focuses the heading.
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(heading(page, 'Wallet')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Raffles')).toBeFocused();
    await expect.poll(scrolled).toBe(left);
    await page.goForward();
    await expect(heading(page, 'Wallet')).toBeFocused();

    for (const [screen, path, name] of [
      ['Tickets', '/tickets', /Summer|Meat|Wine/],
      ['More', '/more', 'Privacy Policy'],
    ] as const) {
      await mainMenu(page).getByRole('link', { name: screen }).click();
      const link = page.getByRole('main').getByRole('link', { name }).first();
      await link.press('Enter');
      await expect(page).not.toHaveURL(siteUrl('ciu', path));
      await page.goBack();
      await expect(link, path).toBeFocused();
    }
  });
});

test('focused link scrolls out from under a toast', async ({ page, context, open }) => {
  // A failed single sign-on from another tenant shows a message.
  await context.addCookies([{ name: 'shared-auth', value: 'worthless', url: siteUrl('ciu') }]);
  await open('ciu', '/sign-in');
  await waitForIdle(page);
  await expect(messages(page)).toBeVisible();
  for (const name of ['Sign up', 'Terms of Service', 'Privacy Policy', /GamCare/]) {
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
    await expectVisibleFocus(page);
  }
  await expect(messages(page), 'it was there all the time').toBeVisible();
});

test('toast and purchase bar do not cover the focus on low screens in large text', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await setTextSize(page, largeText);
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Quick Draw' });
  await signedIn(page, 'ciu');
  await open('ciu', `/raffles/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await purchaseBar(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(messages(page).getByRole('listitem')).toHaveCount(2);
  await holdMessages(page);
  const name = page.getByRole('main').getByRole('heading', { name: 'Quick Draw' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(name).not.toBeInViewport();
  await name.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('desktop frame works by keyboard, and popovers close when the focus leaves', {
  tag: '@wide',
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/tickets');
  await waitForIdle(page);
  const collapse = page.getByRole('button', { name: 'Collapse sidebar' });
  await expect(collapse).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.getByRole('main')).toBeFocused();

  await collapse.press('Enter');
  await tabTo(page, mainMenu(page).getByRole('link', { name: 'Subscriptions' }));
  await expect(page.locator('[data-slot=tooltip]:popover-open')).toHaveText('Subscriptions');
  await page.keyboard.press('Control+b');

  const account = page.getByRole('button', { name: /Account menu/ });
  const menuItem = page.getByRole('menuitem', { name: 'Switch Client' });
  await press(page, account);
  await expect(menuItem).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Switch Client' });
  await tabTo(page, dialog.getByRole('button', { name: /CIU Social Club/ }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(account).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    await account.press('Enter');
    await expect(menuItem).toBeFocused();
    await page.keyboard.press(key);
    if (key === 'Shift+Tab') await page.keyboard.press(key);
    await expect(page.getByRole('menu')).toBeHidden();
    await expectVisibleFocus(page);
  }

  const theme = page.getByRole('button', { name: 'Theme' });
  await press(page, theme);
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toContainClass('dark');
  await expect(theme).toBeFocused();

  const bell = page.getByRole('button', { name: 'Notifications' });
  const panel = page.getByRole('region', { name: 'Notifications' });
  const all = panel.getByRole('link', { name: 'See all notifications' });
  const openNotifications = async () => {
    await page.keyboard.press('Enter');
    // The popover notices the focus from here on.
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, all);
  };
  await tabTo(page, bell);
  await openNotifications();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  await expectVisibleFocus(page);
  await bell.focus();
  await openNotifications();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
});
