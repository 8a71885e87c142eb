import { expect, test } from '../helpers/fixtures.ts';
import { ScreenReader } from '../helpers/screen-reader/screen-reader.ts';

/** Waits for the speech, then discards it. */
async function expectHeard(listener: ScreenReader, wanted: string): Promise<void> {
  await expect.poll(async () => (await listener.readSpeech()).join('\n')).toContain(wanted);
  await listener.startStep();
}

test('the same error is heard each time that a form is sent with it', async ({ page, open }) => {
  const listener = await ScreenReader.attach(page);
  await open('ciu', '/sign-in');
  const email = page.getByLabel('Email');
  const error = 'Error: Please enter valid email.';
  await email.focus();
  for (const _ of [1, 2]) {
    await page.keyboard.press('Enter');
    await expectHeard(listener, `says "${error}"`);
  }
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await expectHeard(listener, `focus textbox "Email", invalid=true, description "${error}"`);
  }

  await page.getByRole('link', { name: 'Sign up' }).press('Enter');
  const wrongAnswer = 'Error: Wrong answer. Try to answer the quiz again.';
  await page.getByLabel('16 years').check();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expectHeard(
    listener,
    `focus radio "16 years", checked=true, invalid=true, description "${wrongAnswer}"`,
  );
  for (const radio of await page.getByRole('radio').all())
    await expect(radio).toHaveAccessibleDescription(wrongAnswer);
  await page.keyboard.press('Enter');
  await expectHeard(listener, `says "${wrongAnswer}"`);
});

test('the birthday is picked, typed and refused by keyboard, as values', async ({ page, open }) => {
  const listener = await ScreenReader.attach(page);
  await open('staging', '/sign-up');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  const birthday = page.getByRole('button', { name: 'Date of birth' });
  await birthday.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Select your birthday":
      - heading "Select your birthday" [level=2]
      - spinbutton "Year"
      - spinbutton "Month"
      - spinbutton "Day"
      - button "Confirm"
      - button "Type it instead"
      - button "Close"
  `);
  const wheel = (name: string) => sheet.getByRole('spinbutton', { name });
  const expectInView = async (...values: readonly string[]) => {
    for (const value of values)
      await expect(sheet.getByText(value, { exact: true })).toBeInViewport({ ratio: 1 });
  };
  await expectInView('2000', 'January', '15');
  await page.keyboard.press('PageDown');
  await wheel('Month').press('End');
  await wheel('Day').press('ArrowDown');
  await expectInView('1995', 'December', '14');
  await page.keyboard.press('Escape');
  await expect(birthday).toBeFocused();
  await expect(birthday).toContainText('Pick a date');

  await page.keyboard.press('Enter');
  await expectInView('2000', 'January', '15');
  await expect(wheel('Year')).toBeFocused();
  await page.keyboard.type('1984');
  await expect(wheel('Year')).toHaveAttribute('aria-valuetext', '1984');
  await wheel('Month').pressSequentially('mar');
  await expect(wheel('Month')).toHaveAttribute('aria-valuetext', 'March');
  await expect(wheel('Month')).toHaveAttribute('aria-valuenow', '3');
  await wheel('Day').pressSequentially('9');
  await page.keyboard.press('Enter');
  await expect(birthday).toContainText('Mar 9, 1984');
  await expect(birthday).toBeFocused();

  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: 'Type it instead' }).press('Enter');
  await expect(sheet.getByLabel('Day')).toBeFocused();
  await sheet.getByRole('button', { name: 'Use the wheels' }).press('Enter');
  await expect(wheel('Year')).toBeFocused();
  await sheet.getByRole('button', { name: 'Type it instead' }).press('Enter');
  for (const [part, text] of Object.entries({ Day: '31', Month: 'Feb', Year: '1990' }))
    await sheet.getByLabel(part).fill(text);
  await sheet.getByRole('button', { name: 'Confirm' }).press('Enter');
  const error = 'Error: Please enter a date that exists.';
  await expectHeard(listener, `focus textbox "Day", invalid=true, description "${error}"`);
  for (const part of ['Day', 'Month', 'Year'])
    await expect(sheet.getByLabel(part)).toHaveAccessibleDescription(error);
  await page.keyboard.press('Enter');
  await expectHeard(listener, `says "${error}"`);
});
