/** The whole way of the main job: sign in at the club's address, buy tickets, find them and what they cost. */
import { formatPence, parsePence } from '../../src/lib/text/money.ts';
import { clubs, expect, siteUrl, test } from './support/fixtures.ts';
import { demoMember } from './support/sign-in.ts';

/** A draw of each club that sells tickets once and that the demo member has room to buy for. */
const draws = {
  ciu: { name: 'Thousand Pound Thursday', pricePence: 250 },
  riverside: { name: 'Slow Boat Weekend', pricePence: 500 },
} as const;

for (const club of clubs) {
  const draw = draws[club];

  test(`a member signs in at ${club} and buys two tickets`, async ({ page }) => {
    await page.goto(siteUrl(club));
    await expect(page).toHaveURL(siteUrl(club, '/sign-in'));
    await page.getByLabel('Email').fill(demoMember.email);
    await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl(club));

    await page.getByRole('article').filter({ hasText: draw.name }).getByRole('link').first().click();
    const panel = page.getByRole('complementary', { name: 'Get tickets' });
    const balance = panel.getByText('Wallet balance:');
    await expect(balance).toContainText('£');
    const [shown = ''] = /£[\d.,]+/.exec((await balance.textContent()) ?? '') ?? [];
    const before = parsePence(shown);
    const cost = draw.pricePence * 2;
    await panel.getByRole('button', { name: 'One more' }).click();
    await expect(panel).toContainText(`2 × ${formatPence(draw.pricePence)} = ${formatPence(cost)}`);

    const bought = page.waitForResponse((response) => response.url().endsWith('/buy_tickets/'));
    await panel.getByRole('button', { name: 'Purchase' }).click();
    expect((await bought).status()).toBe(200);
    await expect(page.getByText('You bought 2 ticket(s) for this draw.').last()).toBeVisible();

    const after = formatPence((before ?? 0) - cost);
    await expect(balance).toContainText(after);
    const numbers = await page
      .getByRole('article')
      .filter({ hasText: /^Ticket/ })
      .allTextContents();
    expect(numbers.length).toBeGreaterThanOrEqual(2);

    await page.getByRole('navigation').getByRole('link', { name: 'Wallet' }).click();
    // The draw that is left shows the sum as well.
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    await expect(page.getByRole('main').getByText(after)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: draw.name }).first()).toContainText(
      `-${formatPence(cost)}`,
    );

    await page.getByRole('navigation').getByRole('link', { name: 'Tickets' }).click();
    const held = page
      .getByRole('region', { name: draw.name })
      .getByRole('article')
      .filter({ hasText: /^Ticket/ });
    await expect(held).toHaveCount(numbers.length);
  });
}
