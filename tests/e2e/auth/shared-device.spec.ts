import type { Page } from '@playwright/test';
import { idleNotices } from '../../../src/lib/messages/auth-notices.ts';
import { notices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { installClock } from '../helpers/page-setup.ts';
import { demoMember, signInHere } from '../helpers/sign-in.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: idleNotices.title });
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });
const signedOut = notices.signedOutIdle;

const readTouch = (page: Page) => page.evaluate(() => Number(localStorage.getItem('sharedDevice')));

/** Moves the last touch of all tabs back. A jump of the clock would expire the tokens. */
const ageTouch = (page: Page, seconds: number) =>
  page.evaluate((ms) => localStorage.setItem('sharedDevice', `${Date.now() - ms}`), seconds * 1_000);

/** Resolves once the page counts touches. */
async function expectWatched(page: Page): Promise<void> {
  const before = await readTouch(page);
  await expect(async () => {
    await page.clock.runFor(1_000);
    await page.keyboard.press('Shift');
    expect(await readTouch(page)).toBeGreaterThan(before);
  }).toPass({ intervals: [50] });
}

/** Signs in by keyboard with the box ticked. @returns the sent values */
async function signInShared(page: Page): Promise<unknown> {
  await page.goto(siteUrl('ciu', '/sign-in'));
  await page.getByLabel('Email').fill(demoMember.email);
  await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
  const box = page.getByRole('checkbox', { name: /^This is a shared device$/ });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/sign you out .* 10 minutes/);
  await box.press('Space');
  const sent = page.waitForRequest('**/users/sign_in/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('ciu'));
  await expectWatched(page);
  return (await sent).postDataJSON();
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('a shared device warns an idle member, and signs out every tab after 10 minutes', async ({
  page,
  context,
}) => {
  await installClock(page);
  expect(await signInShared(page)).toEqual({
    ...demoMember,
    remember_me: false,
    is_staff: false,
    reactivation: false,
  });
  await page.clock.runFor(5_000);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByText('Current Balance')).toBeVisible();
  await page.clock.runFor(5_000);
  expect(await storedKeys(page)).toEqual([
    ...['announced-wins/ciu', 'client', 'refreshToken', 'sharedDevice', 'tenantLoadedAt'],
    ...['token', 'visits/ciu'],
  ]);

  await page.clock.fastForward('08:55');
  await page.clock.runFor(2_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toHaveAccessibleDescription(idleNotices.text);
  await expect(warning(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);

  const calls: string[] = [];
  await ageTouch(page, 600);
  // The head script decides before the page sends a request.
  const late = await context.newPage();
  late.on('request', (request) => calls.push(request.headers()['authorization'] ?? ''));
  await late.goto(siteUrl('ciu', '/wallet'));
  for (const tab of [late, page]) {
    await expect(signInHeading(tab)).toBeVisible();
    await expect(tab.getByText(signedOut)).toBeVisible();
  }
  expect(calls.filter(Boolean)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await signInHere(late);
  // The wallet, if the other tab has signed out before this one opened, otherwise the raffles.
  await expect(late.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await storedKeys(late), 'the box is unticked by default').not.toContain('sharedDevice');
});
