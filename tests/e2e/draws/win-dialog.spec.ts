import { prizeRequestLabel, winsText } from '../../../src/lib/draws/results.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { advanceUntilPolled } from '../helpers/page-setup.ts';
import { waitForReplies } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

test.use({ hasAnnouncedWins: false });

test('win dialog opens after typing and after a draw page, for all wins together', async ({
  page,
  sandbox,
  signedIn,
}) => {
  const dialog = page.getByRole('dialog', { name: winsText(2) });
  let hasTickets = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/tickets/me/')) hasTickets = true;
  });
  const [id] = await sandbox.addDraws({ club: 'ciu' });
  await page.clock.install();
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/change-password'));
  const password = page.getByLabel('Current Password', { exact: true });
  await password.pressSequentially('demo');
  await advanceUntilPolled(page, async () => expect(hasTickets).toBe(true));
  // The first check starts after 10 seconds, and loads the dates of the draws. A longer jump would end a request.
  await page.clock.fastForward(11_000);
  await waitForReplies(sandbox);
  await page.clock.fastForward(30_000);
  await expect(password).toBeFocused();
  await expect(dialog, 'while the member types').toHaveCount(0);

  await visit({ page, sandbox, club: 'ciu' }, `/raffles/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.runFor(5_000);
  await expect(dialog, 'on the page of a draw').toHaveCount(0);

  await visit({ page, sandbox, club: 'ciu' }, '/more');
  await expect(page).toHaveURL(siteUrl('ciu', '/more'));
  await page.clock.runFor(5_000);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link', { name: /^See ticket/ })).toHaveCount(2);
  await expect(dialog).toContainText("Butcher's tray");
  const links = dialog.getByRole('link', { name: new RegExp(`^${prizeRequestLabel}`) });
  await links.first().click();
  await expect(page.getByLabel('Subject')).toHaveValue(/^My prize in /);
  await expect(dialog).toHaveCount(0);
});
