import type { Page } from '@playwright/test';
import { getRoute, routeNames } from '../../src/lib/routes.ts';
import { expect, siteUrl, test } from './helpers/fixtures.ts';
import { countdownIn, errorBox } from './helpers/locators.ts';
import { readWhenStable } from './helpers/waits.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const toasts = (page: Page) => messages(page).getByRole('listitem');

const protectedPaths = routeNames
  .map(getRoute)
  .filter(({ access }) => access === 'protected')
  .map(({ path }) => path.replace(':id', '999999'));

/** Pauses in ten seconds, within the tolerated clock error. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 10_000);
}

/** Moves away from toasts, which the pointer would pause. */
async function leavePointer(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
}

test('a visitor of a screen of members is at the sign-in screen in its place in the history', {
  tag: ['@wide', '@spec:2.5-17', '@spec:2.26'],
}, async ({ page, open }) => {
  test.slow();
  await open('ciu', '/gdpr');
  for (const path of protectedPaths) {
    await open('ciu', path);
    await expect(page, path).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Sign in');
    await page.goBack();
    await expect(page, path).toHaveURL(siteUrl('ciu', '/gdpr'));
  }
});

test('the other screens have their titles in the tab', {
  tag: ['@wide', '@spec:2.2-4', '@spec:2.23'],
}, async ({ page, open }) => {
  for (const [path, title] of [
    ['/sign-up', 'Sign Up'],
    ['/forgot-password', 'Forgot Password'],
    ['/reset-password', 'Reset Password'],
    // The title depends on the result.
    ['/callback', 'Payment Successful!'],
  ] as const) {
    await open('riverside', path);
    await expect(page).toHaveTitle(`${title} · Riverside Club`);
  }
});

test('an old address leads to the sign-in screen', { tag: ['@wide', '@spec:2.24'] }, async ({
  page,
  open,
}) => {
  await open('ciu', '/signin');
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('Go Back leads from an unknown address to the page before', { tag: ['@wide', '@spec:2.25'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/tickets');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/no-such-page';
    document.getElementById('content')?.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/tickets'));
});

test('an access token that ran out is renewed, and the member notices nothing', {
  tag: ['@wide', '@spec:4.6', '@spec:7.5'],
}, async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/more');
  const before = await page.evaluate(() => localStorage.getItem('token'));
  await sandbox.expireTokens();
  await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).first().click();
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£');
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
  // The balance is cached. The list of transactions makes the request.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
  expect((await sandbox.requests()).counts['POST token/refresh/']).toBe(1);
});

test('an edit of either field of the sign-in form takes its error away', {
  tag: ['@wide', '@spec:4.20'],
}, async ({ page, open, failing }) => {
  await failing('users/sign_in/', 400, { detail: 'No.' });
  await open('ciu', '/sign-in');
  const alert = page.getByRole('main').locator(errorBox);
  for (const label of ['Email', 'Password']) {
    await page.getByLabel('Email').fill('alex@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alert).toContainText('Sign In Failed');
    await expect(alert).toContainText('No.');
    await page.getByLabel(label, { exact: true }).fill('other@example.com');
    await expect(alert).toHaveCount(0);
  }
});

test.describe('messages', { tag: '@wide' }, () => {
  test('stand three at most, bottom-centre, for three seconds after a success', {
    tag: ['@spec:9.19', '@spec:9.23', '@spec:9.25'],
  }, async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
    });
    await page.clock.install();
    await open('riverside', '/complaints');
    const copy = page.getByRole('button', { name: 'Copy link' });
    await expect(copy).toBeVisible();
    await stopClock(page);
    for (const _ of Array(4)) await copy.click();
    await leavePointer(page);
    await expect(toasts(page)).toHaveText(Array(3).fill('Link copied'));
    const box = await readWhenStable(() => toasts(page).last().boundingBox());
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
    expect(box?.y).toBeGreaterThan(height / 2);
    await page.clock.runFor(2_800);
    await expect(toasts(page)).toHaveCount(3);
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(1);
  });

  test('say that a link could not be copied for five seconds', { tag: '@spec:8.60' }, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      const writeText = () => Promise.reject(new Error('denied'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.clock.install();
    await open('riverside', '/complaints');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await leavePointer(page);
    const text = 'The link could not be copied. Please copy it from the address bar.';
    await expect(toasts(page)).toHaveText([text]);
    await page.clock.runFor(4_800);
    await expect(toasts(page)).toHaveText([text]);
    await page.clock.runFor(400);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('stand for five seconds after a purchase', { tag: ['@spec:9.21', '@spec:9.22'] }, async ({
    page,
    sandbox,
    signedIn,
    open,
  }) => {
    await page.clock.install();
    const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Quick Draw' });
    await signedIn(page, 'ciu');
    await open('ciu', `/raffles/${id}`);
    const purchase = page.getByRole('button', { name: 'Purchase' });
    await expect(purchase).toBeVisible();
    await stopClock(page);
    await purchase.click();
    await leavePointer(page);
    const text = 'You bought 1 ticket(s) for this draw.';
    await expect(messages(page)).toContainText(text);
    await page.clock.runFor(4_800);
    await expect(messages(page)).toContainText(text);
    await page.clock.runFor(400);
    await expect(messages(page)).toHaveCount(0);
  });
});

test('a subscription that fails says so beside the button', { tag: ['@wide', '@spec:8.26'] }, async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', type: 'subscription' });
  await failing('subscriptions/subscribe/', 500);
  await signedIn(page, 'ciu');
  await open('ciu', `/raffles/${id}`);
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('complementary', { name: 'Get tickets' }).locator(errorBox)).toContainText(
    'Failed to subscribe to raffle, Please try again later',
  );
});

test('a search waits half a second for the next letter', { tag: ['@wide', '@spec:9.5'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await stopClock(page);
  await page.getByPlaceholder('Search ...').pressSequentially('jack');
  await page.clock.runFor(450);
  await page.getByPlaceholder('Search ...').press('p');
  await page.clock.runFor(490);
  await expect(page).toHaveURL(siteUrl('ciu'));
  await page.clock.runFor(20);
  await expect(page).toHaveURL(siteUrl('ciu', '/?search=jackp'));
});

test('a countdown goes down each second', { tag: ['@wide', '@spec:4.41'] }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await page.clock.install();
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Quick Draw', closesInMs: 3_600_000 });
  await signedIn(page, 'ciu');
  await open('ciu', `/raffles/${id}`);
  const timer = countdownIn(page);
  await expect(timer).toBeVisible();
  const seconds = async () => {
    const [, hours, minutes, rest] =
      /(\d+)h.*?(\d+)m.*?(\d+)s/s.exec((await timer.textContent()) ?? '') ?? [];
    return Number(hours) * 3_600 + Number(minutes) * 60 + Number(rest);
  };
  const first = await seconds();
  expect(first).toBeGreaterThan(0);
  // The countdown starts once the browser reports it as visible.
  await expect.poll(seconds).toBeLessThan(first);
  await stopClock(page);
  const before = await readWhenStable(seconds);
  await page.clock.runFor(10_000);
  // The fraction of the second is unknown.
  await expect.poll(seconds).toBeLessThanOrEqual(before - 9);
  expect(await readWhenStable(seconds)).toBeGreaterThanOrEqual(before - 11);
});

test('the birthday is picked on three wheels', { tag: '@wide' }, async ({ page, open }) => {
  await open('staging', '/sign-up');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByRole('button', { name: /^Date of birth/ });
  await expect(field).toContainText('Pick a date');
  await field.click();
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await expect(sheet.getByRole('spinbutton')).toHaveCount(3);
  const wheel = (name: string) => sheet.getByRole('spinbutton', { name });
  const thisYear = new Date().getFullYear();
  await expect(wheel('Year')).toHaveAttribute('aria-valuetext', '2000');
  await expect(wheel('Year')).toHaveAttribute('aria-valuemin', String(thisYear - 100));
  await expect(wheel('Year')).toHaveAttribute('aria-valuemax', String(thisYear));
  await expect(wheel('Month')).toHaveAttribute('aria-valuetext', 'January');
  await expect(wheel('Day')).toHaveAttribute('aria-valuetext', '15');
  await expect(sheet.locator('.wheel')).toHaveCSS('height', '216px');
  await expect(sheet.locator('[data-slot=wheel-row]').first()).toHaveCSS('height', '36px');

  await wheel('Month').press('ArrowUp');
  await wheel('Month').press('ArrowUp');
  await wheel('Day').press('End');
  await expect(wheel('Day')).toHaveAttribute('aria-valuetext', '31');
  await wheel('Month').press('ArrowUp');
  await expect(wheel('Month')).toHaveAttribute('aria-valuetext', 'April');
  await expect(wheel('Day')).toHaveAttribute('aria-valuetext', '30');
  await expect(wheel('Day')).toHaveAttribute('aria-valuemax', '30');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toContainText('Apr 30, 2000');
});

test('a club whose address is none of ours is not opened', { tag: ['@wide', '@spec:8.58'] }, async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  await failing('users/clients/', 200, [
    { name: 'CIU Social Club', subdomain: 'ciu', landing_domain: 'praxis.localhost:4322' },
    { name: 'Elsewhere', subdomain: 'elsewhere', landing_domain: 'evil.example' },
  ]);
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Switch Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch Client' });
  await dialog.getByRole('button', { name: 'Elsewhere' }).click();
  await expect(dialog.locator(errorBox)).toContainText(
    'This club could not be opened. Please try again later.',
  );
  await expect(page).toHaveURL(siteUrl('ciu', '/profile'));
});

test.describe('wide screens', { tag: '@wide' }, () => {
  test('begin at 768 pixels', { tag: '@spec:9.36' }, async ({ page, signedIn, open }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveText(['Raffles', 'Wallet', 'Tickets', 'More']);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(menu.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'More' })).toHaveCount(0);
  });

  test('show the words of an icon without delay', { tag: '@spec:9.7' }, async ({ page, signedIn, open }) => {
    await page.clock.install();
    await signedIn(page, 'ciu');
    await open('ciu', '/tickets');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await page.keyboard.press('Control+b');
    await expect(menu.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await stopClock(page);
    await menu.getByRole('link', { name: 'Wallet' }).hover();
    await expect(menu.locator(':popover-open')).toHaveText('Wallet');
  });
});
