/** The alert links the refused field. The refusal is announced once. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { ScreenReader } from '../helpers/screen-reader/screen-reader.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const byLabel = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

interface RefusedForm {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly call: { readonly method?: string; readonly path: string };
  /** Wire name, label and message of the field. */
  readonly field: string;
  readonly label: string;
  readonly error: string;
  readonly visitor?: true;
  readonly open: (page: Page) => Promise<void>;
  readonly submit: string;
}

async function openEditor(page: Page, name: string, tab?: string): Promise<void> {
  await page.goto(siteUrl('ciu', '/profile'));
  if (tab) await page.getByRole('tab', { name: tab }).click();
  await press(page, `Edit ${name}`);
}

async function toDetails(page: Page): Promise<void> {
  await page.goto(siteUrl('staging', '/sign-up'));
  await byLabel(page, 'Email').fill('ada@example.com');
  await press(page, 'Continue');
  await byLabel(page, 'Name').fill('Ada Lovelace');
  await byLabel(page, 'Phone number').fill('01632 960 001');
  await byLabel(page, 'Password').fill('difference-engine');
  await byLabel(page, 'Confirm password').fill('difference-engine');
  await page.getByRole('button', { name: 'Date of birth', exact: true }).click();
  await press(page, 'Confirm');
}

const forms: readonly RefusedForm[] = [
  {
    name: 'signing in',
    title: 'Sign In Failed',
    call: { path: 'users/sign_in/' },
    field: 'email',
    label: 'Email',
    error: 'This address is blocked.',
    visitor: true,
    open: async (page) => {
      await page.goto(siteUrl('ciu', '/sign-in'));
      await byLabel(page, 'Email').fill(demoMember.email);
      await byLabel(page, 'Password').fill(demoMember.password);
    },
    submit: 'Sign in',
  },
  {
    name: 'a forgotten password',
    title: 'Failed to send the email',
    text: 'Something went wrong please try Again.',
    call: { path: 'users/password_reset/' },
    field: 'email',
    label: 'Email',
    error: 'Nobody has this address.',
    visitor: true,
    open: async (page) => {
      await page.goto(siteUrl('ciu', '/forgot-password'));
      await byLabel(page, 'Email').fill(demoMember.email);
    },
    submit: 'Send Link To email',
  },
  {
    name: 'signing up',
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    call: { path: 'users/register/' },
    field: 'date_of_birth',
    label: 'Date of birth',
    error: 'Too young for this club.',
    visitor: true,
    open: toDetails,
    submit: 'Sign up',
  },
  {
    name: 'an email that the API refuses to check',
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    call: { path: 'users/check_registration/' },
    field: 'email',
    label: 'Email',
    error: 'Enter a valid email address.',
    visitor: true,
    open: async (page) => {
      await page.goto(siteUrl('staging', '/sign-up'));
      await byLabel(page, 'Email').fill('ada@example.com');
    },
    submit: 'Continue',
  },
  {
    name: 'changing the password',
    title: 'Failed to change the password',
    call: { path: 'users/password_update/' },
    field: 'new_password',
    label: 'New Password',
    error: 'This password is too common.',
    open: async (page) => {
      await page.goto(siteUrl('ciu', '/change-password'));
      await byLabel(page, 'Current Password').fill(demoMember.password);
      await byLabel(page, 'New Password').fill('difference');
      await byLabel(page, 'Confirm Password').fill('difference');
    },
    submit: 'Change password',
  },
  {
    name: 'the personal information',
    title: 'Something went wrong!',
    text: 'Failed to update your personal information. Please try again later',
    call: { method: 'PUT', path: 'users/me/' },
    field: 'phone_number',
    label: 'Phone number',
    error: 'Not a British number.',
    open: (page) => openEditor(page, 'personal info'),
    submit: 'Save',
  },
  {
    name: 'the Pass card',
    title: 'Something went wrong!',
    text: 'Failed to update. Please try again later',
    call: { path: 'users/passcode_update/' },
    field: 'ref_code',
    label: 'Pass card',
    error: 'This number can be changed only once.',
    open: async (page) => {
      await openEditor(page, 'Pass card', 'Pass card');
      await page.getByRole('textbox', { name: 'Pass card' }).fill('A-100');
    },
    submit: 'Save',
  },
  {
    name: 'the email',
    title: 'Sign In Failed',
    call: { path: 'users/email_update/' },
    field: 'email',
    label: 'Email',
    error: 'This email is taken.',
    open: async (page) => {
      await openEditor(page, 'email');
      await byLabel(page, 'Email').fill('sam@example.com');
      await byLabel(page, 'Password').fill(demoMember.password);
    },
    submit: 'Save',
  },
  {
    name: 'a support ticket',
    title: 'Failed to create ticket',
    text: 'Something went wrong. Please try again later.',
    call: { path: 'support-tickets/new/' },
    field: 'subject',
    label: 'Subject',
    error: 'This was asked before.',
    open: async (page) => {
      await page.goto(siteUrl('ciu', '/support/create-ticket'));
      await byLabel(page, 'Subject').fill('Where is my deposit?');
      await byLabel(page, 'Description').fill('I paid yesterday.');
    },
    submit: 'Open ticket',
  },
  {
    name: 'a withdrawal',
    title: 'Failed to create withdraw request',
    text: 'Something went wrong please try again later.',
    call: { path: 'repayment-requests/new/' },
    field: 'sortcode',
    label: 'Sort code',
    error: 'No bank has this sort code.',
    open: async (page) => {
      await page.goto(siteUrl('ciu', '/wallet/withdraw'));
      await byLabel(page, 'Amount in pounds').fill('5');
      await byLabel(page, 'Bank name').fill('Lloyds');
      await byLabel(page, 'Account number').fill('12345678');
      await byLabel(page, 'Sort code').fill('12-34-56');
    },
    submit: 'Withdraw',
  },
  {
    name: 'a deposit',
    title: 'Failed to handle deposit request',
    text: 'Failed to redirect to bank, please try again later.',
    call: { path: 'transactions/payment_transaction/' },
    field: 'amount',
    label: 'Amount in pounds',
    error: 'More than your bank allows.',
    open: async (page) => {
      await page.goto(siteUrl('ciu', '/wallet/deposit'));
      await byLabel(page, 'Amount in pounds').fill('5');
    },
    submit: 'Deposit',
  },
];

for (const { name, title, text = '', call, field, label, error, visitor, open, submit } of forms) {
  test(`a refused field of ${name} shows in the alert and at the field, and is heard once`, async ({
    page,
    sandbox,
    signedIn,
  }) => {
    await sandbox.faults({ ...call, status: 400, body: { [field]: [error] } });
    const listener = await ScreenReader.attach(page);
    if (!visitor) await signedIn(page, 'ciu');
    await open(page);
    await expect(page.locator('#announcer, #alerts')).toHaveText(['', '']);
    await waitForIdle(page);
    await listener.readSpeech();
    await listener.startStep();
    await press(page, submit);

    const alert = page.locator(errorBox);
    await expect(alert).toBeFocused();
    const words = [title, ...(text ? [text] : []), error];
    for (const sentence of words) await expect(alert.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.locator('[data-words]')).toHaveText([`Error: ${error}`]);
    const control = page.locator('form').getByLabel(label, { exact: true });
    await expect(control).toHaveAccessibleDescription(new RegExp(`Error: ${error}$`));
    await expect
      .poll(async () => (await listener.readSpeech()).at(-1))
      .toMatch(new RegExp(`^focus group "${title}.*${error}"$`));
    await listener.waitForAnnouncements();
    expect(await listener.readLiveRegions(), 'heard by the focus alone').toEqual([]);

    await alert.getByRole('link', { name: error }).click();
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    await expect(page).not.toHaveURL(/#/);
    expect(await listener.readLiveRegions(), 'the link says nothing besides the field').toEqual([]);
  });
}

test('an edit takes the summary and the error at the field away', async ({ page, signedIn, failing }) => {
  const error = 'Not a British number.';
  await failing('PUT users/me/', 400, { phone_number: [error] });
  await signedIn(page, 'ciu');
  await openEditor(page, 'personal info');
  await press(page, 'Save');
  await expect(page.locator(errorBox)).toContainText(error);
  await expect(page.locator('[data-words]')).toContainText(error);
  await byLabel(page, 'Phone number').fill('01632 960 002');
  await expect(page.getByText(error)).toHaveCount(0);
  await expect(page.locator(errorBox)).toHaveCount(0);
});

test('what no field of the form is about stands in the summary beside the link', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const body = { amount: ['More than your bank allows.'], iban: ['Missing.'] };
  await sandbox.faults({ path: 'transactions/payment_transaction/', status: 400, body });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await byLabel(page, 'Amount in pounds').fill('5');
  await press(page, 'Deposit');
  const alert = page.locator(errorBox);
  await expect(alert).toContainText('Missing.');
  await expect(alert.getByRole('link', { name: 'More than your bank allows.' })).toBeVisible();
  await expect(alert.getByRole('link')).toHaveCount(1);
});
