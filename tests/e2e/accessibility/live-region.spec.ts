import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { ScreenReader } from '../helpers/screen-reader/screen-reader.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const silent = (page: Page) => expect(page.locator('#announcer, #alerts')).toHaveText(['', '']);

/** Runs the clock until the live regions are empty. */
async function quiet(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await silent(page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a result is heard although its dialog closes', async ({ page, signedIn, open }) => {
  const listener = await ScreenReader.attach(page);
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu', '/subscriptions');
  const active = page.getByRole('article', { name: '2 ticket(s) for Friday Meat Raffle' });
  await active.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(active).toBeFocused();
  await expect
    .poll(() => listener.readLiveRegions())
    .toEqual(['says "Successfully unsubscribed from the raffle."']);
  await quiet(page);
  expect(await listener.readLiveRegions()).toHaveLength(1);
});

test('a changed email is said, and a refused one by the focus on why', async ({ page, signedIn, open }) => {
  const listener = await ScreenReader.attach(page);
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await dialog.getByLabel('Email').fill('new@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByRole('group', { name: 'Sign In Failed. The password is not correct.' }),
  ).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit email' })).toBeFocused();
  await expect
    .poll(() => listener.readLiveRegions())
    .toEqual(['says "Email updated. From now on you sign in with the new one."']);
  await quiet(page);
  expect(await listener.readLiveRegions()).toHaveLength(1);
});

test('the thanks for a ticket are heard after the screen that they lead to, and can be read there', async ({
  page,
  signedIn,
  open,
}) => {
  const thanks = 'Thank you for reaching out to us. One of our team will get back to you within 72 hours.';
  const listener = await ScreenReader.attach(page);
  await signedIn(page, 'ciu');
  // Back leads to a separate page load, without the success message.
  await open('ciu', '/support');
  await open('ciu', '/support/create-ticket');
  await waitForIdle(page);
  await page.getByLabel('Subject').fill('Where is my deposit?');
  await page.getByLabel('Description').fill('I paid yesterday.');
  await listener.readSpeech();
  await listener.startStep();
  await page.getByRole('button', { name: 'Open ticket' }).press('Enter');
  await expect(page).toHaveURL(siteUrl('ciu', '/support'));
  await expect(heading(page, 'Support')).toBeFocused();
  await expect.poll(() => listener.readLiveRegions()).toEqual([`says "${thanks}"`]);
  expect(await listener.readSpeech()).toEqual([
    'title "Support · CIU Social Club"',
    'focus heading "Support", level=1',
    `says "${thanks}"`,
  ]);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(thanks)).toBeVisible();
  expect(await listener.readLiveRegions()).toHaveLength(1);
  await mainMenu(page).getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('article', { name: 'Where is my deposit?' })).toBeVisible();
  await expect(page.getByText(thanks)).toHaveCount(0);
});

test('a refused purchase is said once each time, and so is one that went through', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const listener = await ScreenReader.attach(page);
  await page.clock.install();
  await sandbox.faults({
    path: 'draws/{id}/buy_tickets/',
    status: 400,
    body: { detail: 'Not today.' },
    times: 2,
  });
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Summer');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  const purchase = purchasePanel(page).getByRole('button', { name: 'Purchase' });
  const refusal = page.getByRole('group', { name: 'Something went wrong! Not today.' });
  for (const time of ['first', 'second']) {
    await purchase.focus();
    await listener.readSpeech();
    await listener.startStep();
    await page.keyboard.press('Enter');
    await expect(refusal, time).toBeFocused();
    expect(await listener.readSpeech(), time).toEqual(['focus group "Something went wrong! Not today."']);
  }
  await purchase.focus();
  await page.keyboard.press('Enter');
  const bought = page.getByRole('group', { name: 'Your order' });
  await expect(bought).toContainText(/Bought 0\d+/);
  await expect(bought).toBeFocused();
  const said = async () =>
    (await listener.readLiveRegions()).filter((line) => line !== 'says "Bought 1 ticket"');
  await expect
    .poll(said, 'no refusal was said beside the focus')
    .toEqual(['says "You bought 1 ticket(s) for this draw."', expect.stringMatching(/says "Bought 0\d+"/)]);
  await quiet(page);
  expect(await said()).toHaveLength(2);
});

test('what takes more than a second is said to be on its way, and so is what came', async ({
  page,
  signedIn,
  open,
}) => {
  const listener = await ScreenReader.attach(page);
  await signedIn(page, 'ciu');
  await open('ciu', '/more');
  await waitForIdle(page);
  await page.clock.install();
  const answer = await hold(page, '**/tickets/me/');
  await mainMenu(page).getByRole('link', { name: 'Tickets' }).click();
  await expect.poll(() => listener.readLiveRegions()).toEqual(['says "Loading tickets …"']);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect
    .poll(() => listener.readLiveRegions())
    .toEqual(['says "Loading tickets …"', 'says "15 tickets"']);
  await mainMenu(page).getByRole('link', { name: 'Raffles' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await quiet(page);
  await listener.startStep();
  // For the page's clock any reply takes at most a second.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByLabel('Search raffles').fill('Summer');
  await page.clock.runFor(600);
  await expect(page.locator('[data-slot=draw-count]')).toHaveText('1 raffle');
  await page.clock.resume();
  await expect
    .poll(() => listener.readLiveRegions(), 'quick answers are their own news')
    .toEqual(['says "1 raffle"']);
});

test('a lost connection is said once for all that lacks it', async ({ context, page, signedIn, open }) => {
  const listener = await ScreenReader.attach(page);
  await signedIn(page, 'ciu');
  await open('ciu', '/tickets');
  await waitForIdle(page, 'wallet', 'failures');
  await context.setOffline(true);
  const offline = 'says "You are offline. What you see may be out of date."';
  await expect.poll(() => listener.readLiveRegions()).toEqual([offline]);
  await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry.first()).toBeVisible();
  const later = 'interrupts "This will load by itself once you are connected."';
  await expect.poll(() => listener.readLiveRegions()).toEqual([offline, later]);
  await silent(page);
  expect(await listener.readLiveRegions()).toEqual([offline, later]);
  await retry.first().press('Enter');
  await expect
    .poll(() => listener.readLiveRegions(), 'again when it is tried again')
    .toEqual([offline, later, later]);
  await context.setOffline(false);
  await expect.poll(() => listener.readLiveRegions()).toContain('says "You are back online."');
});

test('the end of a session is said once, after the screen that it leads to', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const listener = await ScreenReader.attach(page);
  await signedIn(page, 'ciu');
  await open('ciu', '/more');
  await waitForIdle(page);
  await page.clock.install();
  await sandbox.expireTokens();
  await sandbox.revokeTokens();
  await mainMenu(page).getByRole('link', { name: 'Tickets' }).click();
  await expect(heading(page, 'Sign in')).toBeFocused();
  await expect
    .poll(() => listener.readLiveRegions())
    .toEqual(['says "Your session has ended. Please sign in again."']);
  await quiet(page);
  expect(await listener.readLiveRegions()).toHaveLength(1);
});

test('what was said does not stay to be come across', async ({ page, open }) => {
  await page.clock.install();
  await open('ciu', '/sign-in');
  const voice = page.waitForResponse(/page-services\./);
  await page.getByLabel('Password', { exact: true }).press('End');
  await voice;
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('#announcer')).toHaveText('Your password is visible', { timeout: 100 });
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(page.locator('#announcer')).toBeEmpty();
});

test('words stand apart, and nothing is there to be read that says nothing', async ({
  page,
  signedIn,
  open,
}) => {
  const listener = await ScreenReader.attach(page);
  await signedIn(page, 'ciu');
  const live = page.locator(
    '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output',
  );
  for (const path of ['/?search=Summer', '/wallet', '/tickets', '/support', '/subscriptions', '/profile']) {
    await open('ciu', path);
    await expect(page.locator('[data-slot=loaded][aria-busy=false]').first()).toBeVisible();
    await expect(live, path).toHaveCount(2);
    await expect(live, path).toHaveText(['', '']);
  }
  await open('ciu', '/?search=Summer');
  await expect(page.getByRole('link', { name: 'Play Summer Getaway' })).toBeVisible();
  expect(await listener.textOf('article .btn')).toBe('Play Summer Getaway');
  await open('ciu', '/tickets');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await listener.textOf('[data-slot=ticket-number]')).toMatch(/^Ticket \d{6}$/);
  await expect(page.locator('[data-slot=draw-facts] .badge').first()).toBeVisible();
  expect(await listener.textOf('[data-slot=draw-facts]:has(.badge)')).toMatch(/^Live, ?Close Date /);
  await expect(page.getByRole('article').first(), 'the number is no name besides').not.toHaveAttribute(
    'aria-label',
  );
  await open('ciu', '/wallet');
  await expect(page.getByRole('link', { name: /GamCare/ })).toBeVisible();
  expect(await listener.textOf('[data-slot=safer-play]')).toMatch(/GamCare \(opens in a new tab\)$/);
});

test('a date is named by its label once, and described by what was picked', async ({ page, open }) => {
  const listener = await ScreenReader.attach(page);
  await open('staging', '/sign-up');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const birthday = page.getByRole('button', { name: 'Date of birth', exact: true });
  await birthday.focus();
  await expect(birthday).toHaveAccessibleDescription('Pick a date You need to be at least 18 years old.');
  const lines = await listener.readSpeech();
  expect(lines.findLast((line) => line.startsWith('focus button'))).toBe(
    'focus button "Date of birth", description "Pick a date You need to be at least 18 years old."',
  );
});
