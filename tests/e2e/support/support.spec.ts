import type { Page } from '@playwright/test';
import { aSupportRequest } from '../../../src/lib/samples.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { installClock } from '../helpers/page-setup.ts';

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
  await expect(ticket).toContainText(/Reply due by \w+ \d+, /);
});

test('a member answers a reply, and asks again or complains when one is late', {
  tag: '@spec:7.17',
}, async ({ page, problems, sandbox, signedIn, open }) => {
  // Chromium logs this when the sanitiser parses a handler. Nothing runs.
  problems.allow(/Executing inline event handler/);
  page.on('dialog', () => expect.soft('a script ran').toBe(''));
  const hostile =
    '<p>Read <strong>this</strong> <a href="https://example.com/">note</a></p><ul><li>one &lt;2&gt;<li>two</ul><script>alert(1)</script><img src=x onerror=alert(2)>';
  const created_at = new Date(Date.now() - 72 * 60 * 60_000 + 5 * 60_000).toISOString();
  const answered = { created_at: '2026-03-04T10:00:00Z', supportticketresponses: [{ message: hostile }] };
  const body = [
    aSupportRequest({ id: '1', category: 'General', subject: 'Answered', ...answered }),
    aSupportRequest({ id: '7', category: 'Payments', subject: '<b>Bold</b>', created_at }),
  ];
  await sandbox.faults({ path: 'support-tickets/me/', body });
  await installClock(page);
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  const reply = page.getByRole('link', { name: 'Reply about Answered' });

  await test.step('a reply shows as HTML without running scripts', async () => {
    const ticket = page.getByRole('article', { name: 'Answered' });
    await expect(ticket.getByRole('strong')).toHaveText('this');
    await expect(ticket.locator('script, img')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    await expect(page.getByText('No response yet')).toHaveCount(1);
  });

  await test.step('the answer is sent by keyboard with the reply quoted', async () => {
    await reply.press('Enter');
    await expect(page.getByLabel('Description')).toBeFocused();
    await expect(page.getByLabel('Category')).toHaveValue('General');
    await expect(page.getByLabel('Subject')).toHaveValue('Re: Answered');
    await expect(page.getByText('Common questions')).toHaveCount(0);
    await page.keyboard.insertText('Thank you.');
    await page.keyboard.press('Tab');
    const sent = page.waitForRequest('**/support-tickets/new/');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      category: 'General',
      subject: 'Re: Answered',
      description: expect.stringMatching(
        /^Thank you\.\n\nAbout my support ticket 1 from .+\.\nYour last reply:\n> Read this note\n> - one <2>\n> - two$/,
      ),
    });
    await expect(reply).toBeVisible();
  });

  await test.step('a late reply offers a reminder to the club and a complaint', async () => {
    const promise = page.getByRole('article', { name: '<b>Bold</b>' }).getByText(/^Reply due by/);
    await expect(promise).toBeVisible();
    await expect(page.getByText('Late', { exact: true })).toHaveCount(0);
    await page.clock.fastForward('06:00');
    await page.reload();
    await expect(promise).toBeVisible();
    await expect(page.getByText('Late', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Ask again about <b>Bold</b>' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Re: <b>Bold</b>');
    await expect(page.getByLabel('Description')).toHaveValue(
      /^I haven't had a reply to my support ticket 7 from .+\./,
    );
    await page.goBack();
    await page.getByRole('link', { name: 'How to complain' }).click();
    await page.getByRole('link', { name: 'Make a complaint' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Complaint');
    await expect(page.getByLabel('Category')).toHaveValue('General');
  });
});
