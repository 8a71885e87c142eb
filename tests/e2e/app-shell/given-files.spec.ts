import { saveCsvLabel } from '../../../src/lib/format/files.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { rowSummary } from '../helpers/locators.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
});

test('files open in the share sheet when the app runs from the iOS home screen', async ({
  page,
  signedIn,
  open,
}) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter');
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.addInitScript(() => {
    const names: string[] = [];
    const share = async ({ files = [] }: ShareData) => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      names.push(...files.map(({ name }) => name));
    };
    Object.assign(window, { sharedNames: names });
    for (const [name, value] of Object.entries({ standalone: true, share, canShare: () => true }))
      Object.defineProperty(navigator, name, { value });
  });
  const expectShared = (name: RegExp) =>
    expect
      .poll(() => page.evaluate(() => (window as unknown as { sharedNames: string[] }).sharedNames.at(-1)))
      .toMatch(name);
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/statement');
  await rowSummary(page, 'Save or print').click();
  await press(saveCsvLabel);
  await expectShared(/^statement-ciu-[\d-]+\.csv$/);
  await press(/^Receipt for /);
  await press('Save file');
  await expectShared(/^receipt-ciu-\d+\.txt$/);
  expect(downloads).toEqual([]);
  await expect(page.getByText(/ saved/)).toHaveCount(0);
});
