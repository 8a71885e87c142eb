import { expect, siteUrl, test } from '../helpers/fixtures.ts';

test('a draw is offered to the system’s sheet, and its link copied where there is none', async ({
  page,
  context,
  sandbox,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void Object.assign(globalThis, { shared: data }),
    });
  });
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'A draw to share' });
  const url = siteUrl('ciu', `/raffles/${id}`);
  await signedIn(page, 'ciu');
  await page.goto(`${url}?from=mail`);
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { shared?: ShareData }).shared))
    .toEqual({ title: 'A draw to share', url });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await share.click();
  await expect(page.getByRole('list').getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});
