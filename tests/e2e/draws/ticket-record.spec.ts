import { readFile } from 'node:fs/promises';
import { ticketRecordLabel } from '../../../src/lib/draws/ticket-record.ts';
import { expect, test } from '../helpers/fixtures.ts';

test('ticket record of a draw can be printed and saved as a file', async ({ page, signedIn, openDraw }) => {
  const name = 'Friday Meat Raffle No. 41';
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', name);
  const button = page.getByRole('button', { name: ticketRecordLabel });
  await button.press('Enter');
  const record = page.getByRole('dialog', { name: 'Your tickets' });
  await expect(record).toContainText(/\d{6}, bought \w{3} \d+, 2026, .*, Won: Butcher’s tray/);
  await expect(record).toContainText(/Results checked\w{3} \d+, \d{4}, \d+:\d{2} [AP]M/);
  const saving = page.waitForEvent('download');
  await record.getByRole('button', { name: 'Save file' }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^tickets-ciu-draw-\d+\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`\r\nDraw: ${name}\r\n`);
  await page.emulateMedia({ media: 'print' });
  await expect(record.getByText(/\/terms-of-service$/)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
