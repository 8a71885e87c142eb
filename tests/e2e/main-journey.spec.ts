/** One tenant has the most helpful API of the contract, the other an ordinary backend, where the journey is longer. */
import type { Page } from '@playwright/test';
import { formatPence, parsePence } from '../../src/lib/format/money.ts';
import { demoTenants, expect, siteUrl, test } from './helpers/fixtures.ts';
import { demoMember } from './helpers/sign-in.ts';
import { readWhenStable, waitForReplies } from './helpers/waits.ts';

/** Draws with single tickets, API profiles, and widths. */
const places = {
  ciu: { draw: 'Thousand Pound Thursday', pricePence: 250, profile: {}, width: '@wide' },
  riverside: {
    draw: 'Slow Boat Weekend',
    pricePence: 500,
    profile: { backend: 'django' },
    width: '@phone',
    subscription: 'Regatta Raffle',
  },
} as const;

/** Exceeds the token lifetime of an ordinary backend. */
const minuteMs = 61_000;

const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const tickets = { hasText: /^Ticket/ };

for (const club of demoTenants) {
  const place = places[club];
  const { draw, pricePence, profile, width } = place;

  test(`member of ${club} signs in, buys two tickets and sees the new balance`, {
    tag: [width, '@spec:4.3'],
  }, async ({ page, sandbox, open }) => {
    await sandbox.setProfile(profile);
    await open(club);
    await expect(page).toHaveURL(siteUrl(club, '/sign-in'));
    await page.getByLabel('Email').fill(demoMember.email);
    await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl(club));

    await page.getByRole('article').filter({ hasText: draw }).getByRole('link').first().click();
    const panel = page.getByRole('complementary', { name: 'Get tickets' });
    const balance = panel.getByText('Wallet balance:');
    await expect(balance).toContainText('£');
    const [shown = ''] = /£[\d.,]+/.exec((await balance.textContent()) ?? '') ?? [];
    const before = parsePence(shown) ?? 0;
    const cost = pricePence * 2;
    await panel.getByRole('button', { name: 'One more' }).click();
    await expect(panel).toContainText(`2 × ${formatPence(pricePence)} = ${formatPence(cost)}`);

    await sandbox.advance(minuteMs);
    const bought = page.waitForResponse(
      (response) => response.url().endsWith('/buy_tickets/') && response.status() === 200,
    );
    await panel.getByRole('button', { name: 'Purchase' }).click();
    await bought;
    await expect(page.getByText('You bought 2 ticket(s) for this draw.').last()).toBeVisible();

    const after = formatPence(before - cost);
    await expect(balance).toContainText(after);
    const own = page.getByRole('article').filter(tickets);
    await expect.poll(() => own.count()).toBeGreaterThanOrEqual(2);
    const count = await readWhenStable(() => own.count());

    await menu(page, 'Wallet').click();
    // The previous screen shows the sum as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await expect(page.getByRole('main').getByText(after).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: draw }).first()).toContainText(
      `-${formatPence(cost)}`,
    );

    await menu(page, 'Tickets').click();
    const held = page.getByRole('region', { name: draw }).getByRole('article').filter(tickets);
    await expect(held).toHaveCount(count);

    if (!('subscription' in place)) return;
    // A page unload during a renewal loses a session with one-time refresh tokens, so no page is open meanwhile.
    const passMinute = async () => {
      await waitForReplies(sandbox);
      await page.goto('about:blank');
      await sandbox.advance(minuteMs);
    };
    await passMinute();
    await open(club, '/wallet/deposit');
    await page.getByRole('button', { name: '£20' }).click();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to wallet' }).click();
    const current = page.getByRole('region', { name: 'Current Balance' });
    await expect(current).toContainText(formatPence(before - cost + 2_000));

    await passMinute();
    await open(club, '/subscriptions');
    const running = page.getByRole('article', { name: place.subscription });
    await running.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(running.getByText('Unsubscribed', { exact: true })).toBeVisible();

    await passMinute();
    await open(club, '/profile');
    await page.getByRole('button', { name: 'Edit personal info' }).click();
    await page.getByLabel('Postcode').fill('ls2 7ew');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Personal information updated').last()).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('LS2 7EW');
  });
}
