import type { Page } from '@playwright/test';
import { Announcements } from '../helpers/announcements.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { pauseClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';

const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const amount = (page: Page) => panel(page).getByRole('spinbutton', { name: 'Quantity' });

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
  [640, 400],
] as const;

test('cost and balance are announced with the quantity, and visible at every width', {
  tag: ['@wide'],
}, async ({ page, sandbox, signedIn, open }) => {
  const announcements = await Announcements.record(page);
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 1_850 });
  const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Five Each', maximum: 5, ticketPrice: 500 });
  await signedIn(page, 'ciu', email);
  await open('ciu', `/raffles/${id}`);
  await expect(panel(page)).toContainText('Balance: £18.50, after: £13.50');
  await waitForIdle(page);
  await page.clock.install();
  await test.step('balance and shortfall are in view', async () => {
    const note = panel(page).locator('[data-slot=purchase-note]');
    const now = panel(page).getByText('£18.50').filter({ visible: true }).first();
    for (const [width, height] of sample(sizes, 3)) {
      await page.setViewportSize({ width, height });
      const where = `at ${width} x ${height}`;
      await amount(page).fill('1');
      await expect(note, where).toContainText('after: £13.50');
      for (const part of [note, now]) await expect(part, where).toBeInViewport({ ratio: 1 });
      await amount(page).fill('4');
      await expect(note, where).toContainText('£1.50 short');
      for (const part of [note, now]) await expect(part, where).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('stepper announces the final quantity with its cost and the balance after', async () => {
    announcements.clear();
    await amount(page).fill('1');
    const least = '1 ticket, £5.00, balance after £13.50, the minimum';
    await expect.poll(() => announcements.read()).toContain(`polite: ${least}`);
    await pauseClock(page);
    const expectSaid = async (change: () => Promise<void>, text: string) => {
      announcements.clear();
      await change();
      await page.clock.runFor(1_000);
      await expect.poll(() => announcements.read()).toEqual([`polite: ${text}`]);
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
    await expectSaid(press('One fewer ticket', 4), least);
    await expectSaid(() => amount(page).fill('2'), '2 tickets, £10.00, balance after £8.50');
    await expectSaid(() => amount(page).fill('12'), beyond);

    // The field says by itself what keys led to.
    await expectSaid(() => amount(page).fill('1'), least);
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
});
