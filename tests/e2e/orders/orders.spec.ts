import type { Locator, Page } from '@playwright/test';
import { doubleSubmitWindowMs, orderStatusMinMs, requestTimeoutMs } from '../../../src/lib/config.ts';
import { type EndpointName, endpoints } from '../../../src/lib/contract/endpoints.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox, orderStatus, ownTickets, purchasePanel as panel } from '../helpers/locators.ts';
import { pauseClock } from '../helpers/page-setup.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { isSoak } from '../helpers/walks.ts';
import { type CallScenario, main, type ScenarioContext, visit } from '../resilience/faults/call-scenario.ts';
import { advanceClock } from '../resilience/faults/fault-sequence.ts';
import { memberWrites } from '../resilience/faults/member-writes.ts';
import { visitorWrites } from '../resilience/faults/visitor-writes.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const purchase = (page: Page) => panel(page).getByRole('button', { name: 'Purchase', exact: true });

/** Times in ms after the first press. */
const gapsMs = [0, 50, 150, 300, 700, doubleSubmitWindowMs];

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
  register: { walk: visitorWrites.register, ...named('Sign up') },
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
  answer();
  await page.clock.resume();
  await expect(walk.done(page)).toBeVisible();
  expect((await sandbox.requests()).counts[`${method} ${path}`]).toBe(1);
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
  await advanceClock(page);
}

test.setTimeout(120_000);

const { register: _, ...membersOrders } = orders;
const names = Object.keys(membersOrders) as (keyof typeof membersOrders)[];

/** `npm test` gives each order in one of the ways. */
for (const [turn, way] of ways.entries()) {
  test(`an order happens once for hurried presses, by ${way[0]}, with an answer ${way[1]}`, {
    tag: '@walk',
  }, async ({ page, sandbox, signedIn }) => {
    await page.clock.install();
    await signedIn(page, 'ciu');
    for (const name of names.filter((_name, index) => isSoak || index % 2 === turn)) {
      await test.step(name, () => orderInAHurry({ page, sandbox, club: 'ciu' }, name, way));
    }
  });
}

for (const way of isSoak ? ways : []) {
  test(`a sign-up happens once for hurried presses, by ${way[0]}`, { tag: '@walk' }, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await orderInAHurry({ page, sandbox, club: 'ciu' }, 'register', way);
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

/** Opens a draw with a maximum of ten tickets. */
async function openDraw(place: ScenarioContext, closesInMs = 3_600_000): Promise<number> {
  const wish = { club: 'ciu', maximum: 10, name: 'Once Only', closesInMs } as const;
  const [id = 0] = await place.sandbox.addDraws(wish);
  await place.page.goto(siteUrl('ciu', `/raffles/${id}`));
  await expect(purchase(place.page)).toBeEnabled();
  return id;
}

test('the numbers replace the button after buying, for a moment', async ({ page, sandbox, signedIn }) => {
  await page.clock.install();
  await signedIn(page, 'ciu');
  await openDraw({ page, sandbox, club: 'ciu' });
  await pauseClock(page);
  await purchase(page).click();
  await expect(page.getByText('You bought 1 ticket(s) for this draw.').last()).toBeVisible();
  // React reveals suspended content after 300 ms.
  await page.clock.runFor(350);
  await expect(panel(page).getByText('Bought 000001')).toBeVisible();
  await expect(purchase(page)).toHaveCount(0);
  const more = panel(page).getByRole('button', { name: 'Buy more' });
  await page.clock.runFor(orderStatusMinMs - 400);
  await expect(page).toHaveURL(/\/raffles\/\d+$/);
  await expect(more).toHaveCount(0);
  await page.clock.runFor(500);
  await more.click();
  await purchase(page).click();
  await expect(panel(page).getByText('Bought 000002')).toBeVisible();
  await panel(page).getByRole('link', { name: 'See tickets' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/tickets'));
});

test('a doubled order is told, with the support ticket filled in', async ({ page, sandbox, signedIn }) => {
  await page.addInitScript(sendOrdersAgain);
  // The action runner loads with the first order, as on a slow phone.
  const writingComes = await hold(page, '**/run-action.*');
  await signedIn(page, 'ciu');
  const id = await openDraw({ page, sandbox, club: 'ciu' });
  await sandbox.faults({ path: 'draws/{id}/buy_tickets/', when: 'after', status: 502 });
  await purchase(page).click();
  writingComes();
  const text = '2 tickets were bought, you asked for 1.';
  await expect(panel(page).getByText(text)).toBeVisible();
  await expect(ownTickets(page)).toHaveCount(2);
  await panel(page).getByRole('link', { name: 'Report it' }).click();
  await expect(page.getByLabel('Category')).toHaveValue('Payments');
  await expect(page.getByLabel('Subject')).toHaveValue(text);
  await expect(page.getByLabel('Description')).toHaveValue(
    new RegExp(`^Draw ${id} Once Only\n${text}\nTicket numbers: 000001, 000002`),
  );
  await visit({ page, sandbox, club: 'ciu' }, '/support');
  await visit({ page, sandbox, club: 'ciu' }, '/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test('the alert of a lost reply gives way to what is found out', async ({ page, sandbox, signedIn }) => {
  const place = { page, sandbox, club: 'ciu' } as const;
  await signedIn(page, 'ciu');
  const transactions = page.waitForResponse(/transactions\/me\//);
  await memberWrites.withdraw.open(place);
  await transactions;
  await sandbox.faults({ path: 'repayment-requests/new/', when: 'after', status: 502 });
  const answerReads = await hold(page, /:8787\//, 'GET');
  await memberWrites.withdraw.send(page);
  const alert = main(page).locator(errorBox);
  await expect(alert).toBeFocused();
  answerReads();
  const status = orderStatus(page);
  await expect(status).toContainText('It went through all the same: £10.00 has left your wallet.');
  await expect(alert).toHaveCount(0);
  await expect(status).toBeFocused();
});

test('a purchase carried out late is found, over a reload too', async ({ page, sandbox, signedIn }) => {
  await page.clock.install();
  await sandbox.setProfile({ backend: 'django' });
  await signedIn(page, 'ciu');
  await openDraw({ page, sandbox, club: 'ciu' });
  const order = 'POST draws/{id}/buy_tickets/';
  const { tickets: before } = await sandbox.ledger();
  await sandbox.faults({ path: 'draws/{id}/buy_tickets/', delayMs: 600_000 });
  await purchase(page).click();
  await expect.poll(async () => (await sandbox.requests()).counts[order]).toBe(1);
  await page.clock.fastForward(requestTimeoutMs);
  await expect(panel(page).locator(errorBox)).toContainText('it may have gone through');
  const soFar = panel(page).getByText('We have looked: no ticket has been bought so far.');
  const checkAgain = panel(page).getByRole('button', { name: 'Check again' });
  await expect(soFar).toBeVisible();
  await expect(checkAgain).toBeEnabled();
  await page.reload();
  await expect(soFar).toBeVisible();
  await expect(panel(page).getByText(/^Last look: \d+:\d\d:\d\d [AP]M\./)).toBeVisible();
  await sandbox.clearFaults();
  await expect.poll(async () => (await sandbox.ledger()).tickets).toBe(before + 1);
  await checkAgain.click();
  await expect(panel(page).getByText('It went through all the same: Bought 000001.')).toBeVisible();
  await expect(checkAgain).toHaveCount(0);
  await expect(ownTickets(page)).toHaveCount(1);
  expect((await sandbox.requests()).counts[order]).toBe(1);
});

test('a refusal is followed by what holds', async ({ page, sandbox, signedIn }) => {
  await signedIn(page, 'ciu');
  await openDraw({ page, sandbox, club: 'ciu' }, 120_000);
  await sandbox.advance(121_000);
  await purchase(page).click();
  await expect(page.getByText('This draw has closed. Tickets are no longer on sale.')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  const alert = main(page).locator(errorBox);
  await expect(alert).toContainText('Tickets can only be bought while the draw is live.');
  await expect(alert).toBeFocused();
});
