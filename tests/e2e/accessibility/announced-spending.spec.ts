import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { ScreenReader } from '../helpers/screen-reader/screen-reader.ts';
import { waitForIdle } from '../helpers/waits.ts';

const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const amount = (page: Page) => panel(page).getByRole('spinbutton', { name: 'Quantity' });
/** Live region speech. */
const said = async () => (await listener.readSpeech()).filter((line) => /^(says|interrupts)/.test(line));

/** Ticket price in pence. The draw allows five tickets. */
const price = 500;
const balance = 1_850;
let listener: ScreenReader;

test.beforeEach(async ({ page, sandbox, signedIn, open }) => {
  listener = await ScreenReader.attach(page);
  const { email } = await sandbox.createMember({ club: 'ciu', balance });
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Five Each', maximum: 5, ticketPrice: price });
  await signedIn(page, 'ciu', email);
  await open('ciu', `/raffles/${id}`);
  await expect(panel(page)).toContainText('Balance: £18.50, after: £13.50');
  await waitForIdle(page);
  await page.clock.install();
});

test('a number that is stepped or typed is heard where it rests, with its cost and what it leaves', {
  tag: '@wide',
}, async ({ page }) => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const expectSaid = async (change: () => Promise<void>, text: string) => {
    await listener.startStep();
    await change();
    await page.clock.runFor(1_000);
    await expect.poll(said).toEqual([`says "${text}"`]);
  };
  const press = (name: string, times: number) => async () => {
    await button(page, name).focus();
    for (let pressed = 0; pressed < times; pressed += 1) {
      await page.keyboard.press('Enter');
      await page.clock.runFor(470);
    }
  };
  await expectSaid(press('One more ticket', 2), '3 tickets, £15.00, balance after £3.50');
  await expectSaid(press('One more ticket', 2), '5 tickets, £25.00, balance £6.50 short, the maximum');
  const beyond = 'Only 5 remaining. 5 tickets, £25.00, balance £6.50 short';
  await expectSaid(press('One more ticket', 1), beyond);
  await expect(button(page, 'One more ticket')).toBeFocused();
  await expectSaid(press('One fewer ticket', 4), '1 ticket, £5.00, balance after £13.50, the minimum');
  await expectSaid(() => amount(page).fill('2'), '2 tickets, £10.00, balance after £8.50');
  await expectSaid(() => amount(page).fill('12'), beyond);
});

test('the field says by itself what it is of, how much there may be, and what keys led to', {
  tag: '@wide',
}, async ({ page }) => {
  await listener.startStep();
  await amount(page).focus();
  const most = 'Maximum 5 ticket(s) per participant (5 remaining)';
  await expect(amount(page)).toHaveAccessibleName('Quantity');
  await expect(amount(page)).toHaveAccessibleDescription(most);
  await expect
    .poll(async () => (await listener.readSpeech()).join())
    .toMatch(/focus spinbutton "Quantity", .*, description "Maximum 5 ticket\(s\) per participant/);
  await page.keyboard.press('ArrowUp');
  await expect(amount(page)).toHaveAttribute('aria-valuetext', '2 tickets, £10.00, balance after £8.50');
  await page.keyboard.press('End');
  await expect(amount(page)).toHaveAttribute('aria-valuetext', /^5 tickets, .* the maximum$/);
  await page.clock.runFor(1_000);
  // Any announcement would precede the next key press.
  await button(page, 'One fewer ticket').press('Enter');
  await page.clock.runFor(1_000);
  await expect.poll(said).toEqual(['says "4 tickets, £20.00, balance £1.50 short"']);
});

test('balance, what is left and a shortfall stand before the button that spends, in sight', {
  tag: '@wide',
}, async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `at ${width} x ${height}`;
    const note = panel(page).locator('[data-slot=purchase-note]');
    const now = panel(page).getByText('£18.50').filter({ visible: true }).first();
    await amount(page).fill('1');
    for (const [part, text] of [
      [note, 'after: £13.50'],
      [now, '£18.50'],
    ] as const) {
      await expect(part, where).toContainText(text);
      await expect(part, where).toBeInViewport({ ratio: 1 });
      const isBefore = await part.evaluate((element) => {
        const buttons = [...document.querySelectorAll('[data-slot=purchase-panel] button')];
        const spends = buttons.find(({ textContent }) => textContent === 'Purchase');
        return Boolean(spends && element.compareDocumentPosition(spends) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      expect(isBefore, `${text} ${where}`).toBe(true);
    }
    await amount(page).fill('4');
    await expect(note, where).toContainText('£1.50 short');
    await expect(note, where).toBeInViewport({ ratio: 1 });
    await expect(now, where).toBeInViewport({ ratio: 1 });
  }
});

test('the numbers that were bought are shown and heard once', { tag: '@wide' }, async ({ page }) => {
  await amount(page).fill('2');
  await button(page, 'Purchase').click();
  await expect(panel(page).getByText('Bought 000001 and 000002')).toBeVisible();
  const bought = async () => (await said()).filter((line) => /bought/i.test(line));
  const told = ['says "You bought 2 ticket(s) for this draw."', 'says "Bought 000001 and 000002"'];
  await expect.poll(bought).toEqual(told);
  await page.clock.runFor(10_000);
  await button(page, 'Buy more').click();
  await button(page, 'One more ticket').click();
  await page.clock.runFor(1_000);
  await expect.poll(said).toContain('says "2 tickets, £10.00, balance £1.50 short"');
  expect(await bought()).toEqual(told);
});
