import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';

const post = 'POST support-tickets/new/';
const thanks = 'Thank you for reaching out to us. One of our team will get back to you within 72 hours.';
const submit = (page: Page) => page.getByRole('button', { name: 'Open ticket' });
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Category').selectOption('Payments');
  await page.getByLabel('Subject').fill('Where is my deposit?');
  await page.getByLabel('Description').fill('I paid yesterday.\nIt is not there.');
}

test('a member opens a ticket and finds it in the list', {
  tag: ['@spec:2.14', '@spec:2.15', '@spec:5.25', '@spec:7.18', '@spec:8.30', '@spec:9.15'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu', 'empty@example.com');
  await open('ciu', '/support');
  await expect(page.getByRole('heading', { name: "You haven't created any ticket yet." })).toBeVisible();
  await page.getByRole('link', { name: 'Create ticket' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/support/create-ticket'));
  await expect(page.getByLabel('Category')).toHaveValue('General');
  await fill(page);
  const sent = page.waitForRequest('**/support-tickets/new/');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    category: 'Payments',
    subject: 'Where is my deposit?',
    description: 'I paid yesterday.\nIt is not there.',
  });
  await expect(toast(page)).toContainText(thanks);
  await expect(page).toHaveURL(siteUrl('ciu', '/support'));
  const ticket = page.getByRole('article', { name: 'Where is my deposit?' });
  await expect(ticket).toContainText('Payments');
  await expect(ticket).toContainText('It is not there.');
  await expect(ticket).toContainText('No response yet');
});

test('the thanks stay for seven seconds', { tag: ['@spec:8.30', '@spec:9.20'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu', '/support/create-ticket');
  await fill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(toast(page)).toContainText(thanks);
  await page.clock.runFor(6_900);
  await expect(toast(page)).toContainText(thanks);
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test('answers show as HTML, but never run', { tag: '@spec:7.17' }, async ({
  page,
  problems,
  sandbox,
  signedIn,
  open,
}) => {
  // Chromium logs this when the sanitiser parses a handler. Nothing runs.
  problems.allow(/Executing inline event handler/);
  page.on('dialog', () => expect.soft('a script ran').toBe(''));
  const hostile = '<p>Read <strong>this</strong></p><script>alert(1)</script><img src=x onerror=alert(2)>';
  const ticket = { id: 1, category: 'General', created_at: '2026-03-04T10:00:00Z', responded_at: null };
  const tickets = [
    { ...ticket, subject: 'Answered', description: 'a', supportticketresponses: [{ message: hostile }] },
    { ...ticket, id: 2, subject: '<b>Bold</b>', description: '<i>x</i>', supportticketresponses: null },
  ];
  await sandbox.faults({ path: 'support-tickets/me/', body: tickets });
  await signedIn(page, 'ciu');
  await open('ciu', '/support');
  const answered = page.getByRole('article', { name: 'Answered' });
  await expect(answered.getByRole('strong')).toHaveText('this');
  await expect(answered.locator('script, img')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
  await expect(page.getByText('No response yet')).toHaveCount(1);
});

test('short texts are told at their fields and not sent', { tag: ['@spec:5.26', '@spec:5.27'] }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/support/create-ticket');
  await page.getByLabel('Subject').fill(' 1234567 ');
  await submit(page).click();
  await expect(page.getByText('Subject must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Description must be at least 8 characters long')).toBeVisible();
  await expect(page.getByLabel('Subject')).toBeFocused();
  expect((await sandbox.requests()).counts[post]).toBeUndefined();
});

test('a failure is told, and nothing that was typed is lost', { tag: '@spec:8.19' }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await sandbox.faults({ path: 'support-tickets/new/', status: 500, times: 1 });
  await signedIn(page, 'ciu');
  await open('ciu', '/support/create-ticket');
  await fill(page);
  await submit(page).click();
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText('Failed to create ticket');
  await expect(alert).toContainText('Something went wrong. Please try again later.');
  await expect(page.getByLabel('Subject')).toHaveValue('Where is my deposit?');
  await expect(page.getByLabel('Category')).toHaveValue('Payments');
  expect((await sandbox.requests()).counts[post]).toBe(1);
  await submit(page).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/support'));
  await expect(toast(page)).toContainText(thanks);
});
