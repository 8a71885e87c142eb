import type { Locator, Page } from '@playwright/test';
import { doubleSubmitWindowMs } from '../../../src/lib/config.ts';
import { type EndpointName, endpoints } from '../../../src/lib/contract/endpoints.ts';
import { notOnSaleText } from '../../../src/lib/draws/draw-rules.ts';
import { unsureSubject } from '../../../src/lib/orders/wording.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import {
  errorBox,
  ownTickets,
  purchasePanel as panel,
  quantity,
  unansweredOrder,
} from '../helpers/locators.ts';
import { pauseClock } from '../helpers/page-setup.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { isSoak } from '../helpers/walks.ts';
import { type CallScenario, main, type ScenarioContext, visit } from '../resilience/faults/call-scenario.ts';
import { advanceClock } from '../resilience/faults/fault-sequence.ts';
import { memberWrites } from '../resilience/faults/member-writes.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const purchase = (page: Page) => panel(page).getByRole('button', { name: 'Purchase', exact: true });

/** Times in ms after the first press. */
const gapsMs = [0, 50, 150, 300, 700, doubleSubmitWindowMs - 1];

interface OrderWalk {
  readonly walk: CallScenario;
  readonly button: (page: Page) => Locator;
  readonly before?: (page: Page) => Promise<void>;
}

const named = (name: string | RegExp, scope: (page: Page) => Locator = main) => ({
  button: (page: Page) => scope(page).getByRole('button', { name, exact: true }),
});

const orders = {
  buyTickets: { walk: memberWrites.buyTickets, ...named('Purchase', panel) },
  unsubscribe: {
    walk: memberWrites.unsubscribe,
    before: (page) => main(page).getByRole('button', { name: 'Unsubscribe' }).click(),
    ...named(/^Unsubscribe/, dialog),
  },
  paySubscription: { walk: memberWrites.paySubscription, ...named(/^Go to payment/) },
  subscribe: { walk: memberWrites.subscribe, ...named('Subscribe', panel) },
  withdraw: { walk: memberWrites.withdraw, ...named('Withdraw') },
  deposit: { walk: memberWrites.deposit, ...named('Deposit') },
  createSupportTicket: { walk: memberWrites.createSupportTicket, ...named('Open ticket') },
} as const satisfies Partial<Record<EndpointName, OrderWalk>>;

const endpointOf = (name: EndpointName) => endpoints.find(([known]) => known === name)?.[1];

/** Presses at each time of `gapsMs` with a paused clock. */
async function pressAgain(page: Page, way: 'mouse' | 'Enter', button: Locator): Promise<void> {
  // Scrolls the button into view before the presses.
  await button.focus();
  const box = await readWhenStable(() => button.boundingBox());
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const press = () => (way === 'mouse' ? page.mouse.click(at.x, at.y) : page.keyboard.press('Enter'));
  await press();
  let now = 0;
  for (const gap of gapsMs) {
    await page.clock.runFor(gap - now);
    now = gap;
    // The external payment page.
    if (new URL(page.url()).pathname.startsWith('/pay/')) return;
    await press();
  }
}

/** Leaves the screen while the order is under way, and presses again. */
async function comeAgain(page: Page): Promise<void> {
  await page.goBack();
  await page.goForward();
  await page.keyboard.press('Enter');
}

const ways = [
  ['mouse', 'at once'],
  ['Enter', 'after all of them'],
] as const;

async function orderInAHurry(
  place: ScenarioContext,
  name: keyof typeof orders,
  [way, answered]: (typeof ways)[number],
): Promise<void> {
  const { page, sandbox } = place;
  const { walk, button, before }: OrderWalk = orders[name];
  const { method, path } = endpointOf(name) ?? {};
  await sandbox.clearRequests();
  // The screen of the app to which Back leads.
  await visit(place, '/more');
  await walk.open(place);
  await before?.(page);
  await expect(button(page)).toBeEnabled();
  // Late content moves the button.
  await expect(page.getByText('Wallet balance: …')).toHaveCount(0);
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await pauseClock(page);
  const isLate = answered === 'after all of them';
  const answer = isLate ? await hold(page, `**/${path?.replace(/\{\w+\}/g, '*')}`) : () => {};
  await pressAgain(page, way, button(page));
  if (isLate) await comeAgain(page);
  answer();
  await page.clock.resume();
  await expect(walk.done(page)).toBeVisible();
  expect((await sandbox.requests()).counts[`${method} ${path}`]).toBe(1);
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
  await advanceClock(page);
}

const names = Object.keys(orders) as (keyof typeof orders)[];

/** `npm test` gives one order in each way. */
for (const [turn, way] of ways.entries()) {
  test(`an order is sent once for repeated presses by ${way[0]} with a reply ${way[1]}`, async ({
    page,
    sandbox,
    signedIn,
  }) => {
    await page.clock.install();
    await signedIn(page, 'ciu');
    for (const name of names.filter((_name, index) => isSoak || index === 5 * turn))
      await test.step(name, () => orderInAHurry({ page, sandbox, club: 'ciu' }, name, way));
  });
}

/** Mimics Chromium, which repeats a request on a broken reused connection. Runs in the page. */
function sendOrdersAgain(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    if (String(request[0]).endsWith('/buy_tickets/')) await fetch(...request);
    return fetch(...request);
  };
}

test('purchase panel shows new ticket numbers, a rejected purchase and a doubled order', async ({
  page,
  sandbox,
  signedIn,
}) => {
  const place = { page, sandbox, club: 'ciu' } as const;
  const wish = { club: 'ciu', maximum: 10 } as const;
  const [id] = await sandbox.addDraws({ ...wish, name: 'Once Only', closesInMs: 3_600_000 });
  const [closing] = await sandbox.addDraws({ ...wish, name: 'Closing Soon', closesInMs: 120_000 });
  await page.clock.install();
  await signedIn(page, 'ciu');

  await test.step('new ticket numbers appear until the next order', async () => {
    await page.goto(siteUrl('ciu', `/raffles/${id}`));
    await purchase(page).click();
    await expect(page.getByText('You bought 1 ticket(s) for this draw.').last()).toBeVisible();
    await expect(panel(page).getByText('New tickets: 000001', { exact: true })).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'See tickets' })).toHaveAttribute('href', '/tickets');
    await expect(purchase(page), 'the focus stays').toBeFocused();
    await page.clock.fastForward(doubleSubmitWindowMs);
    await panel(page).getByRole('button', { name: 'One more' }).click();
    await expect(panel(page).getByText(/^New tickets/)).toHaveCount(0);
  });

  await test.step('a rejected purchase refetches the draw', async () => {
    await visit(place, `/raffles/${closing}`);
    await expect(purchase(page)).toBeEnabled();
    await sandbox.advance(121_000);
    await purchase(page).click();
    await expect(page.getByText(notOnSaleText({ status: 'closed' }))).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    const alert = main(page).locator(errorBox);
    await expect(alert).toContainText('You can only buy tickets while the raffle is live.');
    await expect(alert).toBeFocused();
  });

  await test.step('a doubled order lists all its tickets and copies them to the support ticket', async () => {
    await visit(place, `/raffles/${id}`);
    await expect(quantity(page)).toHaveValue('1');
    await page.evaluate(sendOrdersAgain);
    await sandbox.faults({ path: 'draws/{id}/buy_tickets/', when: 'after', status: 502 });
    await purchase(page).click();
    const order = unansweredOrder(page);
    await expect(order.getByText(/^New since \d+:\d\d [AP]M:$/)).toBeVisible();
    await expect(order.getByRole('listitem').filter({ hasText: /^ticket 00000[23], bought / })).toHaveCount(
      2,
    );
    await expect(ownTickets(page)).toHaveCount(3);
    await order.getByRole('link', { name: 'Ask us' }).click();
    await expect(page.getByLabel('Category')).toHaveValue('Payments');
    await expect(page.getByLabel('Subject')).toHaveValue(unsureSubject);
    await expect(page.getByLabel('Description')).toHaveValue(
      /^Tickets for Once Only, .+\nTickets: 1\nNew since .+:\nticket 000003, .+\nticket 000002, /,
    );
  });
});
