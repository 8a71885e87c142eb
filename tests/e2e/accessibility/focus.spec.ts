import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { findFocusProblem, press, tabTo } from '../helpers/screen-reader/keyboard.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { holdMessages } from '../helpers/states/screen-state.ts';
import { setTextSize } from '../helpers/visual-checks/emulation.ts';
import { largeText } from '../helpers/visual-checks/reflow.ts';
import { waitForIdle, waitForReplies, waitForScript } from '../helpers/waits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function expectUncovered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findFocusProblem)).toBeUndefined();
}

/** Scroll position after ten stable frames. Elements get their real height when they scroll into view. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let [before, frames] = [-1, 0]; frames < 10; frames += 1) {
      if (scrollY !== before) [before, frames] = [scrollY, 0];
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });

test.describe('on a narrow screen', () => {
  test('what goes away leaves the focus to a successor', async ({ page, sandbox, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/profile');
    await waitForIdle(page);
    await press(page, page.getByRole('button', { name: 'Edit personal info' }));
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(messages(page)).toContainText('Personal information updated');
    const edit = page.getByRole('button', { name: 'Edit personal info' });
    await expect(edit).toBeFocused();
    await press(page, messages(page).getByRole('button', { name: 'Close message' }));
    await expect(messages(page)).toHaveCount(0);
    await expect(page.locator(':focus'), 'back to where it came from').toBeVisible();

    // Success removes the Retry button, and no control follows it.
    await sandbox.faults({ path: 'transactions/me/', status: 500, times: 1 });
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeFocused();
  });

  for (const [when, hasServices] of [
    ['with the app services', true],
    ['before the app services', false],
  ] as const) {
    test(`the heading of a screen whose code loads late has the focus, ${when}`, async ({ page, open }) => {
      const release = await hold(page, /_astro\/forgot-password\./);
      const releaseServices = await hold(page, /_astro\/app-services\./);
      if (hasServices) releaseServices();
      await open('ciu', '/sign-in');
      await page.getByLabel('Email').fill('ada@example.com');
      if (hasServices) await waitForScript(page, 'app-services');
      await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
      await expect(page).toHaveURL(/forgot-password$/);
      await expect(heading(page, 'Sign in')).toBeHidden();
      release();
      await expect(heading(page, 'Forgot Password')).toBeVisible();
      releaseServices();
      await expect(heading(page, 'Forgot Password')).toBeFocused();
    });
  }

  test('typing a birthday instead begins on the day, and the wheels again on the year', async ({
    page,
    open,
  }) => {
    await open('staging', '/sign-up');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Date of birth' }).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
    await sheet.getByRole('button', { name: 'Type it instead' }).press('Enter');
    await expect(sheet.getByLabel('Day')).toBeFocused();
    await sheet.getByRole('button', { name: 'Use the wheels' }).press('Enter');
    await expect(sheet.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
  });

  test('a crash has the focus on what it says, and the title says so too', async ({
    page,
    problems,
    signedIn,
    open,
  }) => {
    problems.allow(/./);
    await signedIn(page, 'ciu');
    const body = "export default () => { throw new Error('a defect') }";
    await page.route(/_astro\/notifications\./, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await open('ciu', '/wallet');
    await page.getByRole('link', { name: 'Notifications' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Application Error/ })).toBeFocused();
    await expect(page).toHaveTitle('Application Error');
  });

  test('the way back leads to what was opened, in every list', async ({ page, sandbox, signedIn, open }) => {
    await sandbox.addDraws({ club: 'ciu', count: 40, name: 'Filler' });
    await signedIn(page, 'ciu');
    await open('ciu');
    await waitForIdle(page);
    for (const name of ['Play Filler 30', 'Play Filler 3']) {
      await mainMenu(page).getByRole('link', { name: 'Raffles' }).click();
      const card = page.getByRole('link', { name, exact: true });
      const isReached = async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return card.isVisible();
      };
      await expect.poll(isReached, { intervals: [50] }).toBe(true);
      await card.focus();
      const left = await restingPlace(page);
      await card.press('Enter');
      await expect(page).toHaveURL(/raffles\/\d+$/);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(card, 'although the list has to grow for it').toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    }

    for (const [path, name] of [
      ['/tickets', /Summer|Meat|Wine/],
      ['/support', 'Create ticket'],
      ['/more', 'Privacy Policy'],
      ['/wallet', 'Withdraw'],
    ] as const) {
      await open('ciu', path);
      await waitForIdle(page);
      const link = page.getByRole('main').getByRole('link', { name }).first();
      await link.press('Enter');
      await expect(page).not.toHaveURL(siteUrl('ciu', path));
      await page.goBack();
      await expect(link, path).toBeFocused();
    }
    // After a menu link Back focuses the heading.
    await mainMenu(page).getByRole('link', { name: 'Tickets' }).click();
    await expect(heading(page, 'Tickets')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Wallet')).toBeFocused();
  });

  test('signing out leads to a named heading, by choice or not', async ({
    page,
    sandbox,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/more');
    await waitForIdle(page);
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(heading(page, 'Sign in')).toBeFocused();
    await page.getByLabel('Email').fill(demoMember.email);
    await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Raffles')).toBeFocused();
    await mainMenu(page).getByRole('link', { name: 'More' }).click();
    await waitForReplies(sandbox);
    await sandbox.expireTokens();
    await sandbox.revokeTokens();
    // Clicks without waiting: any other request would also end the session.
    await mainMenu(page).getByRole('link', { name: 'Tickets' }).dispatchEvent('click');
    await expect(heading(page, 'Sign in')).toBeFocused();
  });

  test('Switch Client opens on something named, its clubs loaded or not', async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    const answer = await hold(page, '**/users/clients/');
    await open('ciu', '/profile');
    const opener = page.getByRole('button', { name: 'Switch Client' });
    const dialog = page.getByRole('dialog', { name: 'Switch Client' });
    await opener.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    answer();
    await expect(dialog.getByRole('button', { name: /CIU Social Club/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await opener.press('Enter');
    await expect(dialog.getByRole('button', { name: /CIU Social Club/ })).toBeFocused();
  });

  test('the last link of a list stays in sight while the list grows above it', async ({
    page,
    sandbox,
    signedIn,
    open,
  }) => {
    await sandbox.addTransactions({ club: 'ciu', email: demoMember.email, count: 200 });
    await signedIn(page, 'ciu');
    await open('ciu', '/wallet');
    await waitForIdle(page);
    await expect(page.getByText(/of 2\d\d transactions/)).toBeVisible();
    const last = page.getByRole('main').getByRole('link', { name: /GamCare/ });
    await page.getByRole('main').getByRole('link', { name: 'Statement' }).focus();
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(page.getByText(/of 2\d\d transactions/)).toHaveCount(0);
    await expectUncovered(page);
  });

  test('a message lies over no link that has the focus', async ({ page, context, open }) => {
    // A failed single sign-on from another tenant shows a message.
    const cookie = { name: 'shared-auth', value: 'worthless', url: siteUrl('ciu') };
    await context.addCookies([cookie]);
    await open('ciu', '/sign-in');
    await waitForIdle(page);
    await expect(messages(page)).toBeVisible();
    for (const name of ['Sign up', 'Terms of Service', 'Privacy Policy', /GamCare/]) {
      await page.getByRole('link', { name }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
      await expectUncovered(page);
    }
    await expect(messages(page), 'it was there all the time').toBeVisible();
  });

  test('a message and the purchase bar leave a low screen room for what it scrolls to in large text', async ({
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
    await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
    await expect(messages(page).getByRole('listitem')).toHaveCount(2);
    await holdMessages(page);
    const name = page.getByRole('main').getByRole('heading', { name: 'Quick Draw' });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(name).not.toBeInViewport();
    await name.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await expect(name).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('what opens closes when the focus leaves it', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    await waitForIdle(page);
    const panel = page.getByRole('region', { name: 'Notifications' });
    await press(page, page.getByRole('button', { name: 'Notifications' }));
    await tabTo(page, panel.getByRole('link', { name: 'See all notifications' }));
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
    await expectUncovered(page);

    const account = page.getByRole('button', { name: /Account menu/ });
    for (const key of ['Tab', 'Shift+Tab']) {
      await account.press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press(key);
      if (key === 'Shift+Tab') await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toBeHidden();
      await expectUncovered(page);
    }
  });
});
