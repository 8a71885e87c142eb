import { expect, siteUrl, test } from '../../support/fixtures.ts';

type Way = 'shared' | 'closed' | 'refused';

test('a draw is offered to the system’s sheet, and its link copied where there is none', async ({
  page,
  context,
  sandbox,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const fails = { closed: 'AbortError', refused: 'NotAllowedError' } as const;
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        const way = (globalThis as { way?: Way }).way ?? 'shared';
        if (way !== 'shared') throw new DOMException('', fails[way]);
        Object.assign(globalThis, { shared: data });
      },
    });
  });
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'A draw to share' });
  const url = siteUrl('ciu', `/raffles/${id}`);
  await signedIn(page, 'ciu');
  await page.goto(`${url}?from=mail`);
  const share = page.getByRole('button', { name: 'Share' });
  const take = (way: Way) => page.evaluate((next) => void Object.assign(globalThis, { way: next }), way);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const toast = page.getByRole('list').getByText('Link copied');

  await share.click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { shared?: ShareData }).shared))
    .toEqual({ title: 'A draw to share', url });
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  await take('closed');
  await share.click();
  await take('refused');
  await expect(toast).toHaveCount(0);
  expect(await copied()).toBe('untouched');
  await share.click();
  await expect(toast).toBeVisible();
  expect(await copied()).toBe(url);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    return navigator.clipboard.writeText('before');
  });
  await share.click();
  await expect.poll(copied).toBe(url);
});
