import type { Locator, Page } from '@playwright/test';
import { readQrCode } from '../../helpers/qr-reader.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';

/** Reads the code as it prints in the dark theme. A blank page decodes it, because it has no security policy. */
async function scanPrint(page: Page, sheet: Locator): Promise<string | undefined> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  const picture = (await sheet.getByRole('img', { name: /QR code/ }).screenshot()).toString('base64');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const blank = await page.context().newPage();
  const image = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const colours = context?.getImageData(0, 0, width, height).data ?? [];
    let pixels = '';
    for (let red = 0; red < colours.length; red += 4) pixels += (colours[red] ?? 0) < 128 ? '1' : '0';
    return { pixels, width };
  }, picture);
  await blank.close();
  return readQrCode(image);
}

async function countPages(page: Page): Promise<number | undefined> {
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

/** A printer has more dots than a screen. */
test.use({ deviceScaleFactor: 2 });

/** An address of 300 characters. */
const longUrl = siteUrl('ciu', `/raffles/${'%C3%A9'.repeat(42)}`).padEnd(300, '9');
const longWords = 'A hamper of everything that the allotments of the county have grown this year. '.repeat(4);

test('the poster of a draw prints on one white page, with a code that leads to the draw', {
  tag: '@wide',
}, async ({ page, signedIn, openDraw }) => {
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Summer Getaway');
  const button = page.getByRole('button', { name: 'Poster' });
  await button.press('Enter');
  const sheet = page.getByRole('region', { name: 'Poster of Summer Getaway' });
  await expect(sheet).toContainText(
    /CIU Social Club.*A week in Cornwall for two.*£5\.00 each.*Closes\w{3} \d+/s,
  );
  await expect(sheet).toContainText(page.url());
  await expect(sheet).toContainText(siteUrl('ciu', '/terms-of-service'));
  expect(await scanPrint(page, sheet)).toBe(page.url());
  expect(await countPages(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a poster without prize, date and logo, with the longest name and address, still prints on one page', {
  tag: '@wide',
}, async ({ page, signedIn, failing, open }) => {
  const id = decodeURIComponent(longUrl.split('/').at(-1) ?? '');
  const draw = { id, name: longWords, status: 'live', ticket_price: '2.50', user_ticket_maximum: 5 };
  await failing('draws/{id}/', 200, draw);
  await failing('draws/{id}/prizes/', 200, []);
  await page.route('**/pictures/logo-ciu.svg', (route) => route.abort());
  await signedIn(page, 'ciu');
  await open('ciu', new URL(longUrl).pathname);
  await page.getByRole('button', { name: 'Poster' }).click();
  const sheet = page.getByRole('region', { name: /^Poster of/ });
  await expect(sheet).toContainText(longUrl);
  await expect(sheet).not.toContainText('Closes');
  expect(await scanPrint(page, sheet)).toBe(longUrl);
  expect(await countPages(page)).toBe(1);
});
