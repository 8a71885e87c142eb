import type { Page } from '@playwright/test';
import { prizeRequestLabel } from '../../../src/lib/draws/results.ts';
import { notices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { revokeSessionWhileIdle } from '../helpers/held-requests.ts';
import { trackLayoutShift } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const subject = (page: Page) => page.getByLabel('Subject');
const note = (page: Page) => page.getByText(/^Draft saved \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M\.$/);

async function openTicket(page: Page): Promise<void> {
  await page.goto(siteUrl('ciu', '/support/create-ticket'));
  await expect(page.getByRole('button', { name: 'Open ticket' })).toBeVisible();
}

test('draft of a support ticket appears in the next tab until it is sent, also beside a prefilled one', async ({
  context,
  page,
  sandbox,
  signedIn,
}) => {
  await sandbox.setProfile({ backend: 'django' });
  await signedIn(page, 'ciu');
  await openTicket(page);
  await waitForIdle(page);
  await subject(page).fill('My deposit is late');
  await page.close({ runBeforeUnload: true });

  const next = await context.newPage();
  const send = () => next.getByRole('button', { name: 'Open ticket' }).click();
  const create = () => next.getByRole('link', { name: 'Create ticket' }).click();
  // Includes the shift by the draft's notice.
  const moved = await trackLayoutShift(next);
  await openTicket(next);
  await expect(subject(next)).toHaveValue('My deposit is late');
  await expect(note(next)).toBeVisible();
  expect(await moved()).toBeLessThan(0.02);

  await next.getByRole('button', { name: 'Delete draft' }).click();
  await expect(subject(next)).toHaveValue('');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(subject(next)).toHaveValue('My deposit is late');
  await next.getByLabel('Description').fill('I paid yesterday.');
  await expect
    .poll(() => next.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('I paid yesterday.');

  await test.step('draft stays when the app fills in another support ticket', async () => {
    await next.goto(siteUrl('ciu', '/results'));
    await next.getByRole('link', { name: 'Friday Meat Raffle No. 41', exact: true }).click();
    await next.getByRole('link', { name: prizeRequestLabel }).click();
    await expect(subject(next)).toHaveValue(/^My prize/);
    await expect(next.getByText(/^Your draft from .* is saved\.$/)).toBeVisible();
    await send();
    await create();
    await expect(subject(next)).toHaveValue('My deposit is late');
    await expect(next.getByLabel('Description')).toHaveValue('I paid yesterday.');
  });
  await test.step('draft is gone when its ticket is sent', async () => {
    await send();
    await expect(next.getByRole('article').filter({ hasText: 'My deposit is late' })).toBeVisible();
    await create();
    await expect(subject(next)).toHaveValue('');
    await expect(note(next)).toHaveCount(0);
  });
});

test('open editors keep their input except secrets when the session ends, also after a detour', async ({
  page,
  sandbox,
  signedIn,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/profile'));
  await page.getByRole('button', { name: 'Edit personal info' }).click();
  await field('City').fill('York');
  await waitForIdle(page);
  await page.reload();
  await expect(field('City')).toHaveValue('York');
  await page.getByRole('button', { name: 'Edit email' }).click();
  await field('Email').fill('new@example.com');
  await field('Password').fill('analytical-engine');
  const letGo = await revokeSessionWhileIdle(page, sandbox.revokeTokens);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  letGo();
  const ended = page.getByText(notices.sessionEnded).filter({ visible: true });
  await expect(ended).toHaveCount(1);
  await expect(page.getByRole('main').getByText(notices.sessionEnded)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Go to sign in page' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('ciu', '/profile'));
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('analytical-engine');
  await expect(field('Email')).toHaveValue('new@example.com');
  await expect(field('Password')).toHaveValue('');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(field('City')).toHaveValue('York');
  await page.getByRole('button', { name: 'Cancel personal info' }).click();
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Leeds');
});
