import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { revokeSessionWhileIdle } from '../helpers/held-requests.ts';
import { trackLayoutShift } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const subject = (page: Page) => page.getByLabel('Subject');
const note = (page: Page) => page.getByText(/^Draft from \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M\.$/);

async function openTicket(page: Page): Promise<void> {
  await page.goto(siteUrl('ciu', '/support/create-ticket'));
  await expect(page.getByRole('button', { name: 'Open ticket' })).toBeVisible();
}

test('a ticket half-written is there in the next tab, says so without a jump, and is gone once sent', async ({
  context,
  page,
  signedIn,
}) => {
  await signedIn(page, 'ciu');
  await openTicket(page);
  await waitForIdle(page, 'autosave');
  await subject(page).fill('Where is my deposit?');
  await page.close({ runBeforeUnload: true });

  const next = await context.newPage();
  // Includes the shift by the draft's notice.
  const moved = await trackLayoutShift(next);
  await openTicket(next);
  await expect(subject(next)).toHaveValue('Where is my deposit?');
  await expect(note(next)).toBeVisible();
  expect(await moved()).toBeLessThan(0.02);

  await next.getByRole('button', { name: 'Discard' }).click();
  await expect(subject(next)).toHaveValue('');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(subject(next)).toHaveValue('Where is my deposit?');
  await next.getByLabel('Description').fill('I paid yesterday.');

  const kept = () => next.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain('I paid yesterday.');

  // A second tab continues the draft and sends it. The first tab must not restore it.
  const last = await context.newPage();
  await openTicket(last);
  await expect(last.getByLabel('Description')).toHaveValue('I paid yesterday.');
  await last.getByRole('button', { name: 'Open ticket' }).click();
  await expect(last.getByRole('article').filter({ hasText: 'Where is my deposit?' })).toBeVisible();
  await next.close({ runBeforeUnload: true });
  await openTicket(last);
  await waitForIdle(last, 'autosave');
  await expect(subject(last)).toHaveValue('');
  await expect(note(last)).toHaveCount(0);
});

test('a ticket that the app fills in leaves a draft alone, and survives a refused session itself', async ({
  page,
  problems,
  sandbox,
  signedIn,
}) => {
  problems.allow(/status of 401/);
  await sandbox.setProfile({ backend: 'django' });
  await signedIn(page, 'ciu');
  await openTicket(page);
  await waitForIdle(page, 'autosave');
  await subject(page).fill('Where is my deposit?');
  await page.goto(siteUrl('ciu', '/results'));
  await page.getByRole('link', { name: 'Friday Meat Raffle No. 41', exact: true }).click();
  await page.getByRole('link', { name: 'Ask about this prize' }).click();
  await expect(subject(page)).toHaveValue(/^My prize/);
  await expect(page.getByText(/^Your draft from .* is kept\.$/)).toBeVisible();
  const description = await page.getByLabel('Description').inputValue();
  const letGo = await revokeSessionWhileIdle(page, sandbox.revokeTokens);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  letGo();
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('ciu', '/support/create-ticket'));
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await page.getByRole('link', { name: 'Create ticket' }).click();
  await expect(subject(page)).toHaveValue('Where is my deposit?');
});

interface RefusedForm {
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
  readonly typed: Readonly<Record<string, string>>;
  readonly secret: Readonly<Record<string, string>>;
  readonly submit: string;
}

const forms: Readonly<Record<string, RefusedForm>> = {
  withdrawal: {
    path: '/wallet/withdraw',
    typed: { 'Amount in pounds': '2', 'Address line 1': '1 New Road' },
    secret: { 'Bank name': 'North', 'Account number': '87654321', 'Sort code': '12-34-56' },
    submit: 'Withdraw',
  },
  email: {
    path: '/profile',
    open: (page) => page.getByRole('button', { name: 'Edit email' }).click(),
    typed: { Email: 'new@example.com' },
    secret: { Password: 'analytical-engine' },
    submit: 'Save',
  },
  password: {
    path: '/change-password',
    typed: {},
    secret: {
      'Current Password': 'analytical-engine',
      'New Password': 'difference-engine',
      'Confirm Password': 'difference-engine',
    },
    submit: 'Change password',
  },
};

for (const [name, { path, open, typed, secret, submit }] of Object.entries(forms)) {
  test(`a session refused in the middle leaves the form as it was, save for secrets: ${name}`, async ({
    page,
    problems,
    sandbox,
    signedIn,
  }) => {
    problems.allow(/status of 401/);
    await signedIn(page, 'ciu');
    await page.goto(siteUrl('ciu', path));
    await open?.(page);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    for (const [label, value] of Object.entries({ ...typed, ...secret })) await field(label).fill(value);
    const letGo = await revokeSessionWhileIdle(page, sandbox.revokeTokens);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    letGo();
    await signInHere(page);
    await expect(page).toHaveURL(siteUrl('ciu', path));
    for (const [label, value] of Object.entries(typed)) await expect(field(label)).toHaveValue(value);
    for (const label of Object.keys(secret)) await expect(field(label)).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    for (const value of Object.values(secret)) expect(kept).not.toContain(value);
  });
}
