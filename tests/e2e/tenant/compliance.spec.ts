import { notUpdated, offlineSince } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

/** The last one is printed. */
const pages = [
  { path: '/terms-of-service', title: 'Terms of Service' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/accessibility', title: 'Accessibility' },
  { path: '/complaints', title: 'Complaints' },
  { path: '/gdpr', title: 'GDPR' },
];

test('a visitor follows the contents of a club page, reads every one, and prints it', {
  tag: '@spec:2.18-22',
}, async ({ page, sandbox, open }) => {
  const main = page.getByRole('main');
  await open('ciu', '/sign-in');

  await test.step('contents link scrolls to its section and Back returns to the contents', async () => {
    const terms = siteUrl('ciu', '/terms-of-service');
    await main.getByRole('link', { name: 'Terms of Service' }).click();
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
    const section = main.getByRole('heading', { name: (await link.textContent()) ?? '' });
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

  const section = main.getByRole('heading', { level: 2 }).first();
  const club = main.getByText('CIU Social Club', { exact: true }).first();
  for (const { path, title } of pages)
    await test.step(title, async () => {
      await visit({ page, sandbox, club: 'ciu' }, path);
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

test('club page shows its saved text while the API is down, or offers to retry', {
  tag: '@spec:4.14',
}, async ({ page, sandbox, context, open }) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 2 }).first();
  const firstTime = 'Mar 4, 2026, 10:30 AM';
  const staleNotice = main.getByText(notUpdated(firstTime));
  await page.clock.install({ time: '2026-03-04T10:30:00Z' });
  await sandbox.faults({ status: 503 });
  await open('ciu', '/complaints');
  await expect(page.getByText(/^We can't show this page right now$/)).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toBeVisible();

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
});
