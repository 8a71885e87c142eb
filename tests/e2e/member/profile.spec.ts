import type { Page } from '@playwright/test';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const identifiers = { ciu: 'Pass card', riverside: 'Membership ID' } as const;
const clubNames = { ciu: 'CIU Social Club', riverside: 'Riverside Club' } as const;
const card = (page: Page) => page.getByRole('region', { name: 'Account' });
const panel = (page: Page) => page.getByRole('tabpanel');
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const edit = (page: Page, name: string) => page.getByRole('button', { name: `Edit ${name}` });

for (const club of demoTenants) {
  const identifier = identifiers[club];

  test(`the profile says who is signed in at ${club}`, { tag: ['@spec:2.13', '@spec:7.1'] }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, club);
    await open(club, '/profile');
    await expect(page).toHaveTitle(`Profile · ${clubNames[club]}`);
    await expect(card(page)).toContainText('AM');
    for (const text of ['Alex Morgan', clubNames[club], demoMember.email, 'Leeds, West Yorkshire']) {
      await expect(card(page)).toContainText(text);
    }
    await expect(page.getByRole('tab')).toHaveText(['Personal Info', identifier]);
    await expect(panel(page)).toContainText('12 Orchard Street');
  });

  test(`the ${identifier} is changed, once`, {
    tag: ['@spec:4.58', '@spec:5.47', '@spec:7.14', '@spec:8.23', '@spec:8.33', '@spec:9.18'],
  }, async ({ page, sandbox, signedIn, open }) => {
    await signedIn(page, club);
    await open(club, '/profile');
    await page.getByRole('tab', { name: identifier }).click();
    await expect(panel(page)).toContainText(`Your ${identifier} can be changed only once.`);
    await edit(page, identifier).click();
    await page.getByRole('textbox', { name: identifier }).fill('x');
    await save(page).click();
    await expect(page.getByText('Must be at least 2 characters.')).toBeVisible();
    await page.getByRole('textbox', { name: identifier }).fill('A-100');
    const body = { ref_code: ['This number can be changed only once.'] };
    await sandbox.faults({ path: 'users/passcode_update/', status: 400, body, times: 1 });
    await save(page).click();
    await expect(panel(page)).toContainText('This number can be changed only once.');
    await expect(panel(page).locator(errorBox)).toContainText('Something went wrong!');
    await expect(panel(page).locator(errorBox)).toContainText('Failed to update. Please try again later');
    await expect(panel(page).locator(errorBox)).toBeFocused();
    // A toast would obscure the field and repeat the alert.
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);

    const sent = page.waitForRequest('**/users/passcode_update/');
    await save(page).click();
    expect((await sent).postDataJSON()).toEqual({ ref_code: 'A-100' });
    await expect(page.getByText(`${identifier} updated`).last()).toBeVisible();
    await expect(panel(page)).toContainText('A-100');

    await expect(edit(page, identifier)).toHaveCount(0);
    await expect(panel(page)).toContainText(`You have changed your ${identifier}`);
    await expect(page.getByRole('tab', { name: identifier }), 'what names its place').toBeFocused();
    await page.reload();
    await page.getByRole('tab', { name: identifier }).click();
    await expect(panel(page)).toContainText('A-100');
    await expect(edit(page, identifier)).toHaveCount(0);
    await panel(page).getByRole('link', { name: 'tell us' }).click();
    await expect(page).toHaveURL(siteUrl(club, '/support/create-ticket'));
  });
}

test('personal information is edited and saved', { tag: ['@spec:4.56', '@spec:7.2', '@spec:8.32'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'personal info').click();
  await page.getByLabel('Name').fill('Alexandra Morgan-Lee');
  await page.getByLabel('Address line 2').fill('Flat 2');
  await page.getByLabel('Postcode').fill('ls2 7ew');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Alexandra Morgan-Lee',
    address2: 'Flat 2',
    postcode: 'LS2 7EW',
    date_of_birth: '1984-06-12',
  });
  await expect(page.getByText('Personal information updated').last()).toBeVisible();
  await expect(panel(page)).toContainText('Flat 2');
  await expect(card(page)).toContainText('Alexandra Morgan-Lee');
  await expect(edit(page, 'personal info')).toBeFocused();
});

test('the date of birth is picked in a calendar that ends where someone is old enough', async ({
  page,
  signedIn,
  open,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'personal info').click();
  await page.getByRole('button', { name: 'Date of birth' }).click();
  const calendar = page.getByRole('dialog', { name: 'Pick a date' });
  await calendar.getByRole('combobox', { name: 'Year' }).selectOption('2008');
  await expect(calendar.getByRole('combobox', { name: 'Year' }).getByRole('option').last()).toHaveText(
    '2008',
  );
  await calendar.getByRole('combobox', { name: 'Month' }).selectOption({ index: 10 });
  await expect(calendar.getByRole('button', { name: /November 22/ })).toHaveCount(0);
  await calendar.getByRole('button', { name: /November 21/ }).click();
  await expect(page.getByRole('button', { name: 'Date of birth' })).toContainText('Nov 21, 2008');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ date_of_birth: '2008-11-21' });
});

test('Cancel leaves everything as it was', { tag: '@spec:4.57' }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'personal info').click();
  await page.getByLabel('City').fill('York');
  await page.getByRole('button', { name: 'Cancel personal info' }).click();
  await expect(panel(page)).toContainText('Leeds');
  await edit(page, 'personal info').click();
  await expect(page.getByLabel('City')).toHaveValue('Leeds');
  expect((await sandbox.requests()).counts['PUT users/me/']).toBeUndefined();
});

test('wrong personal information is told at its fields', {
  tag: ['@spec:5.40', '@spec:5.42', '@spec:5.46'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'personal info').click();
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Phone number').fill('123');
  await page.getByLabel('City').fill('Y');
  await save(page).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(page.getByText('Must be at least 2 characters.')).toBeVisible();
});

test('a phone number with an extension blocks neither saving nor withdrawing', async ({
  page,
  signedIn,
  open,
}) => {
  const phone = '01632 960 001 ext 12, mornings';
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'personal info').click();
  await page.getByLabel('Phone number').fill(` ${phone} `);
  await save(page).click();
  await expect(panel(page)).toContainText(phone);
  await page.reload();
  await edit(page, 'personal info').click();
  await page.getByLabel('City').fill('York');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ phone_number: phone, city: 'York' });
  await expect(panel(page)).toContainText('York');

  await open('ciu', '/wallet/withdraw');
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Please enter your bank name.')).toBeVisible();
  await expect(page.getByText('Please enter a valid phone number.')).toHaveCount(0);
});

test('a failed save is told in place, and keeps what was typed', { tag: '@spec:8.22' }, async ({
  page,
  signedIn,
  open,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'personal info').click();
  await page.getByLabel('City').fill('York');
  await failing('PUT users/me/', 500);
  await save(page).click();
  await expect(panel(page)).toContainText('Something went wrong!');
  await expect(panel(page)).toContainText(
    'Failed to update your personal information. Please try again later',
  );
  await expect(page.getByLabel('City')).toHaveValue('York');
});

test('the email is edited in a dialog, with the password', {
  tag: ['@spec:5.49', '@spec:7.15', '@spec:8.24', '@spec:8.45', '@spec:8.70'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await edit(page, 'email').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await expect(dialog.getByLabel('Email')).toHaveValue(demoMember.email);
  await dialog.getByLabel('Email').fill('alexandra@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator(errorBox)).toContainText('Sign In Failed');
  await expect(dialog.locator(errorBox)).toContainText('The password is not correct.');
  await dialog.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('Email updated. From now on you sign in with the new one.').last(),
  ).toBeVisible();
  await expect(card(page)).toContainText('alexandra@example.com');
  await expect(edit(page, 'email')).toBeFocused();
});

test('a member of one club is offered no other', async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', name: 'Taylor' });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/profile');
  await expect(card(page)).toContainText('TA');
  await expect(card(page).getByRole('button', { name: 'Switch Client' })).toHaveCount(0);
});

test('the club that is open is marked beside its name, on narrow screens too', async ({
  page,
  signedIn,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await card(page).getByRole('button', { name: 'Switch Client' }).click();
  const row = page
    .getByRole('dialog', { name: 'Switch Client' })
    .getByRole('button', { name: clubNames.ciu });
  await expect(row).toHaveAttribute('aria-current', 'true');
  const left = async (text: string) => (await row.getByText(text).boundingBox())?.x ?? Number.NaN;
  await expect
    .poll(async () => (await left('Current')) - (await left(clubNames.ciu)))
    .toBeGreaterThanOrEqual(0);
});

test('a member of several clubs goes to another one and is signed in there', {
  tag: ['@spec:4.4', '@spec:7.3'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await card(page).getByRole('button', { name: 'Switch Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch Client' });
  await dialog.getByRole('button', { name: clubNames.ciu }).click();
  await expect(dialog).toBeHidden();
  await card(page).getByRole('button', { name: 'Switch Client' }).click();
  await dialog.getByRole('button', { name: clubNames.riverside }).click();
  await expect(page).toHaveURL(siteUrl('riverside'));
  await expect(page).toHaveTitle(`Raffles · ${clubNames.riverside}`);
});

test('Logout ends the session for good', { tag: '@spec:4.5' }, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/profile');
  await card(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await open('ciu', '/profile');
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
});

test('a profile that cannot be loaded says so and can be loaded again', { tag: '@spec:8.8' }, async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  await signedIn(page, 'ciu');
  await failing('GET users/me/', 500);
  await open('ciu', '/profile');
  await expect(page.getByRole('main').locator(errorBox)).toContainText('Something went wrong!');
  await sandbox.clearFaults();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toContainText('Alex Morgan');
});
