import type { Page } from '@playwright/test';
import { drawOpenedText } from '../../../src/lib/draws/draw-card.ts';
import { notices } from '../../../src/lib/messages/notices.ts';
import { failureNotices } from '../../../src/lib/messages/operations.ts';
import { aDraw, aTicket, toReply } from '../../../src/lib/samples.ts';
import { outcomeLabels } from '../../../src/lib/tickets/ticket-outcomes.ts';
import { Announcements } from '../helpers/announcements.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { countdownIn, purchasePanel } from '../helpers/locators.ts';
import { createSteppedClock, installClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';

const silent = (page: Page) => expect(page.locator('#announcer, #alerts')).toHaveText(['', '']);
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Runs the clock until the live regions are empty. */
async function quiet(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await silent(page);
}

test('countdown is silent until the draw opens or ends', async ({ page, sandbox, signedIn, open }) => {
  await installClock(page);
  const announcements = await Announcements.record(page);
  const heard = () => announcements.read().join();
  const hasSaid = (text: string) =>
    expect
      .poll(async () => {
        await page.clock.runFor(500);
        return heard();
      })
      .toContain(text);
  await sandbox.addDraws({ club: 'ciu', name: 'Last Soon', status: 'scheduled', opensInMs: 60_000 });
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Last');
  await page.getByRole('link', { name: 'Preview Last Soon' }).click();
  const timer = countdownIn(page).first();
  await expect(timer).toBeVisible();
  // Spelled-out units, and no role that screen readers skip.
  await expect(page.getByText(/^\d+ seconds$/).first()).toBeAttached();
  await expect(page.getByRole('timer')).toHaveCount(0);
  // Prizes that come late, as on a busy machine, are announced.
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await quiet(page);
  announcements.clear();
  const before = await timer.textContent();
  await page.clock.runFor(5_000);
  await expect(timer).not.toHaveText(before ?? '');
  expect(heard()).toBe('');

  await sandbox.advance(61_000);
  await page.clock.fastForward(61_000);
  await expect(page.getByText(/Due to open|Close Date/)).toBeVisible();
  // On a slow machine the loading of the draw is announced too.
  expect(heard(), 'not before the API says so').not.toMatch(/Ended/);
  await page.clock.runFor(5_000);
  await expect(purchasePanel(page)).toBeVisible();
  await hasSaid(drawOpenedText);
  expect(heard()).not.toContain('Draw Ended');

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: /^Play Last Orders/ })).toBeVisible();
  await page.clock.fastForward(15 * 60_000);
  await hasSaid('Draw Ended');
});

test('result of a draw that has just closed is announced once', async ({ page, signedIn, open }) => {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const endDate = new Date(Date.now() - 60_000).toISOString();
  let winners: { number: string }[] = [];
  let asked = 0;
  const prizes = () => [{ id: 1, description: 'A hamper', winners }];
  await page.route('**/draws/77/', (route) => {
    asked += 1;
    const tickets = [aTicket({ draw_id: '77', number: '000123' })];
    const draw = aDraw({ id: '77', name: 'Evening Raffle', status: 'closed', end_date: endDate });
    const json = { ...toReply(draw), user_ticket_count: 1, tickets, prizes: prizes() };
    return route.fulfill({ headers, json });
  });
  await page.route('**/draws/77/prizes/**', (route) => route.fulfill({ headers, json: prizes() }));
  await installClock(page);
  const advance = createSteppedClock(page);
  const announcements = await Announcements.record(page);
  await signedIn(page, 'ciu');
  await open('ciu', '/raffles/77');
  const head = page.getByRole('region', { name: 'Evening Raffle' });
  await expect(head.getByText(outcomeLabels.pending)).toBeVisible();
  winners = [{ number: '000123' }];
  await advance(40_000);
  const result = 'Your ticket 000123 won: A hamper';
  await expect(head.getByText(result)).toBeVisible();
  const last = asked;
  await advance(40_000);
  expect(asked, 'no poll after the result').toBe(last);
  expect(announcements.read().filter((text) => text.includes(result))).toHaveLength(1);
});

test('slow reply, lost connection and ended session are each announced once', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const announcements = await Announcements.record(page);
  const expectSaid = (...lines: readonly string[]) => expect.poll(() => announcements.read()).toEqual(lines);
  await signedIn(page, 'ciu');
  await open('ciu', '/more');
  await mainMenu(page).getByRole('link', { name: 'Wallet' }).focus();
  await waitForIdle(page);
  await page.clock.install();
  // Won tickets load the transactions, but the wallet must have none when the connection goes.
  await sandbox.faults({ method: 'GET', path: 'transactions/me/', status: 500 });
  const answer = await hold(page, '**/tickets/me/');
  await mainMenu(page).getByRole('link', { name: 'Tickets' }).click();
  await expectSaid('polite: Loading tickets…');
  answer();
  await expectSaid('polite: Loading tickets…', 'polite: 15 tickets');
  await mainMenu(page).getByRole('link', { name: 'Raffles' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await quiet(page);
  announcements.clear();

  await context.setOffline(true);
  /** A slow machine adds waits. */
  const expectSaidOffline = (...lines: readonly string[]) =>
    expect
      .poll(() => announcements.read().filter((line) => !line.startsWith('polite: Loading ')))
      .toEqual(lines);
  const offline = `polite: ${notices.offline}`;
  await expectSaidOffline(offline);
  await mainMenu(page).getByRole('link', { name: 'Wallet' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  const later = `assertive: ${failureNotices.offline}`;
  await expectSaidOffline(offline, later);
  await quiet(page);
  await expectSaidOffline(offline, later);
  await retry.first().press('Enter');
  await expectSaidOffline(offline, later, later);
  await sandbox.clearFaults();
  await context.setOffline(false);
  await expect.poll(() => announcements.read()).toContain(`polite: ${notices.online}`);
  await expect(retry).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await quiet(page);
  announcements.clear();

  await sandbox.expireTokens();
  await sandbox.revokeTokens();
  // Any request ends the session, also a poll, so the menu may be gone before the second click.
  await mainMenu(page).getByRole('link', { name: 'More' }).dispatchEvent('click');
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/"]')?.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused();
  const ended = `polite: ${notices.sessionEnded}`;
  await expectSaid(ended);
  await quiet(page);
  await expectSaid(ended);
});
