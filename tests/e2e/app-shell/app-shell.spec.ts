import type { Page } from '@playwright/test';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { ScreenReader } from '../helpers/screen-reader/screen-reader.ts';
import { readWhenStable, waitForIdle } from '../helpers/waits.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuWidth = async (page: Page) => (await mainMenu(page).boundingBox())?.width;
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('phone frame', () => {
  for (const [path, tab] of [
    ['/', 'Raffles'],
    ['/wallet', 'Wallet'],
    ['/tickets', 'Tickets'],
    ['/more', 'More'],
  ] as const) {
    test(`${path} has the logo header and its tab marked`, { tag: '@spec:9.29' }, async ({
      page,
      signedIn,
      open,
    }) => {
      await signedIn(page, 'ciu');
      await open('ciu', path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Notifications' })).toBeVisible();
      await expect(header.getByRole('img', { name: 'CIU Social Club' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: tab })).toBeVisible();
      await expect(mainMenu(page).getByRole('link')).toHaveText(['Raffles', 'Wallet', 'Tickets', 'More']);
      await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(tab);
    });
  }

  test('nothing is loaded that only wide screens show', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await open('ciu', '/more');
    await expect(page.getByRole('main').getByRole('link', { name: 'Support' })).toBeVisible();
    expect(seen.filter((url) => /\/(desktop-frame|avatar)\./.test(url))).toEqual([]);
  });

  test('other screens have back and title, and their tab is marked too', async ({ page, signedIn, open }) => {
    await signedIn(page, 'riverside');
    await open('riverside', '/wallet');
    await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText('Wallet');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(siteUrl('riverside', '/wallet'));
    for (const name of ['Notifications', 'Profile']) {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(mainMenu(page).locator('[aria-current=page]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Back' }).click();
    }
  });

  test('back leads to the parent screen where there is no history', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/support/create-ticket');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/support'));
    await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  });

  test('the menu lists its links in order and logs out', { tag: '@spec:2.12' }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/more');
    const menu = page.getByRole('navigation', { name: 'More' });
    await expect(menu.getByRole('link')).toHaveText([
      'Results',
      'Subscriptions',
      'Support',
      'Play in control',
      'Notifications',
      'Change Password',
      'Terms of Service',
      'Privacy Policy',
      'GDPR',
      'Accessibility',
      'Complaints',
    ]);
    await expect(menu.getByRole('listitem').nth(5)).toContainText('Theme');
    await menu.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'club-dark');
    await expect(page.getByRole('main').getByRole('link', { name: /GamCare/ })).toBeVisible();
    await expect(page.getByText('Secure payments')).toBeVisible();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    await open('ciu', '/more');
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  });

  test('what was typed is still there when a tablet is turned', {
    tag: ['@spec:9.34', '@spec:9.36'],
  }, async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/wallet/deposit');
    const amount = page.getByRole('textbox', { name: /amount/i });
    await amount.fill('12.50');
    await page.setViewportSize({ width: 767, height: 1024 });
    await expect(mainMenu(page).getByRole('link')).toHaveText(['Raffles', 'Wallet', 'Tickets', 'More']);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(mainMenu(page).getByRole('link', { name: 'More' })).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole('button', { name: 'Theme' })).toBeVisible();
    await expect(amount).toHaveValue('12.50');
    await expect(mainMenu(page).getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await expect.poll(() => menuWidth(page), 'wider on a mobile device').toBe(288);
  });
});

test.describe('desktop frame', { tag: '@wide' }, () => {
  test('the sidebar has its two groups and marks where the member is', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/subscriptions');
    await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link')).toHaveText([
      'Raffles',
      'Wallet',
      'Tickets',
      'Subscriptions',
      'Support',
      'Results',
      'Play in control',
      'Terms of Service',
      'GDPR',
      'Privacy Policy',
      'Accessibility',
      'Complaints',
    ]);
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText('Subscriptions');
    await expect(mainMenu(page).getByRole('list', { name: 'Compliance' }).getByRole('link')).toHaveCount(5);
    await expect(mainMenu(page).getByRole('img', { name: 'CIU Social Club' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Praxis. All rights reserved.');
    await expect(footer).toContainText('Version 0.9.0');
    await mainMenu(page).getByRole('link', { name: 'Support' }).click();
    await page.getByRole('link', { name: 'Create ticket' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create new ticket' })).toBeVisible();
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText('Support');
  });

  test('a draw leads back to the raffles as they were narrowed', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/?search=getaway');
    const back = page.getByRole('banner').getByRole('button', { name: 'Back' });
    await page.getByRole('article').first().getByRole('link').first().click();
    await back.click();
    await expect(page).toHaveURL(siteUrl('ciu', '/?search=getaway'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(back).toHaveCount(0);
  });

  test('the sidebar collapses to icons with tooltips and stays so', {
    tag: ['@spec:9.4', '@spec:9.7', '@spec:9.33', '@spec:9.35'],
  }, async ({ page, context, signedIn, open }) => {
    await page.clock.install();
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    await expect(mainMenu(page).getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await expect.poll(() => menuWidth(page)).toBe(256);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => menuWidth(page)).toBe(48);
    await page.keyboard.press('Control+b');
    await expect.poll(() => menuWidth(page)).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(() => menuWidth(page)).toBe(48);
    // Scheduled callbacks wait while the clock is paused.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).hover();
    await expect(page.getByText('Wallet', { exact: true }).last()).toBeVisible();
    await page.clock.resume();
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect(cookie?.expires).toBeCloseTo(Date.now() / 1000 + 7 * 24 * 60 * 60, -2);
    await page.reload();
    await mainMenu(page).getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(() => menuWidth(page)).toBe(256);
  });

  test('Ctrl+B leaves the sidebar alone while text is typed', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    const collapse = mainMenu(page).getByRole('button', { name: 'Collapse sidebar' });
    await expect(collapse).toBeVisible();
    for (const key of ['Control+b', 'Meta+b']) {
      await page.getByRole('searchbox').press(key);
      await expect(collapse).toBeVisible();
    }
    await collapse.press('Control+b');
    await expect(mainMenu(page).getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });

  test('the theme switch sets light, dark or the system’s', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    const choose = async (choice: string) => {
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('menuitemradio', { name: choice }).click();
    };
    await expect(page.getByRole('button', { name: 'Theme: System', exact: true })).toBeVisible();
    await choose('Dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('button', { name: 'Theme: Dark', exact: true }).press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Dark', checked: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await choose('Light');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await choose('System');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('the bell opens the notifications, and Escape closes them', async ({ page, signedIn, open }) => {
    await signedIn(page, 'riverside');
    await open('riverside', '/tickets');
    const bell = page.getByRole('button', { name: 'Notifications' });
    await bell.click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByText('Welcome to Riverside Club')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await bell.click();
    await panel.getByRole('link', { name: 'See all notifications' }).click();
    await expect(page).toHaveURL(siteUrl('riverside', '/notifications'));
    await expect(panel).toBeHidden();
  });

  test('the user menu leads to the profile and the password, and logs out', async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    const menu = page.getByRole('button', { name: 'Alex Morgan alex@example.com Account menu' });
    await expect(menu).toContainText('Alex Morgan');
    await expect(menu).toContainText('alex@example.com');
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Switch Client',
      'Profile',
      'Change Password',
      'Logout',
    ]);
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/profile'));
    await menu.click();
    await page.getByRole('menuitem', { name: 'Change Password' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/change-password'));
    await menu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('a visitor has a title and the theme, but neither sidebar nor notifications', async ({
    page,
    open,
  }) => {
    await open('ciu', '/gdpr');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Theme' })).toBeVisible();
    await expect(header.getByRole('heading', { level: 1, name: 'GDPR' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Notifications' })).toHaveCount(0);
    await expect(mainMenu(page)).toHaveCount(0);
  });

  test('a member of one club is offered no other', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu', 'sam@example.com');
    await open('ciu', '/tickets');
    await page.getByRole('button', { name: /Sam Whitfield.*Account menu/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Change Password', 'Logout']);
  });

  test('switching to another club opens its address, signed in', { tag: '@spec:4.16' }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    const openDialog = async () => {
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Switch Client' }).click();
    };
    await openDialog();
    const dialog = page.getByRole('dialog', { name: 'Switch Client' });
    await dialog.getByRole('button', { name: /CIU Social Club/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(siteUrl('ciu', '/tickets'));
    await openDialog();
    await dialog.getByRole('button', { name: /Riverside Club/ }).click();
    await expect(page).toHaveURL(siteUrl('riverside'));
    await expect(page.getByRole('button', { name: /Alex Morgan.*Account menu/ })).toBeVisible();
    await open('ciu');
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  });
});

test.describe('every width', { tag: ['@phone', '@wide'] }, () => {
  for (const club of demoTenants) {
    test(`${club}: an unknown address says so and leads on`, { tag: ['@spec:2.25', '@spec:8.67'] }, async ({
      page,
      signedIn,
      open,
    }) => {
      await signedIn(page, club);
      await open(club, '/tickets');
      await open(club, '/no-such-page');
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await page.getByRole('button', { name: 'Go Back' }).click();
      await expect(page).toHaveURL(siteUrl(club, '/tickets'));
      await page.goForward();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(siteUrl(club));
      await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeVisible();
    });
  }

  test('signing in screens have the logo above and the footer below', { tag: '@spec:9.32' }, async ({
    page,
    open,
  }) => {
    await open('ciu', '/sign-in');
    await expect(page.getByRole('banner').getByRole('img', { name: 'CIU Social Club' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Praxis. All rights reserved.`);
    await expect(footer).toContainText('Version 0.9.0');
    await expect(footer.getByRole('link', { name: /GamCare/ })).toBeVisible();
  });

  test('a change of screen moves focus to its heading, which says it once', async ({
    page,
    signedIn,
    open,
  }) => {
    const listener = await ScreenReader.attach(page);
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
    expect((await listener.readSpeech()).filter((line) => line.includes('heading'))).toEqual([
      'focus heading "Wallet", level=1',
    ]);
    await expect(page.locator('#announcer')).toBeEmpty();
  });

  test('going back restores where the list was left', async ({ page, sandbox, signedIn, open }) => {
    await sandbox.addDraws({ club: 'ciu', count: 40, name: 'Filler' });
    await signedIn(page, 'ciu');
    await open('ciu');
    // The page scrolls only once the list exceeds the window.
    const room = () => page.evaluate(() => document.body.scrollHeight - innerHeight);
    await expect.poll(room).toBeGreaterThan(900);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrolled(page)).toBe(900);
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  test('the skip link leads past the chrome', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    await expect(mainMenu(page)).toBeVisible();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a member whose data cannot be loaded stays signed in', { tag: ['@spec:4.15', '@spec:8.8'] }, async ({
    page,
    sandbox,
    signedIn,
    open,
    failing,
  }) => {
    await signedIn(page, 'ciu');
    await failing('users/me/', 500);
    await open('ciu', '/notifications');
    const notice = page
      .locator('[data-slot=notices]')
      .getByText('Failed to load your account. Please try again later.');
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toBeHidden();
  });

  test('a club that cannot be reached is said so, and Retry brings it', { tag: '@spec:8.9' }, async ({
    page,
    sandbox,
    open,
    failing,
  }) => {
    await failing('clients/current/', 503);
    await open('ciu', '/sign-in');
    const notice = page
      .locator('[data-slot=notices]')
      .getByText('We could not reach your club. Please try again later.');
    await expect(notice).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toBeHidden();
    await expect(page).toHaveTitle('Sign In · CIU Social Club');
  });

  test('an address without a club says so on every screen', async ({ page, open }) => {
    for (const path of ['/sign-in', '/terms-of-service', '/callback']) {
      await open('nobody', path);
      await expect(page.getByRole('heading', { name: 'There is no club at this address' })).toBeVisible();
      await expect(page.getByText('nobody.praxis.localhost')).toBeVisible();
    }
  });

  test('a lost connection is noticed and forgotten', { tag: ['@spec:8.47', '@spec:8.54'] }, async ({
    page,
    context,
    open,
  }) => {
    // Prefetch fails offline.
    await open('ciu', '/sign-in');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.setOffline(true);
    const notice = page
      .locator('[data-slot=notices]')
      .getByText('You are offline. What you see may be out of date.');
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.locator('#announcer')).toContainText('You are back online.');
  });

  for (const club of [...demoTenants, 'harlequin']) {
    test(`${club}: the whole logo fits its box, whatever its shape`, async ({ page, open }) => {
      await open(club, '/sign-in');
      const logo = page.getByRole('banner').getByRole('img');
      // The box has its size before the image.
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
      const shapes = await logo.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        const box = image.parentElement?.getBoundingClientRect();
        const natural = image.naturalWidth / image.naturalHeight;
        return { box, width, height, distortion: width / height / natural };
      });
      expect(shapes.width).toBeLessThanOrEqual(shapes.box?.width ?? 0);
      expect(shapes.height).toBeLessThanOrEqual(shapes.box?.height ?? 0);
      expect(shapes.distortion).toBeCloseTo(1, 1);
    });
  }

  test('a club whose logo cannot be loaded shows its name', async ({ page, open }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await open('riverside', '/sign-in');
    await expect(page.getByRole('banner')).toHaveText('Riverside Club');
  });

  test('a crash says so and offers a way on', { tag: '@spec:8.68' }, async ({
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
    await open('ciu', '/notifications');
    await expect(
      page.getByText("Application Error: We're sorry, but something went wrong with the application."),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeVisible();
  });
});

test.describe('changes of screen', { tag: ['@phone', '@wide'] }, () => {
  /** Records the elements that scripts animate. */
  async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const seen: string[] = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        seen.push(this.id || this.tagName);
        return animate.call(this, frames, options);
      };
      Object.assign(window, { seenMotions: seen });
    });
    return () => page.evaluate(() => (window as unknown as { seenMotions: string[] }).seenMotions);
  }

  test('come at once, without motion, with the focus on the heading and back to where it was left', async ({
    page,
    sandbox,
    signedIn,
    open,
  }) => {
    const motions = await watchTransitions(page);
    await sandbox.addDraws({ club: 'ciu', count: 40, name: 'Filler' });
    await signedIn(page, 'ciu');
    await open('ciu');
    // Focus restoration loads after the first view.
    await waitForIdle(page);
    const link = page.getByRole('link', { name: 'Play Filler 3', exact: true });
    await link.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await link.hover();
    const left = await readWhenStable(() => scrolled(page));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Filler 3', exact: true })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(link, 'a reader goes on where they were').toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(left);
    await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeFocused();
    expect(await motions()).toEqual([]);
  });
});
