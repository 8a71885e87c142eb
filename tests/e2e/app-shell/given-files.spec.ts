import type { Page } from '@playwright/test';
import { ticketRecordLabel } from '../../../src/lib/draws/ticket-record.ts';
import { saveCsvLabel } from '../../../src/lib/format/files.ts';
import { shareNotices } from '../../../src/lib/messages/notices.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { rowSummary } from '../helpers/locators.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
});

type SheetResult = 'shared' | 'AbortError' | 'NotAllowedError';

/** Makes the page a home-screen app of iOS. Its share sheet notes the names of the files, which the function reads. */
async function openAsHomeScreenApp(page: Page, result: SheetResult): Promise<() => Promise<string[]>> {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.addInitScript((shareResult) => {
    const names: string[] = [];
    const share = async ({ files = [] }: ShareData) => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      names.push(...files.map(({ name }) => name));
      if (shareResult !== 'shared') throw new DOMException('', shareResult);
    };
    Object.assign(window, { sharedNames: names });
    for (const [name, value] of Object.entries({ standalone: true, share, canShare: () => true }))
      Object.defineProperty(navigator, name, { value });
  }, result);
  return async () => {
    expect(downloads).toEqual([]);
    return page.evaluate(() => (window as unknown as { sharedNames: string[] }).sharedNames);
  };
}

const saved = (page: Page) => page.getByText(/ saved/);
const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');

test('files open in the share sheet when the app runs from the iOS home screen', async ({
  page,
  signedIn,
  open,
  openDraw,
}) => {
  const readSharedNames = await openAsHomeScreenApp(page, 'shared');
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/statement');
  await rowSummary(page, 'Save or print').click();
  await press(page, saveCsvLabel);
  await expect.poll(readSharedNames).toEqual([expect.stringMatching(/^statement-ciu-[\d-]+\.csv$/)]);
  await page
    .getByRole('button', { name: /^Receipt for / })
    .first()
    .press('Enter');
  await press(page, 'Save file');
  await expect.poll(readSharedNames).toContainEqual(expect.stringMatching(/^receipt-ciu-\d+\.txt$/));
  await open('ciu', '/tickets');
  await press(page, saveCsvLabel);
  await expect.poll(readSharedNames).toEqual([expect.stringMatching(/^tickets-ciu-[\d-]+\.csv$/)]);
  await openDraw(page, 'ciu', 'Friday Meat Raffle No. 42');
  await press(page, 'Add to calendar');
  await expect.poll(readSharedNames).toEqual([expect.stringMatching(/^draw-\d+\.ics$/)]);
  await openDraw(page, 'ciu', 'Friday Meat Raffle No. 41');
  await press(page, ticketRecordLabel);
  await press(page, 'Save file');
  await expect.poll(readSharedNames).toEqual([expect.stringMatching(/^tickets-ciu-draw-\d+\.txt$/)]);
  await expect(saved(page)).toHaveCount(0);
});

for (const [title, result, messageCount] of [
  ['closed share sheet shows no message', 'AbortError', 0],
  ['rejected share sheet shows how to get the file', 'NotAllowedError', 1],
] as const)
  test(`${title} when the member saves a statement`, async ({ page, signedIn, open }) => {
    const readSharedNames = await openAsHomeScreenApp(page, result);
    await signedIn(page, 'ciu');
    await open('ciu', '/wallet/statement');
    await rowSummary(page, 'Save or print').click();
    await press(page, saveCsvLabel);
    await expect.poll(readSharedNames).toHaveLength(1);
    const advice = page.getByText(shareNotices.fileNotSaved);
    await expect(advice).toHaveCount(messageCount);
    await expect(saved(page)).toHaveCount(0);
  });
