import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel } from '../helpers/locators.ts';

const draws = ['Harvest Draw', 'Autumn Draw'];

test('after an absence the raffles say what became of the own draws, and lead to these tickets', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 1_000 });
  await signedIn(page, 'ciu', email);
  for (const name of draws) {
    const [id] = await sandbox.addDraws({ club: 'ciu', name, closesInMs: 60_000 });
    await open('ciu', `/raffles/${id}`);
    await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
    await expect(page.getByText(/^Bought /).first()).toBeVisible();
  }
  await sandbox.advance(120_000);
  const visits = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^seen ciu \d+ visit$/.test(key)));
  const note = page.getByRole('region', { name: 'Since you were here' });
  await open('ciu', '/');
  await expect.poll(visits).toHaveLength(1);
  await open('ciu', '/more');
  await page.evaluate(
    (threeDays) => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith(' visit')) localStorage[key] = String(Date.now() - threeDays);
    },
    3 * 24 * 60 * 60 * 1_000,
  );
  await open('ciu', '/');
  await expect(note).toHaveText(/^Since .+ two of your draws have closed: two won\.$/);
  await note.getByRole('link', { name: 'two won' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('ciu', '/tickets?show=won'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Raffles' })).toBeVisible();
  await expect(note, 'it is told once').toHaveCount(0);
});
