import { readFile } from 'node:fs/promises';
import { notOnSaleText } from '../../../src/lib/draws/draw-rules.ts';
import { prizeRequestLabel } from '../../../src/lib/draws/results.ts';
import { ticketRecordLabel } from '../../../src/lib/draws/ticket-record.ts';
import { notices } from '../../../src/lib/messages/notices.ts';
import { outcomeLabels } from '../../../src/lib/tickets/ticket-outcomes.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { ownTickets, purchasePanel as panel } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

test('closed draw and results show winners, the ticket record and the way to the prize', {
  tag: ['@spec:4.37', '@spec:7.26'],
}, async ({ page, sandbox, signedIn, openDraw }) => {
  const name = 'Friday Meat Raffle No. 41';
  const head = page.getByRole('region', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 640 });
  await page.route(/_astro\/(draw-orders|orders|purchase-panel)\./, (route) => route.abort());
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', name);

  await test.step('closed draw works without the code of orders when the member has no orders', async () => {
    await expect(page.getByText(notOnSaleText({ status: 'closed' }))).toBeVisible();
    await waitForIdle(page);
    await expect(page.getByText(notices.lazyLoadFailed)).toHaveCount(0);
    await expect(panel(page)).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('ticket record can be printed and saved as a file', async () => {
    const button = page.getByRole('button', { name: ticketRecordLabel });
    await button.press('Enter');
    const record = page.getByRole('dialog', { name: 'Your tickets' });
    await expect(record).toContainText(/\d{6}, bought \w{3} \d+, 2026, .*, Won: Butcher's tray/);
    await expect(record).toContainText(/Results checked\w{3} \d+, \d{4}, \d+:\d{2} [AP]M/);
    const saving = page.waitForEvent('download');
    await record.getByRole('button', { name: 'Save file' }).press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^tickets-ciu-draw-\d+\.txt$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(`\r\nRaffle: ${name}\r\n`);
    await page.emulateMedia({ media: 'print' });
    await expect(record.getByText(/\/terms-of-service$/)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  await test.step('closed draw names its winners and marks the winning ticket of the member', async () => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Prizes');
    const prizes = page.getByRole('tabpanel', { name: 'Prizes' });
    const first = prizes.getByRole('article').first();
    await expect(first).toContainText('Rump steak, sausages, bacon and a whole chicken.');
    await expect(first.getByRole('list', { name: 'Winners' })).toContainText(/\d{6}Alex M\. from Leeds/);
    await expect(prizes.getByText('Your ticket')).toHaveCount(1);
    await expect(prizes.getByRole('article').last()).toContainText('Prize Value £20.00 gross');
    await page.getByRole('tab', { name: 'Tickets' }).click();
    await expect(ownTickets(page).filter({ hasText: 'Won' })).toHaveCount(1);
  });

  await test.step('head of the draw links to the prize and to a support ticket about it', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(head.getByText(/^Your ticket \d{6} won: \w/)).toBeInViewport({ ratio: 1 });
    await head.getByRole('button', { name: 'See the prize' }).click();
    await expect(page.getByRole('tab', { name: 'Prizes', selected: true })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByText('Your ticket')).toBeInViewport();
    await head.getByRole('link', { name: prizeRequestLabel }).click();
    await expect(page.getByLabel('Subject')).toHaveValue(`My prize in ${name}`);
    await expect(page.getByLabel('Category')).toHaveValue('Raffles');
    await expect(page.getByLabel('Description')).toHaveValue(/Ticket: \d{6}\nPrize: Butcher's tray/);
  });

  await test.step("results name the winners, mark the member's own tickets and link to the draws", async () => {
    const other = 'Friday Meat Raffle No. 40';
    const result = (title: string) => page.getByRole('article', { name: title, exact: true });
    await visit({ page, sandbox, club: 'ciu' }, '/?all=1');
    await page.getByRole('link', { name: 'See the results' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
    await expect(result(name)).toContainText(/Won.*Your ticket \d{6} won: /s);
    await expect(
      result(name).getByRole('list', { name: 'Winners' }).filter({ hasText: 'Your ticket' }),
    ).toContainText('Alex M. from Leeds');
    for (const [title, says] of [
      ['Wine Cellar Six No. 7', outcomeLabels.pending],
      [other, outcomeLabels.noWinListed],
    ] as const) {
      await result(title).scrollIntoViewIfNeeded();
      await expect(result(title)).toContainText(says);
    }
    await page.getByRole('searchbox', { name: 'Search results' }).fill(name.slice(0, -3));
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await result(other).getByRole('link', { name: other }).click();
    const otherHead = page.getByRole('region', { name: other, exact: true });
    await expect(otherHead.getByText(outcomeLabels.noWinListed, { exact: true })).toBeVisible();
    await expect(otherHead.getByText(/^Your numbers: \d{6} and \d{6}$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'See the prize' })).toHaveCount(0);
  });
});
