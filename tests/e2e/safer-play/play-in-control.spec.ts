import type { Locator } from '@playwright/test';
import { getRoute } from '../../../src/lib/routes.ts';
import { aSubscription } from '../../../src/lib/samples.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';
import { installClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const address = (club: string) => siteUrl(club, getRoute('playInControl').path);

/** A gambling mark leads to the helpline and to GamCare. */
async function expectHelp(place: Locator): Promise<void> {
  const call = place.getByRole('link', { name: 'National Gambling Helpline 0808 8020 133', exact: true });
  await expect(call).toHaveAttribute('href', 'tel:08088020133');
  const charity = place.getByRole('link', { name: 'Help from GamCare (opens in a new tab)' });
  await expect(charity).toHaveAttribute('href', 'https://www.gamcare.org.uk/');
  await expect(place.getByText('18+')).toBeVisible();
  await expect(place.getByText(/GambleAware/)).toHaveCount(0);
}

test('a visitor finds help and how chances work, and nothing of a member', async ({ page, open }) => {
  await open('ciu', '/gdpr');
  await expectHelp(page.getByRole('contentinfo'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stay in control' }).click();
  await expect(page).toHaveURL(address('ciu'));
  await expect(page).toHaveTitle('Stay in control · CIU Social Club');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Free help',
    'How raffles and chances work',
  ]);
  const call = page.getByRole('link', { name: 'Call 0808 8020 133' });
  await expect(call).toHaveAttribute('href', 'tel:08088020133');
  const charity = page.getByRole('main').getByRole('link', { name: 'GamCare (opens in a new tab)' });
  await expect(charity).toHaveAttribute('href', 'https://www.gamcare.org.uk/');
  await expect(charity).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a member finds help at money, and asks for a break', async ({ page, sandbox, signedIn }) => {
  const go = (path: string) => visit({ page, sandbox, club: 'ciu' }, path);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await signedIn(page, 'ciu');
  for (const [path, name] of [
    ['/wallet', 'Wallet'],
    ['/wallet/deposit', 'Deposit'],
    ['/wallet/withdraw', 'Withdraw'],
    ['/wallet/statement', 'Statement'],
  ] as const) {
    await go(path);
    await expect(title(name)).toBeVisible();
    await expectHelp(page.getByRole('main'));
  }
  await go('/');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(title('Summer Getaway')).toBeVisible();
  await expectHelp(page.getByRole('main'));
  await go('/more');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectHelp(page.getByRole('main'));

  await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Stay in control' }).click();
  await expect(title('Stay in control')).toBeVisible();
  await expect(page.getByText('The ticket blocks nothing by itself.')).toBeVisible();
  const months = page.getByRole('table', { name: 'Money in and out by month' });
  await expect(months.getByRole('row').nth(1)).toContainText(/£\d/);
  await page.getByLabel('Show').selectOption('By week');
  await expect(page.getByRole('table', { name: 'Money in and out by week' })).toBeVisible();
  await page.getByLabel('For how long').selectOption('Six months');
  await page.getByRole('link', { name: 'Ask for a break' }).click();
  await expect(title('Create new ticket')).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('A break from playing');
  await expect(page.getByLabel('Description')).toHaveValue(/For how long: six months\n/);
  await expect(page.getByLabel('Category')).toHaveValue('General');
});

test('a reminder tells of what would pass it', async ({ page, context, sandbox, signedIn, open }) => {
  const passing = (text: string) => page.getByText(`This would pass your reminder of ${text}.`);
  await signedIn(page, 'ciu', 'empty@example.com');
  await page.goto(address('ciu'));
  await page.getByLabel('Amount in pounds').fill('0');
  await page.getByRole('button', { name: 'Set reminder' }).click();
  await expect(page.getByLabel('Amount in pounds')).toHaveAccessibleDescription(/at least £1.00/);
  await page.getByLabel('Amount in pounds').fill('10');
  await page.getByRole('button', { name: 'Set reminder' }).click();
  await expect(page.getByText('You are reminded at £10.00 a week.')).toBeVisible();

  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£10', exact: true }).click();
  await expect(page.getByLabel('Amount in pounds')).toHaveValue('10');
  await expect(passing('£10.00 a week')).toHaveCount(0);
  await page.getByRole('button', { name: '£20', exact: true }).click();
  await expect(passing('£10.00 a week')).toContainText('With it, £20.00 will have come in since Monday.');

  const other = await context.newPage();
  await other.goto(address('ciu'));
  await expect(other.getByText('You are reminded at £10.00 a week.')).toBeVisible();
  await other.getByLabel('Remind me for').selectOption('A month');
  await other.getByLabel('Amount in pounds').fill('1');
  await other.getByRole('button', { name: 'Set reminder' }).click();
  await expect(passing('£1.00 a month')).toBeVisible();

  await open('ciu', '/?search=Summer');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(passing('£1.00 a month')).toContainText(/With it, £\d+\.00 will have gone out this month\./);
  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect.poll(async () => (await sandbox.requests()).counts['POST draws/{id}/buy_tickets/']).toBe(1);

  await other.getByRole('button', { name: 'Remove reminder' }).click();
  await expect(other.getByText('You have set none.')).toBeVisible();
});

test('the time spent is told of once, where nobody types', async ({ page, signedIn }) => {
  const notice = page.getByRole('dialog', { name: 'You have been here for 15 minutes' });
  const amount = page.getByLabel('Amount in pounds');
  const getTimeSpentKey = () =>
    page.evaluate(() => Object.keys(localStorage).find((key) => /\/timeSpent$/.test(key)));
  await installClock(page);
  await signedIn(page, 'ciu', 'empty@example.com');
  await page.goto(address('ciu'));
  const choice = page.getByLabel('Tell me of the time');
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
  await amount.focus();
  await page.clock.runFor(20_000);
  await expect(notice).toHaveCount(0);
  await amount.blur();
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog'), 'told once').toHaveCount(0);
});

test('all subscriptions end in one go, each with its result, and the rest is withdrawn', async ({
  page,
  sandbox,
  signedIn,
  open,
  openDraw,
}) => {
  const ending = page.getByRole('list', { name: 'Subscriptions being ended' }).getByRole('listitem');
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Wine Cellar Six No. 8');
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await purchasePanel(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(/^You subscribed to this raffle/)).toBeVisible();
  await open('ciu', '/play-in-control');
  const opener = page.getByRole('button', { name: 'End all 2 subscriptions' });
  const dialog = page.getByRole('dialog', { name: 'End all your subscriptions?' });
  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await sandbox.faults({ path: 'subscriptions/{id}/unsubscribe/', status: 400, times: 1 });
  await opener.press('Enter');
  await dialog.getByRole('button', { name: 'End all' }).press('Enter');
  await expect(page.getByText('1 of 2 ended.')).toBeVisible();
  await expect(ending.first()).toContainText('Failed to unsubscribe from the raffle. Please try again.');
  await expect(ending.first()).toContainText('Not ended');
  await expect(ending.last()).toContainText('Ended');
  await page.getByRole('button', { name: 'Try again to end what is not ended' }).press('Enter');
  await expect(page.getByText('All 2 are ended.')).toBeVisible();

  const reply = (statuses: readonly string[]) => ({
    method: 'GET',
    path: 'subscriptions/',
    status: 200,
    body: {
      results: statuses.map((status, index) =>
        aSubscription({ id: `${index}`, status, ticket_count: 1, lottery_name: status }),
      ),
    },
  });
  await sandbox.faults(reply(['payment', 'suspended', 'inactive']));
  await page.reload();
  const clubOnly = page.getByRole('list', { name: 'Ask your club' }).getByRole('listitem');
  await expect(clubOnly, 'neither ended nor left out').toContainText(['Waiting for payment', 'suspended']);
  await expect(ending).toHaveCount(0);
  await clubOnly.first().getByRole('link', { name: 'Ask to end it' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Unsubscribe me from payment');
  await open('ciu', '/play-in-control');

  await page.getByRole('link', { name: 'Withdraw the whole balance' }).click();
  await expect(page.getByLabel('Withdraw entire balance')).toBeChecked();
  await open('ciu', '/wallet');
  await page.evaluate(() => sessionStorage.clear());
  await open('ciu', '/wallet/withdraw?entire=true');
  await waitForIdle(page);
  await expect(page.getByLabel('Withdraw entire balance'), 'a link from elsewhere').not.toBeChecked();
});
