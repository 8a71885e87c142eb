/** WCAG 2.2 AA as far as a machine can tell: every screen, light and dark, with tasteful and with hostile club colours. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type RouteName, routeNames, routes } from '../../src/lib/routes.ts';
import { expect, siteUrl, test } from './support/fixtures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const looks = [
  { club: 'ciu', email: 'alex@example.com', mode: 'light' },
  { club: 'harlequin', email: 'kim@example.com', mode: 'dark' },
] as const;

/** The address of a screen; draws by the club's first live one. */
async function addressOf(page: Page, name: RouteName): Promise<string> {
  const { path } = routes[name];
  if (!path.includes(':id')) return path;
  return (await page.getByRole('link', { name: /^Play/ }).first().getAttribute('href')) ?? '/';
}

/** What axe finds on the screen, one line each. */
async function violations(page: Page): Promise<string[]> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Checks the named screens one after the other and tells what was found where. */
async function checkScreens(page: Page, club: string, names: readonly RouteName[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const name of names) {
    const address = await addressOf(page, name);
    await page.goto(siteUrl(club, address));
    const lines = await violations(page);
    if (lines.length > 0) found[name] = lines;
  }
  expect(found).toEqual({});
}

for (const { club, email, mode } of looks) {
  test.describe(`${club}, ${mode}`, () => {
    test.use({ colorScheme: mode });
    // Two dozen screens one after the other.
    test.setTimeout(300_000);

    test('what a member sees is accessible', async ({ page, signedIn }) => {
      await signedIn(page, club, email);
      await page.goto(siteUrl(club));
      await checkScreens(
        page,
        club,
        routeNames.filter((name) => routes[name].access === 'protected'),
      );
    });

    test('what a visitor sees is accessible', async ({ page }) => {
      await checkScreens(
        page,
        club,
        routeNames.filter((name) => routes[name].access !== 'protected'),
      );
    });
  });
}
