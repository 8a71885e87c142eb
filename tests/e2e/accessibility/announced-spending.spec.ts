import type { Page } from '@playwright/test';
import { Announcements } from '../helpers/announcements.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { pauseClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';

const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const amount = (page: Page) => panel(page).getByRole('spinbutton', { name: 'Quantity' });
const said = () => announcements.read();

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [1280, 800],
] as const;

let announcements: Announcements;

/** The member has £18.50. A ticket costs £5.00, and the draw allows five. */
test.beforeEach(async ({ page, sandbox, signedIn, open }) => {
  announcements = await Announcements.record(page);
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 1_850 });
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Five Each', maximum: 5, ticketPrice: 500 });
  await signedIn(page, 'ciu', email);
  await open('ciu', `/raffles/${id}`);
  await expect(panel(page)).toContainText('Balance: £18.50, after: £13.50');
  await waitForIdle(page);
  await page.clock.install();
});

test('cost and balance are announced with the quantity, and visible before Purchase at every width', {
  tag: ['@wide', '@walk'],
}, async ({ page }) => {
  await test.step('stepper announces the final quantity with its cost and the balance after', async () => {
    await pauseClock(page);
    const expectSaid = async (change: () => Promise<void>, text: string) => {
      announcements.clear();
      await change();
      await page.clock.runFor(1_000);
      await expect.poll(said).toEqual([`polite: ${text}`]);
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
    const beyond = 'You can buy 5 more. 5 tickets, £25.00, balance £6.50 short';
    await expectSaid(press('One more ticket', 1), beyond);
    await expect(button(page, 'One more ticket')).toBeFocused();
    await expectSaid(press('One fewer ticket', 4), '1 ticket, £5.00, balance after £13.50, the minimum');
    await expectSaid(() => amount(page).fill('2'), '2 tickets, £10.00, balance after £8.50');
    await expectSaid(() => amount(page).fill('12'), beyond);

    // The field says by itself what keys led to.
    await expectSaid(() => amount(page).fill('1'), '1 ticket, £5.00, balance after £13.50, the minimum');
    await expect(amount(page)).toHaveAccessibleName('Quantity');
    await expect(amount(page)).toHaveAccessibleDescription(
      'Maximum 5 ticket(s) per participant (5 remaining)',
    );
    await page.keyboard.press('ArrowUp');
    await expect(amount(page)).toHaveAttribute('aria-valuetext', '2 tickets, £10.00, balance after £8.50');
    await page.keyboard.press('End');
    await expect(amount(page)).toHaveAttribute('aria-valuetext', /^5 tickets, .* the maximum$/);
    await page.clock.runFor(1_000);
    // Any announcement would precede the next key press.
    await expectSaid(press('One fewer ticket', 1), '4 tickets, £20.00, balance £1.50 short');
  });
  await page.clock.resume();
  await test.step('balance and shortfall are visible before the Purchase button', async () => {
    const note = panel(page).locator('[data-slot=purchase-note]');
    const now = panel(page).getByText('£18.50').filter({ visible: true }).first();
    for (const [width, height] of sample(sizes, 2)) {
      await page.setViewportSize({ width, height });
      const where = `at ${width} x ${height}`;
      await amount(page).fill('1');
      await expect(note, where).toContainText('after: £13.50');
      for (const part of [note, now]) {
        await expect(part, where).toBeInViewport({ ratio: 1 });
        const isBefore = await part.evaluate((element) => {
          const buttons = [...document.querySelectorAll('[data-slot=purchase-panel] button')];
          const spends = buttons.find(({ textContent }) => textContent === 'Purchase');
          return Boolean(
            spends && element.compareDocumentPosition(spends) & Node.DOCUMENT_POSITION_FOLLOWING,
          );
        });
        expect(isBefore, where).toBe(true);
      }
      await amount(page).fill('4');
      await expect(note, where).toContainText('£1.50 short');
      for (const part of [note, now]) await expect(part, where).toBeInViewport({ ratio: 1 });
    }
  });
});

test('each rejection gets the focus, a purchase is announced once, and the focus stays visible', {
  tag: '@wide',
}, async ({ page, failing, sandbox }) => {
  await failing('draws/{id}/buy_tickets/', 400, { detail: 'Not today.' });
  await amount(page).fill('2');
  await expect.poll(said).toEqual(['polite: 2 tickets, £10.00, balance after £8.50']);
  for (const time of ['first', 'second']) {
    await button(page, 'Purchase').focus();
    announcements.clear();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Something went wrong! Not today.' }), time).toBeFocused();
    await page.clock.runFor(1_000);
    expect(said(), 'the focus alone tells it').toEqual([]);
  }
  await sandbox.clearFaults();
  announcements.clear();
  await button(page, 'Purchase').press('Enter');
  await expect(panel(page).getByText('New tickets: 000001 and 000002', { exact: true })).toBeVisible();
  await expect(button(page, 'Purchase')).toBeFocused();
  const told = ['polite: You bought 2 ticket(s) for this draw.', 'polite: New tickets: 000001 and 000002'];
  await expect.poll(said, 'no refusal beside the focus').toEqual(told);
  announcements.clear();

  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Close message' }).press('Space');
  await expect(messages).toHaveCount(0);
  await expect(page.locator(':focus'), 'back to where it came from').toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.locator('#announcer, #alerts')).toHaveText(['', '']);
  await button(page, 'One more ticket').click();
  await page.clock.runFor(1_000);
  await expect.poll(said).toContain('polite: 2 tickets, £10.00, balance £1.50 short');
  expect(said().filter((line) => /bought|not today/i.test(line))).toEqual([]);
});
