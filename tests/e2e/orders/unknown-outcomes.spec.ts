import type { Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../../../src/lib/contract/endpoints.ts';
import { AppError } from '../../../src/lib/errors.ts';
import { describeFailure } from '../../../src/lib/messages/failures.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { isSoak } from '../helpers/walks.ts';
import { type CallScenario, main, type ScenarioContext, visit } from '../resilience/faults/call-scenario.ts';
import { advanceClock } from '../resilience/faults/fault-sequence.ts';
import { memberWrites } from '../resilience/faults/member-writes.ts';

/** Proof that a write reached the server once. */
interface Effect {
  /** Sends the order. */
  readonly button: string | RegExp;
  readonly path: string;
  readonly shows: (page: Page) => ReturnType<Page['locator']>;
  readonly times: number;
}

const entries = (text: RegExp) => (page: Page) => main(page).getByRole('listitem').filter({ hasText: text });

const effects = {
  buyTickets: { button: 'Purchase', path: '/tickets', shows: entriesOfDraw, times: 2 },
  withdraw: { button: 'Withdraw', path: '/wallet', shows: entries(/^.*-£10\.00/), times: 1 },
  unsubscribe: {
    button: /^Unsubscribe from/,
    path: '/subscriptions',
    shows: (page) =>
      page.getByRole('article', { name: '2 ticket(s) for' }).getByText('Unsubscribed', { exact: true }),
    times: 1,
  },
  subscribe: {
    button: 'Subscribe',
    path: '/subscriptions',
    shows: (page) => page.getByRole('article', { name: '1 ticket(s) for Extra draw' }),
    times: 1,
  },
  // A deposit books nothing before its payment.
  deposit: { button: 'Deposit', path: '/wallet', shows: entries(/12\.50/), times: 0 },
} as const satisfies Partial<Record<EndpointName, Effect>>;

function entriesOfDraw(page: Page) {
  const heading = page.getByRole('heading', { name: 'Extra draw' });
  return main(page).locator('section').filter({ has: heading }).getByRole('article');
}

const noAnswer = new AppError('broken', 'Request failed with status code 502', { status: 502 });

function callOf(name: EndpointName) {
  const endpoint = endpoints.find(([known]) => known === name)?.[1];
  return { method: endpoint?.method, path: endpoint?.path };
}

async function asked({ sandbox }: ScenarioContext, name: EndpointName): Promise<number> {
  const { method, path } = callOf(name);
  return (await sandbox.requests()).counts[`${method} ${path}`] ?? 0;
}

/** Sends the open form or button repeatedly: Enter held down. */
async function press(page: Page): Promise<void> {
  for (let times = 0; times < 8; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

type OrderName = keyof typeof effects;

async function loseReply(place: ScenarioContext, name: OrderName): Promise<void> {
  const { page, sandbox } = place;
  const walk: CallScenario = memberWrites[name];
  const { button, path, shows, times }: Effect = effects[name];
  await walk.open(place);
  await expect(page.getByRole('button', { name: button, exact: true }).first()).toBeEnabled();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  await sandbox.clearRequests();
  await sandbox.faults({ ...callOf(name), when: 'after', status: 502 });
  const answerReads = await hold(page, /:8787\//, 'GET');
  await walk.send?.(page);

  const { title, text, hint } = describeFailure(walk.operation, noAnswer);
  const alert = (walk.scope ?? main)(page).locator(errorBox);
  for (const words of [title, text, hint ?? '']) await expect(alert).toContainText(words);
  expect(hint).toContain('whether it went through');
  answerReads();
  await expect.poll(() => asked(place, 'getMember')).toBeGreaterThan(0);
  await advanceClock(page);
  await visit(place, path);
  await expect(shows(page)).toHaveCount(times);
  expect(await asked(place, path === '/tickets' ? 'listTickets' : 'getMember')).toBeGreaterThan(0);
  await page.goBack();
  await page.goForward();
  await page.reload();
}

async function pressOften(place: ScenarioContext, name: OrderName): Promise<void> {
  const { page, sandbox } = place;
  const walk: CallScenario = memberWrites[name];
  const { method, path } = callOf(name);
  await visit(place, '/more');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await walk.open(place);
  await sandbox.faults({ method, path, delayMs: 600_000 });
  await walk.send?.(page);
  await expect.poll(() => asked(place, name)).toBe(1);
  await press(page);
  const pending = page.locator('button[aria-disabled=true]').last();
  await pending.click({ force: true, clickCount: 3 });
  await page.goBack();
  await page.goForward();
  await press(page);
  await sandbox.clearFaults();
  const answer = async () =>
    (await sandbox.requests()).requests.find((each) => each.method === method && each.path === path)?.status;
  await expect.poll(answer).toBeGreaterThanOrEqual(200);
  // A deposit opens its payment page from any screen.
  if (name === 'deposit') await page.waitForURL(/\/pay\//);
  else await advanceClock(page);
  await page.goto(siteUrl('ciu', effects[name].path));
}

test.setTimeout(120_000);

const ways = [
  ['whose answer is lost is told, looked after, and never sent again', loseReply],
  ['is sent once however often a member presses, goes back and comes again', pressOften],
] as const;

/** `npm test` gives each order in one of the ways. */
for (const [turn, [title, order]] of ways.entries()) {
  test(`an order ${title}`, { tag: '@walk' }, async ({ page, sandbox, signedIn }) => {
    await page.clock.install();
    await signedIn(page, 'ciu');
    const names = Object.keys(effects) as OrderName[];
    for (const name of names.filter((_name, index) => isSoak || index % 2 === turn)) {
      await test.step(name, async () => {
        const place = { page, sandbox, club: 'ciu' } as const;
        const { shows, times }: Effect = effects[name];
        await sandbox.clearRequests();
        await order(place, name);
        await expect(shows(page)).toHaveCount(times);
        expect(await asked(place, name)).toBe(1);
        expect(await sandbox.ledger()).toMatchObject({ sound: true });
        await sandbox.clearFaults();
        await advanceClock(page);
      });
    }
  });
}

test('two tabs buy the last ticket once', async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 5000 });
  const [id] = await sandbox.addDraws({ club: 'ciu', maximum: 1 });
  await signedIn(page, 'ciu', email);
  const path = siteUrl('ciu', `/raffles/${id}`);
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto(path);
  const buttons = [page, other].map((tab) => purchasePanel(tab).getByRole('button', { name: 'Purchase' }));
  for (const each of buttons) await expect(each).toBeEnabled();
  await Promise.all(buttons.map((each) => each.click()));
  // A tab that is refused because of the other tab's order reloads after that order's reply.
  for (const tab of [page, other]) {
    const outcome = tab.getByText(
      /You bought 1 ticket|already under way in another tab|Something went wrong!/,
    );
    await expect(outcome.first()).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByText('You have your ticket')).toBeVisible();
    await expect(tab.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  }
  expect(await sandbox.ledger()).toMatchObject({ sound: true });
});
