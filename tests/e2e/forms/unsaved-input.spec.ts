import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold, revokeSessionWhileIdle } from '../helpers/held-requests.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember, signInHere } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const ended = 'Your session has ended. Please sign in again.';
const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const subject = (page: Page) => page.getByLabel('Subject');

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** Navigates within the app, without a page load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(siteUrl('ciu', path));
}

/** Sends a support request with a revoked session. */
async function loseSession(page: Page, revoke: () => Promise<void>): Promise<void> {
  await page.goto(siteUrl('ciu', '/support/create-ticket'));
  await page.getByLabel('Category').selectOption('Payments');
  await subject(page).fill('Where is my deposit?');
  await page.getByLabel('Description').fill('I paid yesterday.');
  const letGo = await revokeSessionWhileIdle(page, revoke);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  letGo();
}

test('a form is as it was once a member whose session ended is back', async ({ page, sandbox, signedIn }) => {
  await signedIn(page, 'ciu');
  await loseSession(page, sandbox.revokeTokens);
  await expect(page.getByText(ended).filter({ visible: true })).toHaveCount(1);
  await expect(main(page).getByText(ended)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Go to sign in page' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('ciu', '/support/create-ticket'));
  await expect(subject(page)).toHaveValue('Where is my deposit?');
  await expect(page.getByLabel('Category')).toHaveValue('Payments');
  await expect(page.getByLabel('Description')).toHaveValue('I paid yesterday.');
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(subject(page)).toHaveCount(0);
  await follow(page, '/support/create-ticket');
  await expect(subject(page)).toHaveValue('');
  // The offline cache may contain the sent request.
  const others = await page.evaluate(() =>
    Object.entries({ ...sessionStorage, ...localStorage }).filter(([key]) => !/^kept \S+ seen /.test(key)),
  );
  expect(JSON.stringify(others)).not.toContain('deposit?');
});

test('another member never sees what was typed, then or later', async ({ page, sandbox, signedIn }) => {
  const next = await sandbox.createMember({ club: 'ciu', name: 'Next Member' });
  await signedIn(page, 'ciu');
  await loseSession(page, sandbox.revokeTokens);
  await signInHere(page, next.email);
  await expect(page).toHaveURL(siteUrl('ciu', '/support/create-ticket'));
  await expect(subject(page)).toHaveValue('');
  await follow(page, '/profile');
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('Next Member');
  expect(await kept(page)).not.toContain('deposit?');
});

test('an edit of the profile stands open again, with what was typed', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await page.getByRole('button', { name: 'Edit personal info' }).click();
  await page.getByLabel('City').fill('York');
  await waitForIdle(page);
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('York');
  const letGo = await revokeSessionWhileIdle(page, sandbox.revokeTokens);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText(ended)).toBeVisible();
  letGo();
  await signInHere(page);
  await expect(page.getByLabel('City')).toHaveValue('York');
  await page.getByRole('button', { name: 'Cancel personal info' }).click();
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Leeds');
});

test('a withdrawal survives Back and a reload, save for the bank; signing out forgets it', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/wallet'));
  const open = () => main(page).getByRole('link', { name: 'Withdraw' }).click();
  const expectKept = async () => {
    await expect(page.getByLabel('Amount in pounds')).toHaveValue('12,50');
    await expect(page.getByLabel('Address line 1')).toHaveValue('1 New Road');
    await expect(page.getByLabel('Account number')).toHaveValue('');
  };
  await open();
  await page.getByLabel('Amount in pounds').fill('12,50');
  await page.getByLabel('Account number').fill('87654321');
  await page.getByLabel('Address line 1').fill('1 New Road');
  await page.goBack();
  await open();
  await expectKept();
  await expect(page.getByRole('definition').nth(1)).toHaveText('£12.50');
  await page.getByLabel('Account number').fill('87654321');
  await page.reload();
  await expectKept();
  expect(await kept(page)).not.toContain('87654321');
  await follow(page, '/more');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  expect(await kept(page)).not.toContain('New Road');
});

test('the last step of signing up survives a reload, and Terms in between, save for passwords', async ({
  page,
  open,
}) => {
  await open('staging', '/sign-up');
  await email(page).fill('new.member@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const expectKept = async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byron');
    await expect(page.getByLabel('Club code')).toHaveValue('NORTH');
    await expect(password(page)).toHaveValue('');
  };
  await waitForIdle(page, 'autosave');
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Club code').fill('NORTH');
  await password(page).fill('analytical-engine');
  await page.reload();
  await expectKept();
  const address = page.url();
  for (const back of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
    await main(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await back();
    await expect(page).toHaveURL(address);
    await expectKept();
  }
  expect(await kept(page)).not.toContain('analytical-engine');
});

/** Realistic input. No part of it may appear in a URL. */
const typed = `ada+raffle@"><img src=x onerror=alert(1)>?next=//evil.example#@example.com`;

test('what is typed as an email goes along, out of the address', async ({ page, open }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await open('staging', '/sign-in');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await email(page).fill(typed);
  // Autosave loads after the first view.
  const isKept = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return sessionStorage.length > 0;
    });
  await expect.poll(isKept).toBe(true);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send Link To email' })).toBeVisible();
  await expect(email(page)).toHaveValue(typed);
  await page.goBack();
  await expect(email(page)).toHaveValue(typed);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(email(page)).toHaveValue(typed);
  await email(page).fill(`b${typed}`);
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(email(page)).toHaveValue(`b${typed}`);
  await page.reload();
  await expect(email(page)).toHaveValue(`b${typed}`);
  await email(page).fill('');
  await page.reload();
  await expect(email(page)).toHaveValue('');
  const told = addresses.map((address) => decodeURIComponent(address));
  expect(told.filter((address) => /raffle@|onerror|evil|example\.com/.test(address))).toEqual([]);
});

const autosaveScript = /\/autosave\.[^/]*\.js/;

test('what is typed goes along although the form has gone before what keeps it is there', async ({
  page,
  open,
}) => {
  const arrive = await hold(page, autosaveScript);
  await open('ciu', '/sign-in');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await email(page).fill('ada@example.com');
  // This screen does not load autosave either.
  await main(page).getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  arrive();
  await expect.poll(() => kept(page)).toContain('ada@example.com');
  await page.goBack();
  await expect(email(page)).toHaveValue('ada@example.com');
});

test('the email of an account elsewhere goes along to the forgotten password', async ({ page, open }) => {
  await open('riverside', '/sign-up');
  await page.getByRole('radio').nth(1).check();
  await page.evaluate(() => sessionStorage.setItem('signUp', '{"quizPassed":true}'));
  await open('riverside', '/sign-up?step=email');
  await email(page).fill('sam@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Connect account' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(siteUrl('riverside', '/forgot-password'));
  await expect(email(page)).toHaveValue('sam@example.com');
});

test('a lost connection throws no password away', async ({ context, page, open }) => {
  await open('ciu', '/sign-in');
  await email(page).fill(demoMember.email);
  await password(page).fill(demoMember.password);
  await waitForIdle(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(main(page).locator(errorBox)).toContainText('Sign In Failed');
  await expect(password(page)).toHaveValue(demoMember.password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('an emailed link survives a reload and is worth nothing once used', async ({ page, sandbox, open }) => {
  await open('ciu', '/forgot-password');
  await email(page).fill(demoMember.email);
  await page.getByRole('button', { name: 'Send Link To email' }).click();
  await expect(main(page).getByText('Email was sent successfully')).toBeVisible();
  const mail = (await sandbox.outbox()).findLast(({ to }) => to === demoMember.email);
  await open('ciu', `/reset-password?token=${/token=(\S+)/.exec(mail?.body ?? '')?.[1]}`);
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(siteUrl('ciu', '/reset-password'));
  await page.getByLabel('New Password', { exact: true }).fill('difference-engine');
  await page.getByLabel('Confirm Password', { exact: true }).fill('difference-engine');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was successfully renewed.')).toBeVisible();
  await page.reload();
  await expect(main(page).locator(errorBox)).toContainText("link isn't working");
});

for (const viewport of [
  { width: 390, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`what is wrong comes into view at ${viewport.width}x${viewport.height}`, async ({
    page,
    signedIn,
    open,
  }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, 'ciu');
    await open('ciu', '/change-password');
    await page.getByLabel('Current Password', { exact: true }).fill('current');
    await page.getByLabel('New Password', { exact: true }).fill('difference-engine');
    const confirm = page.getByLabel('Confirm Password', { exact: true });
    await confirm.fill('analytical-engine');
    // The worst position: the focused field at the bottom edge.
    await confirm.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await confirm.press('Enter');
    const error = page.getByText('Passwords do not match');
    await expect(error).toBeInViewport({ ratio: 1 });
    const isSeen = () =>
      error.evaluate((text) => {
        const { left, bottom } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(left + 4, bottom - 2));
      });
    await expect.poll(isSeen).toBe(true);
    await expect(confirm).toBeFocused();
  });
}

test('only what takes keys wears the ring: no heading after Enter or a sign-out elsewhere', async ({
  context,
  page,
  open,
}) => {
  const ring = () =>
    page.evaluate(() => {
      const { tagName } = document.activeElement ?? {};
      return `${tagName} ${getComputedStyle(document.activeElement ?? document.body).outlineStyle}`;
    });
  await open('ciu', '/sign-in');
  await email(page).fill(demoMember.email);
  await password(page).fill(demoMember.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL(siteUrl('ciu'));
  await expect.poll(ring).toBe('H1 none');
  await page.keyboard.press('Tab');
  await expect.poll(ring).toMatch(/^(A|INPUT|BUTTON) solid$/);
  const other = await context.newPage();
  await other.goto(siteUrl('ciu', '/more'));
  await main(other).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect.poll(ring).toBe('H1 none');
});

test('a screen of signing in whose script is missing still has its heading', async ({
  page,
  problems,
  open,
}) => {
  problems.allow(/ERR_FAILED|Failed to load|Failed to fetch/);
  await page.route(/forgot-password\.[^/]*\.js/, (route) => route.abort());
  await open('ciu', '/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(main(page).locator(errorBox)).toContainText('This part of the app could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password');
});

const hookFormScript = /\/hook-form\.[^/]*\.js/;

test('a form takes what is typed, picked and sent before what checks it is there', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  const arrive = await hold(page, hookFormScript);
  await open('ciu', '/wallet/deposit');
  const amount = page.getByLabel('Amount in pounds');
  const twenty = page.getByRole('button', { name: '£20' });
  await twenty.click();
  await expect(amount).toHaveValue('20');
  await expect(twenty).toHaveAttribute('aria-pressed', 'true');
  await amount.fill('0.5');
  await expect(twenty).toHaveAttribute('aria-pressed', 'false');
  await amount.press('Enter');
  await expect(page.getByRole('button', { name: 'Opening the payment page' })).toBeVisible();
  await amount.press('End');
  await amount.press('ArrowLeft');
  arrive();
  await expect(page.getByText('Please enter a valid amount greater than one.').first()).toBeVisible();
  // The caret kept its position.
  await page.keyboard.type('2');
  await expect(amount).toHaveValue('0.25');
});

test('a form that is left before what checks it is there sends nothing', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  const arrive = await hold(page, hookFormScript);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await open('ciu', '/wallet');
  await main(page).getByRole('link', { name: 'Deposit' }).click();
  const amount = page.getByLabel('Amount in pounds');
  await amount.fill('20');
  await amount.press('Enter');
  await expect(page.getByRole('button', { name: 'Opening the payment page' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
  arrive();
  await main(page).getByRole('link', { name: 'Deposit' }).click();
  await expect(amount).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'Opening the payment page' })).toBeHidden();
  expect(sent).toEqual([]);
});

test('a form that cannot be checked says so, loses nothing and is sent once it can be', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  await page.route(hookFormScript, (route) => route.fulfill({ status: 404 }));
  await page.goto(siteUrl('ciu', '/support/create-ticket'));
  await page.getByLabel('Category').selectOption('Payments');
  await subject(page).fill('Where is my deposit?');
  await page.getByLabel('Description').fill('I paid yesterday.');
  const open = page.getByRole('button', { name: 'Open ticket' });
  const reloaded = page.waitForEvent('domcontentloaded');
  await open.click();
  await reloaded;
  await expect(subject(page)).toHaveValue('Where is my deposit?');
  await open.click();
  await expect(main(page).locator(errorBox)).toContainText('Nothing was sent. Check your connection');
  await expect(main(page).locator(errorBox)).toBeFocused();
  await page.unroute(hookFormScript);
  await open.click();
  await expect(page.getByText('Thank you for reaching out to us.').first()).toBeVisible();
  await page.goto(siteUrl('ciu', '/support'));
  await expect(main(page).getByText('Where is my deposit?')).toHaveCount(1);
  await expect(main(page).getByText('Payments').first()).toBeVisible();
});
