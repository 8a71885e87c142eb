import type { Locator, Page } from '@playwright/test';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { readWhenStable } from '../helpers/waits.ts';

const answers = {
  ciu: { right: '18 years', wrong: '16 years', identifier: 'Pass card' },
  riverside: {
    right: 'All tickets of a draw have the same chance',
    wrong: 'The last ticket sold has the best chance',
    identifier: 'Membership ID',
  },
} as const;
type Club = keyof typeof answers;

const newEmail = 'ada@example.com';
const password = 'difference-engine';
const alreadyRegistered = 'A user with this account already exists. Please use login or forgot password.';
const next = (page: Page) => page.getByRole('button', { name: 'Continue' });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' });
const alertOf = (page: Page) => page.getByRole('main').locator(errorBox);

async function answerQuiz(page: Page, club: Club): Promise<void> {
  await page.goto(siteUrl(club, '/sign-up'));
  await page.getByLabel(answers[club].right).check();
  await next(page).click();
}

async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await next(page).click();
}

async function typeBirthday(page: Page, year: string): Promise<void> {
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await sheet.getByRole('button', { name: 'Type it instead' }).click();
  await sheet.getByLabel('Day').fill('10');
  await sheet.getByLabel('Month').fill('Dec');
  await sheet.getByLabel('Year').fill(year);
  await sheet.getByLabel('Year').press('Enter');
  await expect(sheet).toBeHidden();
}

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone number').fill('+44 1632-960 001');
  await typeBirthday(page, '1990');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

for (const club of demoTenants) {
  const { identifier } = answers[club];

  test(`a visitor of a shared draw signs up at ${club}, can sign in, and is led to that draw`, {
    tag: ['@spec:2.2', '@spec:4.32', '@spec:5.17', '@spec:5.18', '@spec:7.12'],
  }, async ({ page, sandbox, open }) => {
    const [id] = await sandbox.addDraws({ club, name: 'A shared draw' });
    await open(club, `/raffles/${id}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await answerQuiz(page, club);
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    const heading = page.getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription('Step 2 of 3');
    await giveEmail(page, newEmail);
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await page.reload();
    await expect(page.getByText(`If you have a ${identifier} please enter it here.`)).toBeVisible();
    for (const name of ['Show password', 'Show confirm password'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await fillDetails(page);
    await page.getByLabel('Club code').fill('NORTH');
    await page.getByLabel(identifier).fill('4711');
    const sent = page.waitForRequest('**/users/register/');
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({
      email: newEmail,
      name: 'Ada Byron',
      phone_number: '+441632960001',
      date_of_birth: '1990-12-10',
      password,
      confirm_password: password,
      club_code: 'NORTH',
      passcode: '4711',
    });
    await page.getByRole('link', { name: 'Go to sign in page' }).click();
    await page.getByLabel('Email').fill(newEmail);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A shared draw' })).toBeVisible();
    await expect(page).toHaveURL(siteUrl(club, `/raffles/${id}`));
  });
}

test('the quiz wants an answer, and the right one', {
  tag: ['@spec:4.28', '@spec:5.8', '@spec:8.39'],
}, async ({ page, open }) => {
  await open('riverside', '/sign-up');
  await next(page).click();
  await expect(page.getByText('You need to answer this quiz before signing up.')).toBeVisible();
  await page.getByLabel(answers.riverside.wrong).check();
  await next(page).click();
  await expect(page.getByText('Wrong answer. Try to answer the quiz again.')).toBeVisible();
  await expect(alertOf(page)).toHaveCount(0);
  await page.getByLabel(answers.riverside.right).check();
  await expect(page.getByText('Wrong answer.')).toHaveCount(0);
});

test('a quiz reads as its author wrote it: as text, with every entity, and quietly', async ({
  page,
  open,
}) => {
  const quiz = `<style>*{color:red}</style><h2>Quiz</h2><!-- <p>No</p> --><P class="a>b" style="x:y" onclick="pwned()">
    2) Who&rsquo;s had &pound;5&nbsp;or <b>&#163;&#xA3;</b><br>&eacute;t&eacute;&hellip; &amp;lt;b&amp;gt; 1 < 2?
    <img src=x onerror="pwned()"></P>loose<p>&nbsp;</p><p><em>+</em> It&#39;s &quot;the caf&eacute;&quot; &NotEqualTilde;</p>
    <p title='x'>- &lt;img src=x onerror=pwned()&gt; &bogus; &#0; &pound`;
  await page.route('**/clients/current/', (route) =>
    route.fulfill({
      json: { name: 'CIU Social Club', theme: {}, quiz },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await open('ciu', '/sign-up');
  await expect(page.getByRole('group')).toHaveAccessibleName('Who’s had £5 or ££ été… &lt;b&gt; 1 < 2?');
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toHaveAccessibleName('It\'s "the café" ≂̸');
  await expect(choices.last()).toHaveAccessibleName('<img src=x onerror=pwned()> &bogus; \ufffd £');
  await choices.first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a club without a quiz begins with the email', { tag: '@spec:4.26' }, async ({ page, open }) => {
  await open('staging', '/sign-up');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('an email that is registered here is refused at its field alone', {
  tag: ['@spec:4.29', '@spec:8.38'],
}, async ({ page }) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, demoMember.email);
  await expect(page.getByText(alreadyRegistered)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(alertOf(page)).toHaveCount(0);
  // Both links of the message pass the email on.
  for (const [name, path] of [
    ['Sign in', '/sign-in'],
    ['Forgot your password?', '/forgot-password'],
  ] as const) {
    await page.locator('form').getByRole('link', { name }).click();
    await expect(page).toHaveURL(siteUrl('ciu', path));
    await expect(page.getByLabel('Email')).toHaveValue(demoMember.email);
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(demoMember.email);
    await next(page).click();
    await expect(page.getByText(alreadyRegistered)).toBeVisible();
  }
  await page.getByLabel('Email').fill(newEmail);
  await expect(page.locator('form').getByRole('link')).toHaveCount(0);
});

test('an email that cannot be checked is told, and can be sent again', { tag: '@spec:8.15' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.faults({ path: 'users/check_registration/', status: 503, times: 1 });
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await expect(alertOf(page)).toContainText('Something went wrong. Please try again.');
  await next(page).click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
});

test('an account of another club is connected by its password', {
  tag: ['@spec:4.30', '@spec:7.11', '@spec:8.16', '@spec:8.71'],
}, async ({ page }) => {
  await answerQuiz(page, 'riverside');
  await giveEmail(page, 'sam@example.com');
  await expect(page.getByRole('main')).toContainText('at another club');
  const connect = page.getByRole('button', { name: 'Connect account' });
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await connect.click();
  await expect(alertOf(page)).toContainText('Sign Up Failed');
  await expect(alertOf(page)).toContainText('No active account found with the given credentials');
  await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await connect.click();
  await expect(page.getByRole('link', { name: 'Go to sign in page' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the browser goes back and forward between steps', async ({ page }) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(newEmail);
  await page.goBack();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel('Name')).toBeVisible();
});

test('a reload keeps the way so far, and never a password', async ({ page }) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(newEmail);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain(password);
});

/** Records the middle row of each wheel per frame. Runs in the page. */
function watchWheels(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const columns = [...document.querySelectorAll('.wheel-column')];
    if (columns.length > 0) seen.push(columns.map(({ scrollTop }) => scrollTop / 36).join());
    requestAnimationFrame(look);
  };
  look();
}

/** Position and scroll state of a wheel. */
async function standBefore(wheel: Locator) {
  const box = await wheel.boundingBox();
  const column = wheel.locator('..');
  const scrolled = () => column.evaluate(({ scrollTop }) => scrollTop);
  return {
    x: (box?.x ?? 0) + 20,
    y: (box?.y ?? 0) + 18,
    value: async () => Number(await wheel.getAttribute('aria-valuenow')),
    scrolled,
    /** A wheel can pause on a row between two values. */
    rest: () =>
      readWhenStable(async () => [
        await column.evaluate(({ scrollTop }) => scrollTop),
        await wheel.textContent(),
      ]),
    offRow: () => column.evaluate(({ scrollTop }) => scrollTop % 36),
  };
}

test('the wheels stand on their date at once, and are turned by wheel, by dragging and by a press', async ({
  page,
}) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await page.evaluate(watchWheels);
  const opener = page.getByRole('button', { name: /^Date of birth/ });
  const year = page.getByRole('spinbutton', { name: 'Year' });
  const heading = page.getByRole('heading', { name: 'Select your birthday' });
  // The first opening loads the code.
  for (const _ of [1, 2]) {
    await opener.click();
    await expect(year).toBeFocused();
    // `hover` waits until the sheet stops moving.
    await heading.hover();
    await page.keyboard.press('Escape');
  }
  const stoodOn = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)]);
  expect(stoodOn).toEqual([`${100 - (new Date().getFullYear() - 2000)},0,14`]);

  await opener.click();
  await heading.hover();
  const { x, y, value, scrolled, rest } = await standBefore(year);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 360);
  await expect.poll(value).toBe(2010);
  await rest();

  await page.mouse.down();
  await page.mouse.move(x, y + 3 * 36, { steps: 6 });
  const firstYear = new Date().getFullYear() - 100;
  await expect
    .poll(async () => (await scrolled()) / 36 + firstYear - (await value()), 'follows the pointer')
    .toBe(0);
  await page.mouse.up();
  await expect.poll(value).toBeLessThanOrEqual(2007);
  await rest();

  const before = await value();
  await page.mouse.click(x, y + 36);
  await expect.poll(value).toBe(before + 1);
  await page.keyboard.press('Enter');
  await expect(opener).toContainText(`Jan 15, ${before + 1}`);
});

test('a wheel follows the finger while it is on it, and comes to rest on a value', async ({ page }) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  await page.getByRole('heading', { name: 'Select your birthday' }).hover();
  const year = page.getByRole('spinbutton', { name: 'Year' });
  const { x, y, value, scrolled, rest } = await standBefore(year);
  const start = await scrolled();
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((at) => ({ x, y: at })) });
  await touch('touchStart', y);
  // Browsers take up to half a row of the movement to tell a drag from a tap.
  const far = 4.5 * 36;
  for (let moved = 18; moved <= far; moved += 18) await touch('touchMove', y - moved);
  await expect.poll(async () => (await scrolled()) - start).toBeGreaterThan(far - 36);
  expect((await scrolled()) - start).toBeLessThanOrEqual(far);
  await expect.poll(value, 'before it is let go').toBe(2004);
  await touch('touchEnd');
  await rest();
});

/** Records every focused element. Runs in the page. */
function watchFocus(): void {
  const focused: string[] = [];
  Object.assign(window, { focused });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused.push(target.ariaLabel ?? target.outerHTML);
  });
}

test('the birthday sheet is heard by its name, on its year, whose ring is where its value stands', async ({
  page,
}) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await page.getByRole('button', { name: /^Date of birth/ }).focus();
  await page.evaluate(watchFocus);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  const year = sheet.getByRole('spinbutton', { name: 'Year' });
  await expect(year).toBeFocused();
  // An earlier focus would interrupt the announcement of the name.
  expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused)).toEqual(['Year']);
  await expect(year).toHaveAttribute('aria-valuetext', '2000');
  const thisYear = new Date().getFullYear();
  for (const [key, value] of [
    ['ArrowUp', 2001],
    ['PageUp', 2006],
    ['ArrowDown', 2005],
    ['PageDown', 2000],
    ['Home', thisYear - 100],
    ['End', thisYear],
  ] as const) {
    await page.keyboard.press(key);
    await expect(year, key).toHaveAttribute('aria-valuenow', String(value));
    const rows = year
      .locator('..')
      .locator('[data-slot=wheel-row]')
      .filter({ hasText: String(value) });
    const offset = async () => {
      const [ring, row] = await Promise.all([year.boundingBox(), rows.boundingBox()]);
      return ring && row && [ring.y - row.y, ring.height - row.height].map(Math.round);
    };
    await expect.poll(offset, key).toEqual([0, 0]);
  }
  await expect(year).toHaveCSS('outline-style', 'solid');
});

test('every field says what it needs, and who is too young', { tag: '@spec:5.10-16' }, async ({ page }) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await submit(page).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expect(page.getByText('Please enter your phone number.')).toBeVisible();
  await expect(page.getByText('Please select your date of birth.')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toHaveCount(2);
  await expect(page.getByLabel('Name')).toBeFocused();
  await fillDetails(page);
  await typeBirthday(page, String(new Date().getFullYear() - 17));
  await page.getByLabel('Confirm password', { exact: true }).fill(`${password}!`);
  await submit(page).click();
  await expect(page.getByText('Error: You need to be at least 18 years old.')).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill(`${password}!!`);
  await typeBirthday(page, '1990');
  await submit(page).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('what the server refuses stands at its fields', async ({ page, sandbox }) => {
  const body = {
    phone_number: ['This number cannot be called.'],
    date_of_birth: ['This date is not plausible.'],
    club_code: ['There is no such code.'],
  };
  await sandbox.faults({ path: 'users/register/', status: 400, body });
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await fillDetails(page);
  await submit(page).click();
  for (const [message] of Object.values(body))
    await expect(page.getByText(`Error: ${message}`)).toBeVisible();
  await expect(alertOf(page)).toBeFocused();
  await expect(alertOf(page)).toContainText('Sign Up Failed');
  await expect(alertOf(page).getByRole('link', { name: 'This number cannot be called.' })).toBeVisible();
  await alertOf(page).getByRole('link').click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Byron');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('an email that was taken meanwhile is told', { tag: ['@spec:8.17', '@spec:8.72'] }, async ({
  page,
  sandbox,
}) => {
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await fillDetails(page);
  await sandbox.createMember({ club: 'ciu', email: newEmail });
  await submit(page).click();
  await expect(alertOf(page)).toContainText('Sign Up Failed');
  await expect(alertOf(page)).toContainText(alreadyRegistered);
});

test('on a phone lying down the birthday can be confirmed and typed without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await answerQuiz(page, 'ciu');
  await giveEmail(page, newEmail);
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  for (const name of ['Confirm', 'Type it instead'])
    await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
