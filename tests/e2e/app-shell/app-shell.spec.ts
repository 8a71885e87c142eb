import type { Page } from '@playwright/test';
import { getRoute } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { pauseClock } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';

const compliance = ['Terms of Service', 'GDPR', 'Privacy Policy', 'Accessibility', 'Complaints'];
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuWidth = async (page: Page) => (await mainMenu(page).boundingBox())?.width;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const current = (page: Page) => mainMenu(page).locator('[aria-current=page]');
const back = (page: Page) => page.getByRole('button', { name: 'Back' });

test('phone frame has a logo on tab screens, a back button elsewhere, and a menu', {
  tag: ['@spec:2.12', '@spec:9.29', '@spec:9.32', '@spec:9.34', '@spec:9.36'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  await open('ciu');
  const header = page.getByRole('banner');
  const tabs = mainMenu(page).getByRole('link');
  await expect(tabs).toHaveText(['Raffles', 'Wallet', 'Tickets', 'More']);
  const addresses = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/', '/wallet', '/tickets', '/more']);
  for (const tab of ['Raffles', 'Wallet', 'Tickets', 'More']) {
    await mainMenu(page).getByRole('link', { name: tab }).click();
    await expect(heading(page, tab)).toBeVisible();
    await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible();
    await expect(header.getByRole('img', { name: 'CIU Social Club' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(current(page)).toHaveText(tab);
  }
  expect(seen.filter((url) => /\/(desktop-frame|avatar)\./.test(url))).toEqual([]);

  await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
  await expect(heading(page, 'Deposit')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await expect(current(page)).toHaveText('Wallet');
  await test.step('a form keeps its input when a tablet rotates into the desktop frame', async () => {
    const amount = page.getByRole('textbox', { name: /amount/i });
    await amount.fill('12.50');
    await page.setViewportSize({ width: 767, height: 1024 });
    await expect(tabs).toHaveText(['Raffles', 'Wallet', 'Tickets', 'More']);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(mainMenu(page).getByRole('link', { name: 'More' })).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole('button', { name: 'Theme' })).toBeVisible();
    await expect(amount).toHaveValue('12.50');
    await expect(mainMenu(page).getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await expect.poll(() => menuWidth(page), 'wider on a mobile device').toBe(288);
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await back(page).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
  for (const name of ['Notifications', 'Profile']) {
    await header.getByRole('link', { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(current(page)).toHaveCount(0);
    await back(page).click();
  }

  await mainMenu(page).getByRole('link', { name: 'More' }).click();
  const menu = page.getByRole('navigation', { name: 'More' });
  const group = (name: string) => menu.getByRole('region', { name, exact: true }).getByRole('listitem');
  const groups = {
    'Your play': ['Subscriptions', 'Results', 'Stay in control'],
    'Get help': ['Support', 'Help'],
    Account: ['Notifications', 'Change Password', getRoute('thisDevice').title, /^ThemeSystem/, 'Logout'],
    'About the club': compliance,
  };
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText(Object.keys(groups));
  for (const [name, entries] of Object.entries(groups)) await expect(group(name), name).toHaveText(entries);
  await expect(page.getByRole('main').getByRole('link', { name: /GamCare/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Payment company' })).toBeVisible();
  await expect(page.getByText('Secure payments')).toBeVisible();
  await menu.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(header.getByRole('img', { name: 'CIU Social Club' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Praxis. All rights reserved.`);
  await expect(footer).toContainText('Version 0.9.0');
  await expect(footer.getByRole('link', { name: /GamCare/ })).toBeVisible();

  await test.step('logo of an unusual shape fits its box, and the name replaces a failed one', async () => {
    await open('harlequin', '/sign-in');
    const logo = page.getByRole('banner').getByRole('img');
    // The box has its size before the image.
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    const { box, width, height, natural } = await logo.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const box = image.parentElement?.getBoundingClientRect();
      return { box, width, height, natural: image.naturalWidth / image.naturalHeight };
    });
    expect(width).toBeLessThanOrEqual(box?.width ?? 0);
    expect(height).toBeLessThanOrEqual(box?.height ?? 0);
    expect(width / height / natural).toBeCloseTo(1, 1);

    const name = (await logo.getAttribute('alt')) ?? 'no name';
    await logo.dispatchEvent('error');
    await expect(page.getByRole('banner')).toHaveText(name);
  });
});

test('desktop frame has a sidebar, a theme switch, notifications and an account menu', {
  tag: ['@wide', '@spec:9.4', '@spec:9.7', '@spec:9.33', '@spec:9.35'],
}, async ({ page, context, signedIn, open }) => {
  const header = page.getByRole('banner');
  const expectWidth = (px: number) => expect.poll(() => menuWidth(page)).toBe(px);
  const choose = async (choice: string) => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: choice }).click();
  };
  const expectScheme = (scheme: string) => expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=getaway');

  await test.step('header has a back button only where Back leads to a list', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    await header.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/?search=getaway'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(back(page)).toHaveCount(0);
  });

  await test.step('sidebar shows two groups and the current screen', async () => {
    await expect(mainMenu(page).getByRole('link')).toHaveText([
      ...['Raffles', 'Wallet', 'Tickets', 'Subscriptions', 'Support', 'Help', 'Results', 'Stay in control'],
      ...compliance,
    ]);
    await expect(mainMenu(page).getByRole('list', { name: 'Compliance' }).getByRole('link')).toHaveText(
      compliance,
    );
    await expect(mainMenu(page).getByRole('img', { name: 'CIU Social Club' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Version 0.9.0');
    await expectWidth(256);
    for (const key of ['Control+b', 'Meta+b']) {
      await page.getByRole('searchbox').press(key);
      await expectWidth(256);
    }
    await mainMenu(page).getByRole('link', { name: 'Support' }).click();
    await expect(current(page)).toHaveText('Support');
    await page.getByRole('link', { name: 'Create ticket' }).click();
    await expect(heading(page, 'Create new ticket')).toBeVisible();
    await expect(current(page)).toHaveText('Support');
  });

  await test.step('sidebar and theme stay after a reload', async () => {
    await page.keyboard.press('Meta+b');
    await expectWidth(48);
    await page.keyboard.press('Control+b');
    await expectWidth(256);
    await page.keyboard.press('Control+b');
    await expectWidth(48);
    // Scheduled callbacks wait while the clock is paused.
    await pauseClock(page);
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).hover();
    await expect(page.getByText('Wallet', { exact: true }).last()).toBeVisible();
    await page.clock.resume();
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + 7 * 24 * 60 * 60, -2);
    await expect(page.getByRole('button', { name: 'Theme: System', exact: true })).toBeVisible();
    await choose('Dark');
    await expectScheme('dark');
    await page.reload();
    await expectScheme('dark');
    await mainMenu(page).getByRole('button', { name: 'Expand sidebar' }).click();
    await expectWidth(256);
  });

  await test.step('theme switch focuses the choice, which overrides the system', async () => {
    await page.getByRole('button', { name: 'Theme: Dark', exact: true }).press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await choose('Light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme('light');
    await choose('System');
    await expectScheme('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectScheme('light');
  });

  await test.step('notifications open in a panel that links to all', async () => {
    const panel = page.getByRole('region', { name: 'Notifications' });
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await panel.getByRole('link', { name: 'See all notifications' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/notifications'));
    await expect(panel).toBeHidden();
  });

  await test.step('account menu switches clubs only for a member of several', async () => {
    const items = page.getByRole('menuitem');
    for (const [item, path] of [
      ['Profile', '/profile'],
      ['Change Password', '/change-password'],
      ['Logout', '/sign-in'],
    ] as const) {
      await page.getByRole('button', { name: 'Alex Morgan alex@example.com Account menu' }).click();
      await expect(items).toHaveText(['Switch Client', 'Profile', 'Change Password', 'Logout']);
      await items.filter({ hasText: item }).click();
      await expect(page).toHaveURL(siteUrl('ciu', path));
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await signInHere(page, 'sam@example.com');
    await page.getByRole('button', { name: /Sam Whitfield.*Account menu/ }).click();
    await expect(items).toHaveText(['Profile', 'Change Password', 'Logout']);
    await items.last().click();
  });

  await test.step('visitor has a header without menu and notifications', async () => {
    await page.getByRole('link', { name: 'Terms of Service' }).first().click();
    await expect(header.getByRole('button', { name: 'Theme' })).toBeVisible();
    await expect(header.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Notifications' })).toHaveCount(0);
    await expect(mainMenu(page)).toHaveCount(0);
  });
});
