import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { waitForIdle } from '../helpers/waits.ts';

const line = (page: Page) => page.getByRole('region', { name: 'A regular look' });

/** Moves the day of the last review back. The demo data has transactions of the last days only. */
const reviewedOn = (page: Page, day: string) =>
  page.evaluate((since) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(' review'));
    if (key) localStorage.setItem(key, `1 ${since}`);
    return key !== undefined;
  }, day);

test('one quiet line tells what went in and out since the last review, once, and not at a raffle', async ({
  page,
  signedIn,
  open,
  openDraw,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/play-in-control');
  const choice = page.getByLabel('Remind me to look');
  await expect(choice).toHaveValue('');
  await choice.selectOption('Each month');
  await expect(page.getByText('You will be reminded to review.')).toBeVisible();
  await page.getByLabel('Periods').selectOption('By year');
  await expect(page.getByRole('table', { name: 'Money in and out by year' })).toBeVisible();
  expect(await reviewedOn(page, '2024-05-24')).toBe(true);

  await openDraw(page, 'ciu', 'Summer Getaway');
  await waitForIdle(page);
  await page.goto(siteUrl('ciu', '/wallet/deposit'));
  await waitForIdle(page);
  await expect(line(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(line(page)).toContainText(/Since May 24, 2024: £[\d,]+\.\d\d in, £[\d,]+\.\d\d out\./);
  await line(page).getByRole('button', { name: 'Dismiss: A regular look' }).press('Enter');
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await waitForIdle(page);
  await expect(line(page), 'never twice').toHaveCount(0);

  await reviewedOn(page, '2024-05-24');
  await failing('GET transactions/me/', 400);
  await open('ciu', '/tickets');
  await expect(line(page)).toContainText('it is time to see what went in and out since May 24, 2024.');
  await line(page).getByRole('link', { name: 'Play in control' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Play in control' })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
