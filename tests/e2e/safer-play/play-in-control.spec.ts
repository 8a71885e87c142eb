import type { Locator, Page } from '@playwright/test';
import {
  endingsText,
  reminderText,
  reminderWarning,
  saferPlayNotices,
} from '../../../src/lib/messages/safer-play-notices.ts';
import { getRoute } from '../../../src/lib/routes.ts';
import { breakRequestValues } from '../../../src/lib/safer-play/pause.ts';
import type { Reminder } from '../../../src/lib/safer-play/reminders.ts';
import { aSubscription } from '../../../src/lib/samples.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { installClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const { path } = getRoute('playInControl');
const address = (row = '') => siteUrl('ciu', path + row);
const row = (page: Page, title: RegExp | string) => page.getByRole('heading', { name: title });

/** Checks the age mark and the links to the helpline and to GamCare. */
async function expectHelp(place: Locator): Promise<void> {
  const call = place.getByRole('link', { name: 'National Gambling Helpline 0808 8020 133', exact: true });
  await expect(call).toHaveAttribute('href', 'tel:08088020133');
  const charity = place.getByRole('link', { name: 'Help from GamCare (opens in a new tab)' });
  await expect(charity).toHaveAttribute('href', 'https://www.gamcare.org.uk/');
  await expect(charity).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(place.getByText('18+')).toBeVisible();
  await expect(place.getByText(/GambleAware/)).toHaveCount(0);
}

test('visitor sees help and how chances work, but no controls of members', async ({ page, open }) => {
  await open('ciu', '/gdpr');
  await expectHelp(page.getByRole('contentinfo'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stay in control' }).click();
  await expect(page).toHaveURL(address());
  await expect(page).toHaveTitle('Stay in control · CIU Social Club');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Get free help',
    /^How raffles and chances work$/,
  ]);
  await expect(page.getByRole('link', { name: 'Call 0808 8020 133' })).toBeVisible();
});

test('member finds help on money screens and asks for a break', async ({ page, sandbox, signedIn }) => {
  const go = (to: string) => visit({ page, sandbox, club: 'ciu' }, to);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await signedIn(page, 'ciu');
  await go('/?search=Summer');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(title('Summer Getaway')).toBeVisible();
  await expectHelp(page.getByRole('main'));
  for (const to of ['Wallet', 'More']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to }).click();
    await expect(title(to)).toBeVisible();
    await expectHelp(page.getByRole('main'));
  }

  await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Stay in control' }).click();
  await expect(title('Stay in control')).toBeVisible();
  await row(page, /^Your money in and out: £[\d.,]+ out this month$/).click();
  const months = page.getByRole('table', { name: 'Money in and out by month' });
  await expect(months.getByRole('row').nth(1)).toContainText(/£\d/);
  await page.getByLabel('Show').selectOption('By week');
  await expect(page.getByRole('table', { name: 'Money in and out by week' })).toBeVisible();
  await row(page, /^Take a break/).click();
  await expect(page.getByText(saferPlayNotices.breakTerms)).toBeVisible();
  await page.getByLabel('How long').selectOption('6 months');
  await page.getByRole('link', { name: /^Ask for a break$/ }).click();
  await expect(title('Create new ticket')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue(breakRequestValues('break', '').subject);
  await expect(page.getByLabel('Description')).toHaveValue(/How long: 6 months\n/);
  await expect(page.getByLabel('Category')).toHaveValue('General');
});

test('spending reminder warns before a deposit or purchase that exceeds it', async ({
  page,
  sandbox,
  signedIn,
}) => {
  const weekly: Reminder = { length: 'week', pence: 1_000 };
  const monthly: Reminder = { length: 'month', pence: 100 };
  const warning = (reminder: Reminder, total = 0) =>
    reminderWarning(reminder, 'in', { kind: 'past', total, isAtLeast: false });
  const passing = (reminder: Reminder) => page.getByText(warning(reminder)?.announcement ?? '');
  const state = (reminder: Reminder) => row(page, `Spending reminder: ${reminderText(reminder)}`);
  const go = (to: string) => visit({ page, sandbox, club: 'ciu' }, to);
  const amount = page.getByLabel('Amount in pounds');
  const set = page.getByRole('button', { name: 'Set reminder' });
  await signedIn(page, 'ciu', 'empty@example.com');
  await go(path);
  await row(page, 'Spending reminder: off').click();
  await amount.fill('0');
  await set.click();
  await expect(amount).toHaveAccessibleDescription(`Error: ${saferPlayNotices.invalidAmount}`);
  await amount.fill('10');
  await set.click();
  await expect(state(weekly)).toBeVisible();

  await go('/wallet/deposit');
  await page.getByRole('button', { name: '£10', exact: true }).click();
  await expect(amount).toHaveValue('10');
  await expect(passing(weekly)).toHaveCount(0);
  await page.getByRole('button', { name: '£20', exact: true }).click();
  await expect(passing(weekly)).toContainText(warning(weekly, 2_000)?.figures ?? '');
  await passing(weekly).locator('..').getByRole('link', { name: 'Stay in control' }).click();
  await expect(set, 'the link opens the row').toBeInViewport();
  await page.getByLabel('For each').selectOption('Month');
  await amount.fill('1');
  await set.click();
  await expect(state(monthly)).toBeVisible();

  await go('/?search=Summer');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(passing(monthly)).toContainText(/Money out this month, including this: £\d+\.00\./);
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page).toHaveURL(/\/pay\//);

  await go(`${path}#spending-reminder`);
  await page.getByRole('button', { name: 'Turn off reminder' }).click();
  await expect(row(page, 'Spending reminder: off')).toBeFocused();
  await expect(page.getByText(saferPlayNotices.noReminder)).toBeVisible();
});

test('time reminder appears once, and waits while the member types', async ({ page, signedIn }) => {
  const notice = page.getByRole('dialog', { name: /^You've been here for 15 minutes$/ });
  const choice = page.getByLabel('Remind me');
  const getTimeSpentKey = () =>
    page.evaluate(() => Object.keys(localStorage).find((key) => /\/timeSpent$/.test(key)));
  await installClock(page);
  await signedIn(page, 'ciu', 'empty@example.com');
  await page.goto(address('#time-reminder'));
  await expect(choice).toHaveValue('');
  await choice.selectOption('Every 15 minutes');
  await expect.poll(getTimeSpentKey, 'it counts').toBeTruthy();
  // Sets an earlier start of the visit.
  const before = 15 * 60_000 - 20_000;
  const key = (await getTimeSpentKey()) ?? '';
  await page.evaluate(([name, ms]) => localStorage.setItem(name, `${ms} ${Date.now()} 0`), [
    key,
    before,
  ] as const);
  await page.clock.fastForward('10:00');
  await page.clock.runFor(10_000);
  await row(page, /^Spending reminder/).click();
  await page.getByLabel('Amount in pounds').focus();
  await page.clock.runFor(20_000);
  await expect(notice).toHaveCount(0);
  await page.getByLabel('Amount in pounds').blur();
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog'), 'told once').toHaveCount(0);
});

test('member unsubscribes from everything at once, sees each result, and withdraws the balance', async ({
  page,
  context,
  sandbox,
  signedIn,
  openDraw,
}) => {
  const ending = page.getByRole('list', { name: 'Subscriptions' }).getByRole('listitem');
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Wine Cellar Six No. 8');
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await purchasePanel(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/^You subscribed to this raffle/)).toBeVisible();
  await visit({ page, sandbox, club: 'ciu' }, path);
  await row(page, 'Subscriptions: 2 active').click();
  const opener = page.getByRole('button', { name: /^Unsubscribe from all 2$/ });
  const dialog = page.getByRole('dialog', { name: /^Unsubscribe from all of these\?$/ });
  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status: 400, times: 1 });
  await opener.press('Enter');
  await dialog.getByRole('button', { name: /^Unsubscribe from all$/ }).press('Enter');
  await expect(page.getByText(endingsText(['ended', 'failed']))).toBeVisible();
  await expect(row(page, 'Subscriptions: 1 active')).toBeVisible();
  await expect(ending.first()).toContainText('Failed to unsubscribe from the raffle. Please try again.');
  await expect(ending.first()).toContainText('Still subscribed');
  await expect(ending.last()).toContainText('Unsubscribed');
  await page.getByRole('button', { name: /^Try again with/ }).press('Enter');
  await expect(page.getByText(endingsText(['ended', 'ended']))).toBeVisible();

  const results = ['payment', 'suspended', 'inactive'].map((status) =>
    aSubscription({ id: status, status, ticket_count: 1, lottery_name: status }),
  );
  await sandbox.faults({ method: 'GET', path: 'subscriptions/', status: 200, body: { results } });
  await page.reload();
  await row(page, /^Subscriptions/).click();
  const clubOnly = page.getByRole('list', { name: 'Ask your club' }).getByRole('listitem');
  await expect(clubOnly, 'neither ended nor left out').toContainText(['Waiting for payment', 'suspended']);
  await expect(ending).toHaveCount(0);
  await expect(clubOnly.first().getByRole('link', { name: 'Ask to unsubscribe' })).toBeVisible();
  await row(page, /^Withdraw your money/).click();
  await page.getByRole('link', { name: 'Withdraw entire balance' }).click();
  await expect(page.getByLabel('Withdraw entire balance')).toBeChecked();
  const other = await context.newPage();
  await other.goto(siteUrl('ciu', '/wallet/withdraw?entire=true'));
  await waitForIdle(other);
  await expect(other.getByLabel('Withdraw entire balance'), 'a link from elsewhere').not.toBeChecked();
});
