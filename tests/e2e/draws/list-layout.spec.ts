import type { Locator } from '@playwright/test';
import { aDraw, toReply } from '../../../src/lib/samples.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { sample } from '../helpers/walks.ts';

/** Returns edges in the viewport. */
const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

/** Expects parts side by side, with the middle of each between the edges of the first. */
async function expectOneRow(parts: readonly Locator[], at: string): Promise<void> {
  const [first, ...others] = await Promise.all(parts.map(edgesOf));
  for (const { top, bottom } of others) {
    const middle = (top + bottom) / 2;
    expect(middle, at).toBeGreaterThan(first?.top ?? Number.NaN);
    expect(middle, at).toBeLessThan(first?.bottom ?? Number.NaN);
  }
}

/** Two lines each of name, prize and description. */
const longDraw = aDraw({
  name: 'Grand Summer Raffle for the Bowls Pavilion',
  price_cta: 'A week in Cornwall for two adults',
  description: 'A cottage above the harbour, with a hamper on the table and a day of sailing with the crew.',
});

/** Closing times with a short and a long countdown and date. */
const closings = [
  new Date(Date.now() + 4 * 86_400_000 + 60_000),
  new Date(`November 30, ${new Date().getFullYear() + 1}, 12:50`),
].map((time) => time.toISOString());

/** Counts the places of price and button in their cards, for each row of cards. Runs in the page. */
function countPlaces(): number[] {
  const rows = new Map<number, Set<string>>();
  for (const card of document.querySelectorAll('article')) {
    const { top, bottom, right } = card.getBoundingClientRect();
    const places = ['[data-slot=price]', '[data-slot=price] + a'].flatMap((part) => {
      const box = card.querySelector(part)?.getBoundingClientRect();
      return box && [bottom - box.bottom, right - box.right].map(Math.round);
    });
    rows.set(top, (rows.get(top) ?? new Set()).add(places.join()));
  }
  return [...rows.values()].map(({ size }) => size);
}

const widths = [320, 390, 660, 768, 912, 1024, 1180, 1280, 1440, 1600, 1920];

const phones = [
  { width: 390, height: 844, parts: ['article', '[data-slot=price]', 'article a'] },
  { width: 375, height: 667, parts: ['[data-slot=price]', 'article a'] },
] as const;

test('list fits a phone with two rows of filters, and aligns its cards everywhere', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const draws = Array.from({ length: 12 }, (_, id) =>
    toReply({ ...longDraw, id, end_date: closings[id % 2] }),
  );
  await sandbox.faults({ path: 'draws/public/', body: { results: draws } });
  await signedIn(page, 'ciu');
  await open('ciu');
  const search = page.getByRole('searchbox', { name: 'Search raffles' });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const switches = page.getByRole('main').locator('label:has([role=switch])');
  const count = page.locator('[data-slot=draw-count]');
  await expect(count).toHaveText('12 raffles');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.locator('[data-slot=balance]')).toBeVisible();

  await test.step('first card is above the tab bar', async () => {
    for (const { width, height, parts } of phones) {
      await page.setViewportSize({ width, height });
      const limit = (await edgesOf(page.getByRole('navigation', { name: 'Main' }).last())).top;
      expect(limit, 'tab bar').toBeGreaterThan(height / 2);
      for (const part of parts) {
        const { bottom } = await edgesOf(page.getByRole('main').locator(part).first());
        expect(bottom, `${part} at ${width} x ${height}`).toBeLessThanOrEqual(limit);
      }
    }
  });

  await test.step('filters take two rows on phones wider than 320 px', async () => {
    for (const width of [320, 360, 430, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await expectOneRow([sort, search], `search and sort at ${width}px`);
      expect((await edgesOf(search)).right, `${width}px`).toBeLessThan((await edgesOf(sort)).left);
      // The count wraps at 320 px.
      if (width > 320)
        await expectOneRow([switches.first(), switches.last(), count], `switches and count at ${width}px`);
      expect((await edgesOf(page.getByRole('article').first())).left, `${width}px`).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('price and button are aligned across cards when dates are short and long', async () => {
    for (const fontSize of ['100%', '200%'])
      for (const width of sample(widths, 4)) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          fontSize,
        );
        await expect
          .poll(
            async () => Math.max(...(await page.evaluate(countPlaces))),
            `${width}px, text at ${fontSize}`,
          )
          .toBe(1);
      }
  });
});
