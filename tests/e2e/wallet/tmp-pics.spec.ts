import { test } from '../helpers/fixtures.ts';

for (const [name, viewport, mobile] of [
  ['phone', { width: 390, height: 844 }, true],
  ['desk', { width: 1280, height: 900 }, false],
] as const)
  test(`pics ${name}`, { tag: mobile ? '@phone' : '@wide' }, async ({ page, signedIn, open }) => {
    await page.setViewportSize(viewport);
    await signedIn(page, 'ciu');
    for (const [file, path] of [
      ['statement', '/wallet/statement'],
      ['wallet', '/wallet'],
      ['deposit', '/wallet/deposit'],
      ['withdraw', '/wallet/withdraw'],
      ['raffles', '/'],
      ['tickets', '/tickets'],
      ['subs', '/subscriptions'],
      ['failed', '/callback?error=Card+declined'],
    ] as const) {
      await open('ciu', path);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/d-pics/${file}-${name}.png`, fullPage: true });
      if (file === 'statement') {
        for (const row of await page.locator('summary').all()) await row.click();
        await page.waitForTimeout(800);
        await page.screenshot({ path: `/tmp/d-pics/${file}-open-${name}.png`, fullPage: true });
      }
    }
  });
