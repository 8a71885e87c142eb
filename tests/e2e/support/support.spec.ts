import type { Page } from '@playwright/test';
import { aSupportRequest } from '../../../src/lib/samples.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { installClock } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';

const thanks = 'Thank you for reaching out to us. One of our team will get back to you within 72 hours.';
const submit = (page: Page) => page.getByRole('button', { name: 'Open ticket' });

test('a support ticket is sent and listed only with a long enough subject and description', {
  tag: ['@spec:2.14', '@spec:2.15', '@spec:5.25-27', '@spec:7.18', '@spec:8.30', '@spec:9.15'],
}, async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu', 'empty@example.com');
  await open('ciu', '/support');
  await expect(page.getByRole('heading', { name: /^You haven't created any ticket yet\.$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Create ticket' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/support/create-ticket'));
  await page.locator('summary', { hasText: /^How do I unsubscribe\?$/ }).press('Enter');
  await expect(page.getByRole('link', { name: 'See your subscriptions' })).toHaveAttribute(
    'href',
    '/subscriptions',
  );
  await expect(page.getByLabel('Category')).toHaveValue('General');
  await page.getByLabel('Subject').fill(' 1234567 ');
  await submit(page).click();
  await expect(page.getByText('Subject must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Description must be at least 8 characters long')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  expect((await sandbox.requests()).counts['POST support-tickets/new/']).toBeUndefined();
  await page.getByLabel('Category').selectOption('Payments');
  await page.getByLabel('Subject').fill('My deposit is missing');
  await page.getByLabel('Description').fill('I paid yesterday.\nIt is not there.');
  const sent = page.waitForRequest('**/support-tickets/new/');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    category: 'Payments',
    subject: 'My deposit is missing',
    description: 'I paid yesterday.\nIt is not there.',
  });
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(thanks);
  await expect(page).toHaveURL(siteUrl('ciu', '/support'));
  const ticket = page.getByRole('article', { name: 'My deposit is missing' });
  await expect(ticket).toContainText('Payments');
  await expect(ticket).toContainText('It is not there.');
  await expect(ticket).toContainText('No response yet');
});

test('replies show as HTML without running scripts', { tag: '@spec:7.17' }, async ({
  page,
  problems,
  sandbox,
  signedIn,
  open,
}) => {
  // Chromium logs this when the sanitiser parses a handler. Nothing runs.
  problems.allow(/Executing inline event handler/);
  page.on('dialog', () => expect.soft('a script ran').toBe(''));
  const hostile =
    '<p>Read <strong>this</strong> <a href="https://example.com/">note</a></p><ul><li>one &lt;2&gt;<li>two</ul><script>alert(1)</script><img src=x onerror=alert(2)>';
  const ticket = { id: 1, category: 'General', created_at: '2026-03-04T10:00:00Z', responded_at: null };
  const tickets = [
    { ...ticket, subject: 'Answered', description: 'a', supportticketresponses: [{ message: hostile }] },
    { ...ticket, id: 2, subject: '<b>Bold</b>', description: '<i>x</i>', supportticketresponses: null },
  ];
  await sandbox.faults({ path: 'support-tickets/me/', body: tickets });
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  const replied = page.getByRole('article', { name: 'Answered' });
  await expect(replied.getByRole('strong')).toHaveText('this');
  await expect(replied.locator('script, img')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
  await expect(page.getByText('No response yet')).toHaveCount(1);
  await replied.getByRole('link', { name: 'Reply about Answered' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Answered');
  await expect(page.getByLabel('Description')).toHaveValue(/reply:\n> Read this note\n> - one <2>\n> - two$/);
});

test("a member replies to a support ticket by keyboard with the club's reply quoted", async ({
  page,
  signedIn,
  open,
}) => {
  const subject = "Re: Where do I get my butcher's tray?";
  const description = page.getByLabel('Description');
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  await expect(page.getByText('behind the bar')).toBeVisible();
  await page.getByRole('link', { name: /^Reply about Where do/ }).press('Enter');
  await expect(description).toBeFocused();
  await expect(page.getByLabel('Category')).toHaveValue('Raffles');
  await expect(page.getByLabel('Subject')).toHaveValue(subject);
  await expect(page.getByText('Common questions')).toHaveCount(0);
  await page.keyboard.insertText('Thank you.');
  await page.keyboard.press('Tab');
  const sent = page.waitForRequest('**/support-tickets/new/');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    subject,
    description: expect.stringMatching(
      /^Thank you\.\n\nAbout my support ticket \d+ from .+\. You replied on .+\.\nYour last reply:\n> Well done\. It's behind the bar, any evening from 6 PM\.$/,
    ),
  });
  await expect(page.getByRole('article', { name: subject })).toContainText(/Reply due by \w+ \d+, /);
});

test('a late reply offers a reminder to the club and a complaint', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const created_at = new Date(Date.now() - 72 * 60 * 60_000 + 5 * 60_000).toISOString();
  const body = [aSupportRequest({ id: '7', category: 'Payments', subject: 'My withdrawal', created_at })];
  await sandbox.faults({ path: 'support-tickets/me/', body });
  await installClock(page);
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  const promise = page.getByRole('article', { name: 'My withdrawal' }).getByText(/^Reply due by/);
  await expect(promise).toBeVisible();
  await expect(page.getByText('Late', { exact: true })).toHaveCount(0);
  await page.clock.fastForward('06:00');
  await page.reload();
  await expect(promise).toBeVisible();
  await expect(page.getByText('Late', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ask again about My withdrawal' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Re: My withdrawal');
  await expect(page.getByLabel('Description')).toHaveValue(
    /^I haven't had a reply to my support ticket 7 from .+\./,
  );
  await page.goBack();
  await page.getByRole('link', { name: 'How to complain' }).click();
  await page.getByRole('link', { name: 'Make a complaint' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Complaint');
  await expect(page.getByLabel('Category')).toHaveValue('General');
});

test('a visitor who complains returns to the page after signing in', async ({ page, open }) => {
  await open('ciu', '/complaints');
  await page.getByRole('link', { name: /^Sign in to make a complaint$/ }).click();
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('ciu', '/complaints'));
  await expect(page.getByRole('link', { name: 'Make a complaint' })).toBeVisible();
});
