import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember, signInHere } from '../helpers/sign-in.ts';

/** Answers of the riverside club's quiz. */
const right = 'All tickets of a draw have the same chance';
const wrong = 'The last ticket sold has the best chance';

const newEmail = 'ada@example.com';
const password = 'difference-engine';
const alreadyRegistered = 'A user with this account already exists. Please use login or forgot password.';
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' });
const alertOf = (page: Page) => page.getByRole('main').locator(errorBox);

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await next(page).click();
}

async function typeBirthday(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await sheet.getByRole('button', { name: 'Type the date' }).click();
  await sheet.getByLabel('Day').fill('10');
  await sheet.getByLabel('Month').fill('Dec');
  await sheet.getByLabel('Year').fill('1990');
  await sheet.getByLabel('Year').press('Enter');
  await expect(sheet).toBeHidden();
}

test('a visitor who signs up and signs in returns to the shared draw', {
  tag: [
    ...['@spec:2.2', '@spec:4.28', '@spec:4.32', '@spec:5.8', '@spec:5.10', '@spec:5.12', '@spec:5.14-18'],
    ...['@spec:7.12', '@spec:8.39'],
  ],
}, async ({ page, sandbox, open }) => {
  const confirmation = page.getByLabel('Confirm password', { exact: true });
  const [id] = await sandbox.addDraws({ club: 'riverside', name: 'A shared draw' });
  await open('riverside', `/raffles/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveTitle('Sign Up · Riverside Club');

  await test.step('the quiz needs the right answer', async () => {
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await next(page).click();
    await expect(page.getByText('You need to answer this quiz before signing up.')).toBeVisible();
    await page.getByLabel(wrong).check();
    await next(page).click();
    await expect(page.getByText('Wrong answer. Try to answer the quiz again.')).toBeVisible();
    await expect(alertOf(page)).toHaveCount(0);
    await page.getByLabel(right).check();
    await expect(page.getByText('Wrong answer.')).toHaveCount(0);
    await next(page).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    const heading = page.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription('Step 2 of 3');
    await giveEmail(page, newEmail);
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
  });

  await test.step('the last step shows an error at each field', async () => {
    await expect(page.getByText('If you have a Membership ID please enter it here.')).toBeVisible();
    await submit(page).click();
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expect(page.getByText('Please select your date of birth.')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters long')).toHaveCount(2);
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByLabel('Name').fill('Ada Byron');
    await page.getByLabel('Phone number').fill('+44 1632-960 001');
    await typeBirthday(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await confirmation.fill(`${password}!`);
    await submit(page).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await confirmation.fill(password);
  });

  await test.step('the new member signs in and returns to the draw', async () => {
    await page.getByLabel('Club code').fill('NORTH');
    await page.getByLabel('Membership ID').fill('4711');
    const sent = page.waitForRequest('**/users/register/');
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({
      ...{ email: newEmail, name: 'Ada Byron', phone_number: '+441632960001', date_of_birth: '1990-12-10' },
      ...{ password, confirm_password: password, club_code: 'NORTH', passcode: '4711' },
    });
    // By keyboard, because the link replaces the button, and a second press there counts as a double press.
    await page.getByRole('link', { name: 'Go to sign in page' }).press('Enter');
    await signInHere(page, newEmail, password);
    await expect(page.getByRole('heading', { level: 1, name: 'A shared draw' })).toBeVisible();
    await expect(page).toHaveURL(siteUrl('riverside', `/raffles/${id}`));
  });
});

test('sign-up shows the quiz as text and a known email as an error, or connects it by its password', {
  tag: ['@spec:4.29', '@spec:4.30', '@spec:7.11', '@spec:8.16', '@spec:8.38', '@spec:8.71'],
}, async ({ page, open, failing }) => {
  const email = page.getByLabel('Email');
  const choices = page.getByRole('radio');

  await test.step("the quiz shows the club's HTML as plain text", async () => {
    const quiz = `<style>*{color:red}</style><h2>Quiz</h2><!-- <p>No</p> --><P class="a>b" style="x:y" onclick="pwned()">
    2) Who&rsquo;s had &pound;5&nbsp;or <b>&#163;&#xA3;</b><br>&eacute;t&eacute;&hellip; &amp;lt;b&amp;gt; 1 < 2?
    <img src=x onerror="pwned()"></P>loose<p>&nbsp;</p><p><em>+</em> It&#39;s &quot;the caf&eacute;&quot; &NotEqualTilde;</p>
    <p title='x'>- &lt;img src=x onerror=pwned()&gt; &bogus; &#0; &pound`;
    await failing('clients/current/', 200, { name: 'Riverside Club', theme: {}, quiz });
    await open('riverside', '/sign-up');
    await expect(page.getByRole('group')).toHaveAccessibleName('Who’s had £5 or ££ été… &lt;b&gt; 1 < 2?');
    await expect(choices).toHaveCount(2);
    await expect(choices.first()).toHaveAccessibleName('It\'s "the café" ≂̸');
    await expect(choices.last()).toHaveAccessibleName('<img src=x onerror=pwned()> &bogus; \ufffd £');
    await choices.first().check();
    await next(page).click();
  });

  await test.step('a link at a registered email keeps it', async () => {
    await giveEmail(page, demoMember.email);
    await expect(page.getByText(alreadyRegistered)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(alertOf(page)).toHaveCount(0);
    await page.locator('form').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl('riverside', '/sign-in'));
    await expect(email).toHaveValue(demoMember.email);
    await page.goBack();
    await expect(email).toHaveValue(demoMember.email);
  });

  await test.step('Back and Forward move between the steps', async () => {
    await giveEmail(page, newEmail);
    await expect(page.getByLabel('Name')).toBeVisible();
    await page.goBack();
    await expect(email).toHaveValue(newEmail);
    await page.goBack();
    await expect(choices).toHaveCount(2);
    await page.goForward();
  });

  await test.step('a member of another club needs only the password', async () => {
    const password = page.getByLabel('Password', { exact: true });
    const connect = page.getByRole('button', { name: 'Connect account' });
    await giveEmail(page, 'sam@example.com');
    await expect(page.getByRole('main')).toContainText('at another club');
    await password.fill('wrong');
    await connect.click();
    await expect(alertOf(page)).toContainText('Sign Up Failed');
    await expect(alertOf(page)).toContainText('No active account found with the given credentials');
    await password.fill(demoMember.password);
    await connect.click();
    await expect(page.getByRole('link', { name: 'Go to sign in page' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
