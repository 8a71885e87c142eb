/** Orders whose reply is lost: what is shown instead of a verdict, and that nothing is sent again by itself. */
import { type EndpointName, endpoints } from '../../../src/lib/contract/endpoints.ts';
import { getUnansweredText } from '../../../src/lib/orders/order.ts';
import type { FaultInput } from '../../helpers/sandbox-control.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { errorBox, unansweredOrder } from '../helpers/locators.ts';
import { sample } from '../helpers/walks.ts';
import { type CallScenario, main, type ScenarioContext, visit } from '../resilience/faults/call-scenario.ts';
import { advanceClock } from '../resilience/faults/fault-sequence.ts';
import { memberWrites } from '../resilience/faults/member-writes.ts';

/** How a reply is lost after the API has acted, and what is said of it. */
const losses = {
  error: {
    fault: { when: 'after', status: 502 },
    text: getUnansweredText({ hasReply: true }),
  },
  connection: {
    fault: { when: 'after', drop: 'body' },
    text: getUnansweredText({ hasReply: false }),
  },
} as const satisfies Record<string, { fault: FaultInput; text: string }>;

interface Lost {
  /** Sends the order. */
  readonly button: string | RegExp;
  readonly loss: keyof typeof losses;
  readonly title: RegExp;
  /** Proves that the order reached the API, and once. */
  readonly news: RegExp;
}

/** Every third one, which `npm test` visits, has a branch of its own. */
const lostOrders = {
  withdraw: {
    button: 'Withdraw',
    loss: 'connection',
    title: /^Withdrawal of £10\.00, \w{3} \d+$/,
    news: /New since \d+:\d\d [AP]M: .+, -£10\.00, \d+:\d\d [AP]M\./,
  },
  buyTickets: {
    button: 'Purchase',
    loss: 'error',
    title: /^Tickets for Extra draw, \w{3} \d+$/,
    news: /New since .+:ticket 00000[12], bought .+ticket 00000[12], bought .+-£\d\.00, /,
  },
  unsubscribe: {
    button: /^Unsubscribe from/,
    loss: 'error',
    title: /^Unsubscribing from Friday Meat Raffle, \w{3} \d+$/,
    news: /New since \d+:\d\d [AP]M: subscription to Friday Meat Raffle, unsubscribed\./,
  },
  deposit: {
    button: 'Deposit',
    loss: 'error',
    title: /^Deposit of £12\.50, \w{3} \d+$/,
    // A deposit books nothing before its payment.
    news: /Nothing new since \d+:\d\d [AP]M\. Last checked \d+:\d\d [AP]M\./,
  },
  subscribe: {
    button: 'Subscribe',
    loss: 'connection',
    title: /^Subscription to Extra draw, \w{3} \d+$/,
    news: /New since .+:ticket 000001, bought .+ by subscription.+subscription to Extra draw, active/,
  },
} as const satisfies Partial<Record<EndpointName, Lost>>;

type OrderName = keyof typeof lostOrders;

async function loseReply(place: ScenarioContext, name: OrderName): Promise<void> {
  const { page, sandbox } = place;
  const walk: CallScenario = memberWrites[name];
  const { button, loss, title, news }: Lost = lostOrders[name];
  const { method, path } = endpoints.find(([known]) => known === name)?.[1] ?? {};
  await walk.open(place);
  const pressed = page.getByRole('button', { name: button, exact: true }).first();
  await expect(pressed).toBeEnabled();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await sandbox.clearRequests();
  await sandbox.faults({ method, path, ...losses[loss].fault });
  await walk.send?.(page);

  const order = unansweredOrder(page);
  await expect(order).toHaveAccessibleName(title);
  await expect(order).toBeFocused();
  await expect(order.getByText(losses[loss].text)).toBeVisible();
  await expect(order).toContainText(news);
  await expect(pressed, 'nothing is offered meanwhile').toBeHidden();
  const isOffered = name === 'deposit' ? 1 : 0;
  await expect(order.getByRole('button', { name: /^Try again/ })).toHaveCount(isOffered);
  await expect(main(page).locator(errorBox), 'no verdict').toHaveCount(0);
  await advanceClock(page);
  await visit(place, '/wallet');
  await page.reload();
  await expect(order).toContainText(news);
  await order.getByRole('button', { name: /^It's there/ }).click();
  await expect(order).toHaveCount(0);
  await expect(page.locator(':focus')).toBeVisible();
  const withdrawals = page.getByRole('region', { name: 'Your withdrawals' });
  if (name === 'withdraw') await expect(withdrawals).toContainText('£10.00 requested on');
  expect((await sandbox.requests()).counts[`${method} ${path}`]).toBe(1);
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
  await sandbox.clearFaults();
  await advanceClock(page);
}

test('an order with a lost reply shows the new entries and is never resent', async ({
  page,
  sandbox,
  signedIn,
}) => {
  await page.clock.install();
  await signedIn(page, 'ciu');
  for (const name of sample(Object.keys(lostOrders) as OrderName[], 3))
    await test.step(name, () => loseReply({ page, sandbox, club: 'ciu' }, name));
});
