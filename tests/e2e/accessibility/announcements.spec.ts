import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { countdownIn, purchasePanel } from '../helpers/locators.ts';
import { createSteppedClock, installClock } from '../helpers/page-setup.ts';

declare global {
  interface Window {
    said?: string[];
  }
}

/** Records additions to live regions, also of new regions with text. Runs in the page. */
function listen(): void {
  const said: string[] = [];
  window.said = said;
  const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output';
  const note = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const inside = node instanceof Element ? [...node.querySelectorAll('[role=alert], [role=status]')] : [];
    for (const region of [element?.closest(regions), ...inside]) {
      const text = region?.textContent?.trim();
      if (text && said.at(-1) !== text) said.push(text);
    }
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') note(target);
      for (const node of addedNodes) note(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Returns and clears the recorded announcements. */
const heard = (page: Page) => page.evaluate(() => window.said?.splice(0) ?? []);

test('a countdown is silent until it ends', async ({ page, signedIn, open }) => {
  await installClock(page);
  await page.addInitScript(listen);
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Last+Orders');
  const timer = countdownIn(page).first();
  await expect(timer).toBeVisible();
  await page.clock.runFor(1_000);
  await heard(page);
  // Spelled-out units, and no role that screen readers skip.
  await expect(page.getByText(/^1?\d minutes( \d+ seconds?)?$/).first()).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  const before = await timer.textContent();
  await page.clock.runFor(5_000);
  await expect(timer).not.toHaveText(before ?? '');
  expect(await heard(page)).toEqual([]);
  await page.clock.fastForward(15 * 60_000);
  await expect.poll(async () => (await heard(page)).join()).toContain('Draw Ended');
});

test('a draw that opens is said to be open, once it is, and never to have ended', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await installClock(page);
  await page.addInitScript(listen);
  await sandbox.addDraws({ club: 'ciu', name: 'Soon Draw', status: 'scheduled', opensInMs: 60_000 });
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Soon+Draw');
  await page.getByRole('link', { name: /Soon Draw$/ }).click();
  await expect(countdownIn(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await heard(page);
  await sandbox.advance(61_000);
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Draw Ended')).toBeVisible();
  // On a slow machine the loading of the draw is announced too.
  expect((await heard(page)).join(), 'not before the API says so').not.toMatch(/is open|Ended/);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('complementary', { name: 'Get tickets' })).toBeVisible();
  let said = '';
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      said += (await heard(page)).join();
      return said;
    })
    .toContain('The draw is open.');
  expect(said).not.toContain('Draw Ended');
});

test('a new screen, a success and a failure are announced', async ({ page, sandbox, signedIn, open }) => {
  await page.addInitScript(listen);
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Summer');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Summer Getaway' })).toBeFocused();

  const purchase = purchasePanel(page).getByRole('button', { name: 'Purchase' });
  await purchase.click();
  await expect
    .poll(async () => (await heard(page)).join())
    .toContain('You bought 1 ticket(s) for this draw.');

  await sandbox.faults({ path: 'draws/{id}/buy_tickets/', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Buy more' }).click();
  await purchase.click();
  await expect(page.getByRole('group', { name: 'Failed to buy tickets for the draw' })).toBeFocused();
});

test('what is picked on a wheel is said as a value', async ({ page, open }) => {
  await open('staging', '/sign-up');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /^Date of birth/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Select your birthday' });
  await expect(sheet.getByRole('spinbutton')).toHaveCount(3);
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
  const month = sheet.getByRole('spinbutton', { name: 'Month' });
  await month.press('ArrowUp');
  await expect(month).toHaveAttribute('aria-valuetext', 'February');
  await expect(month).toHaveAttribute('aria-valuenow', '2');
});

test('the result of a draw that has just closed is polled for and announced once', async ({
  page,
  signedIn,
  open,
}) => {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const draw = {
    id: 77,
    name: 'Evening Raffle',
    status: 'closed',
    ticket_price: '1.00',
    end_date: new Date(Date.now() - 60_000).toISOString(),
    user_ticket_count: 1,
    tickets: [{ id: 1, draw_id: 77, number: '000123', prize_id: null }],
  };
  let winners: { number: string }[] = [];
  let asked = 0;
  const prizes = () => [{ id: 1, description: 'A hamper', winners }];
  await page.route('**/draws/77/', (route) => {
    asked += 1;
    return route.fulfill({ headers, json: { ...draw, prizes: prizes() } });
  });
  await page.route('**/draws/77/prizes/**', (route) => route.fulfill({ headers, json: prizes() }));
  await installClock(page);
  const advance = createSteppedClock(page);
  await page.addInitScript(listen);
  await signedIn(page, 'ciu');
  await open('ciu', '/raffles/77');
  const head = page.getByRole('region', { name: 'Evening Raffle' });
  await expect(head.getByText('Waiting for the result')).toBeVisible();
  await advance(300_000);
  await expect(head.getByText('Waiting for the result')).toBeVisible();
  expect(asked).toBeGreaterThan(5);
  winners = [{ number: '000123' }];
  await advance(60_000);
  const result = 'Your ticket 000123 won: A hamper';
  await expect(head.getByText(result)).toBeVisible();
  const last = asked;
  await advance(180_000);
  expect(asked).toBe(last);
  expect((await heard(page)).filter((text) => text.includes(result))).toEqual([result]);
});
