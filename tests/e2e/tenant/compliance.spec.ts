import { notUpdated, offlineSince } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { readWhenStable } from '../helpers/waits.ts';

/** The last one is printed. */
const pages = [
  { path: '/terms-of-service', title: 'Terms of Service' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/accessibility', title: 'Accessibility' },
  { path: '/complaints', title: 'Complaints' },
  { path: '/gdpr', title: 'GDPR' },
];

test('a visitor reads every club page without signing in, and prints it in black on white', {
  tag: '@spec:2.18-22',
}, async ({ page, open }) => {
  const main = page.getByRole('main');
  const section = main.getByRole('heading', { level: 2 }).first();
  const club = main.getByText('CIU Social Club', { exact: true }).first();
  for (const { path, title } of pages)
    await test.step(title, async () => {
      await open('ciu', path);
      await expect(page).toHaveTitle(`${title} · CIU Social Club`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(club).toBeVisible();
      await expect(section).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      if (path !== '/accessibility') return;
      const statement = page.getByRole('region', { name: 'How we test' });
      await expect(statement).toContainText(/On .+ all these tests passed, in Chromium [\d.]+ and axe-core/);
      await expect(statement.getByRole('heading', { name: "What doesn't work" })).toBeVisible();
    });

  await test.step('printed page shows the text and its address', async () => {
    const address = page.getByText(siteUrl('ciu', '/gdpr'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const title = page.getByRole('heading', { level: 1, name: 'GDPR' });
    for (const shown of [title, club, address, section, page.locator('.prose p').first()]) {
      await expect(shown).toBeVisible();
      await expect(shown).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await expect(page.locator('[data-slot=letterhead] img')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});

test('a contents link scrolls to its section and Back returns to the contents', async ({ page, open }) => {
  const terms = siteUrl('ciu', '/terms-of-service');
  await open('ciu', '/sign-in');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
  const section = page.getByRole('main').getByRole('heading', { name: (await link.textContent()) ?? '' });
  await expect(link).toBeInViewport();
  await expect(section).not.toBeInViewport();
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await readWhenStable(scrolled);
  await link.click();
  await expect(section).toBeInViewport();
  await expect(link).not.toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(terms);
  await expect(link).toBeInViewport();
  await expect.poll(scrolled).toBe(before);
  await link.click();
  await expect(page).toHaveURL(/#section-/);
  await page.reload();
  await expect(section).toBeInViewport();
  for (const address of [terms, siteUrl('ciu', '/sign-in')]) {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(address);
  }
});

test('a club page with an unknown hash shows the text from the start', async ({ page, open }) => {
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
  for (const hash of ['#%E0%A4%A', '#constructor', '#"><img src=x onerror=alert(1)>']) {
    // A changed hash alone loads no page.
    await page.goto('about:blank');
    await open('ciu', `/terms-of-service${hash}`);
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(link).toBeInViewport();
  }
});

test('the copied link of a club page keeps the club', {
  tag: '@spec:8.59',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const host = `http://127.0.0.1:${new URL(siteUrl('riverside')).port}`;
  await page.goto(`${host}/sign-in?client=riverside`);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('list').getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${host}/privacy-policy?client=riverside`);
});

test('a club page shows its saved text while the API is down', { tag: '@spec:4.14' }, async ({
  page,
  sandbox,
  context,
  open,
}) => {
  const main = page.getByRole('main');
  const firstTime = 'Mar 4, 2026, 10:30 AM';
  const staleNotice = main.getByText(notUpdated(firstTime));
  await page.clock.install({ time: '2026-03-04T10:30:00Z' });
  await open('ciu', '/complaints');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeVisible();
  // The text is visible before the app, which stores it.
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await sandbox.faults({ status: 503 });
  await page.clock.setSystemTime('2026-03-06T08:00:00Z');
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(staleNotice).toBeVisible();

  await context.setOffline(true);
  await expect(page.locator('[data-slot=notices]').getByText(offlineSince(firstTime))).toBeVisible();
  await expect(staleNotice).toBeHidden();
  await sandbox.clearFaults();
  await context.setOffline(false);
  await expect(main.getByText(/Mar \d, 2026, /)).toHaveCount(0);

  await sandbox.faults({ status: 503 });
  await page.reload();
  await expect(main.getByText(notUpdated('Mar 6, 2026, 8:00 AM'))).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(/Mar \d, 2026, /)).toHaveCount(0);
});

test('a club page says when its text is missing, and retries when it failed to load', async ({
  page,
  sandbox,
  open,
}) => {
  await open('harlequin', '/gdpr');
  await expect(page.getByText(/hasn't added its GDPR page/)).toBeVisible();

  await sandbox.faults({ status: 503 });
  await open('ciu', '/privacy-policy');
  await expect(page.getByText(/^We can't show this page right now$/)).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
