import type { Page } from '@playwright/test';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Account' });
const panel = (page: Page) => page.getByRole('tabpanel');
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });

test('profile saves personal info and email, restores on Cancel, and offers only safe clubs', {
  tag: [
    ...['@spec:2.13', '@spec:4.5', '@spec:4.56', '@spec:4.57', '@spec:5.40', '@spec:5.46', '@spec:7.1'],
    ...['@spec:7.2', '@spec:7.15', '@spec:8.24', '@spec:8.32', '@spec:8.45', '@spec:8.58', '@spec:8.70'],
  ],
}, async ({ page, sandbox, signedIn, open, failing }) => {
  const go = (path: string) => visit({ page, sandbox, club: 'ciu' }, path);
  const city = page.getByLabel('City');
  const phone = page.getByLabel('Phone number');
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await failing('users/clients/', 200, [
    { name: 'CIU Social Club', subdomain: 'ciu', landing_domain: 'praxis.localhost:4322' },
    { name: 'Elsewhere', subdomain: 'elsewhere', landing_domain: 'evil.example' },
  ]);
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await expect(page).toHaveTitle('Profile · CIU Social Club');
  for (const text of ['AM', 'Alex Morgan', 'CIU Social Club', demoMember.email, 'Leeds, West Yorkshire'])
    await expect(card(page)).toContainText(text);
  await expect(page.getByRole('tab')).toHaveText(['Personal Info', 'Pass card']);
  await expect(panel(page)).toContainText('12 Orchard Street');

  await test.step('Cancel restores the values', async () => {
    await edit(page, 'personal info').click();
    await city.fill('York');
    await page.getByRole('button', { name: 'Cancel personal info' }).click();
    await expect(panel(page)).toContainText('Leeds');
    await edit(page, 'personal info').click();
    await expect(city).toHaveValue('Leeds');
  });

  await test.step('invalid values show errors and are not sent', async () => {
    await page.getByLabel('Name').fill('');
    await phone.fill('123');
    await save(page).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
    expect((await sandbox.requests()).counts['PUT users/me/']).toBeUndefined();
  });

  await test.step('the calendar offers only birthdays of adults', async () => {
    await page.getByRole('button', { name: 'Date of birth' }).click();
    const calendar = page.getByRole('dialog', { name: 'Pick a date' });
    const years = calendar.getByRole('combobox', { name: 'Year' });
    const months = calendar.getByRole('combobox', { name: 'Month' });
    await years.selectOption('2008');
    await expect(years.getByRole('option').last()).toHaveText('2008');
    await expect(months.getByRole('option', { name: 'December' })).toBeDisabled();
    await months.selectOption('November');
    await expect(calendar.getByRole('button', { name: /November 22/ })).toHaveCount(0);
    await calendar.getByRole('button', { name: /November 21/ }).click();
    await expect(page.getByRole('button', { name: 'Date of birth' })).toContainText('Nov 21, 2008');
  });

  await test.step('valid values are saved, also an unusual phone number', async () => {
    const unusual = '01632 960 001 ext 12, mornings';
    await page.getByLabel('Name').fill('Alexandra Morgan-Lee');
    await phone.fill(` ${unusual} `);
    await city.fill('York');
    await page.getByLabel('Address line 2').fill('Flat 2');
    await page.getByLabel('Postcode').fill('ls2 7ew');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      ...{ name: 'Alexandra Morgan-Lee', phone_number: unusual, address2: 'Flat 2', city: 'York' },
      ...{ postcode: 'LS2 7EW', date_of_birth: '2008-11-21' },
    });
    await expect(page.getByText('Personal information updated').last()).toBeVisible();
    for (const text of ['Flat 2', unusual]) await expect(panel(page)).toContainText(text);
    await expect(card(page)).toContainText('Alexandra Morgan-Lee');
    await expect(edit(page, 'personal info')).toBeFocused();
  });

  await test.step('the email changes only with the right password, and a draft stays', async () => {
    await go('/support/create-ticket');
    await page.getByLabel('Subject').fill('My deposit is late');
    await go('/profile');
    await edit(page, 'email').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Email' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(dialog.getByLabel('Email')).toHaveValue(demoMember.email);
    await dialog.getByLabel('Email').fill('alexandra@example.com');
    await password.fill('wrong');
    await save(page).click();
    await expect(dialog.locator(errorBox)).toContainText('Sign In Failed');
    await expect(dialog.locator(errorBox)).toContainText("That password isn't right.");
    await password.fill(demoMember.password);
    await save(page).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(memberNotices.emailUpdated).last()).toBeVisible();
    await expect(card(page)).toContainText('alexandra@example.com');
    await expect(edit(page, 'email')).toBeFocused();
    await go('/support/create-ticket');
    await expect(page.getByLabel('Subject')).toHaveValue('My deposit is late');
    await go('/profile');
  });

  await test.step('Switch Client marks the current club and rejects a foreign domain', async () => {
    const dialog = page.getByRole('dialog', { name: 'Switch Client' });
    await page.setViewportSize({ width: 320, height: 640 });
    await card(page).getByRole('button', { name: 'Switch Client' }).click();
    await dialog.getByRole('button', { name: 'Elsewhere' }).click();
    await expect(dialog.locator(errorBox)).toContainText(memberNotices.tenantWithoutAddress);
    await expect(page).toHaveURL(siteUrl('ciu', '/profile'));
    const row = dialog.getByRole('button', { name: 'CIU Social Club' });
    await expect(row).toHaveAttribute('aria-current', 'true');
    const left = async (text: string) => (await row.getByText(text).last().boundingBox())?.x ?? Number.NaN;
    await expect
      .poll(async () => (await left('Current')) - (await left('CIU Social Club')))
      .toBeGreaterThanOrEqual(0);
    await row.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Logout ends the session', async () => {
    await card(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('Membership ID form disappears after one change', {
  tag: ['@spec:4.58', '@spec:5.47', '@spec:7.14', '@spec:8.33', '@spec:9.18'],
}, async ({ page, signedIn, open }) => {
  const tab = page.getByRole('tab', { name: 'Membership ID' });
  const field = page.getByRole('textbox', { name: 'Membership ID' });
  await signedIn(page, 'riverside');
  await open('riverside', '/profile');
  await expect(page.getByRole('tab')).toHaveText(['Personal Info', 'Membership ID']);
  await tab.click();
  await expect(panel(page)).toContainText('only change your Membership ID once');
  await edit(page, 'Membership ID').click();
  await field.fill('x');
  await save(page).click();
  await expect(page.getByText('Must be at least 2 characters.')).toBeVisible();
  await field.fill('A-100');
  const sent = page.waitForRequest('**/users/passcode_update/');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({ ref_code: 'A-100' });
  await expect(page.getByText('Membership ID updated').last()).toBeVisible();
  await expect(panel(page)).toContainText('A-100');
  await expect(edit(page, 'Membership ID')).toHaveCount(0);
  await expect(panel(page)).toContainText("You've changed your Membership ID");
  await expect(tab, 'what names its place').toBeFocused();
  await panel(page).getByRole('link', { name: 'tell us' }).click();
  await expect(page).toHaveURL(siteUrl('riverside', '/support/create-ticket'));
});
