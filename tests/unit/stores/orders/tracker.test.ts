import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTokens } from '../../../../src/lib/api/tokens.ts';
import { doubleSubmitWindowMs } from '../../../../src/lib/config.ts';
import { getDraw } from '../../../../src/lib/contract/draws.ts';
import type { OrderAction } from '../../../../src/lib/data/action.ts';
import {
  parseRequestedWithdrawals,
  requestedWithdrawalsName,
} from '../../../../src/lib/wallet/requested-withdrawals.ts';
import { pollSchedule } from '../../../../src/stores/orders/poll-schedule.ts';
import type { CreatedMember } from '../../../helpers/sandbox-control.ts';
import { startSharedSandbox } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';
import { drawForSubscribers, type OrderPage, openOrderPage, withdrawalInput } from './order-page.ts';

const { sandbox, wires } = await startSharedSandbox('ciu');
const wire = wires.ciu;
let member: CreatedMember;
let drawId: string;
let page = {} as OrderPage;

async function openPage(): Promise<void> {
  for (const stop of page?.watched ?? []) stop();
  page = await openOrderPage(wire.base, drawId, member);
}

async function openDraw(maximum = 10): Promise<void> {
  drawId = String((await sandbox.control.addDraws({ ...drawForSubscribers, maximum }))[0]);
  await openPage();
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.now() });
  sessionStorage.clear();
  localStorage.clear();
  wire.plan();
  wire.cutReads(false);
  wire.requests.length = 0;
  member = await sandbox.control.createMember({ club: 'ciu', balance: 5000 });
  await openDraw();
});
afterEach(() => {
  page.endSession();
  vi.useRealTimers();
});

const writes = () =>
  wire.requests.filter(({ method, path }) => method !== 'GET' && path !== 'token/refresh/');
const looks = () => wire.requests.filter(({ path }) => path === `draws/${drawId}/`).length;
const buying = () => page.buyTickets.at(drawId);

type Told = Pick<OrderAction<never, unknown>, '$status'>;

const tells = ({ $status }: Told, text: string) => waitForValue($status, (told) => told?.text === text);

function show({ $status }: Told): void {
  page.watched.push(recordValues($status).stop);
}

const nothingSoFar = 'We have looked: no ticket has been bought so far.';
const nothing = 'It has not gone through: no ticket has been bought.';
const bought = 'It went through all the same: Bought 000001.';
const lastLookMs = 60_000;

/** Loses an order that polls do not find yet. */
async function lose(fate: 'late' | 'lost' = 'late'): Promise<void> {
  wire.plan(fate);
  show(buying());
  await buying().run(1);
  await tells(buying(), nothingSoFar);
  await wire.pass(doubleSubmitWindowMs);
}

async function expectTickets(count: number): Promise<void> {
  await waitForValue(page.drawQuery.$data, (draw) => draw?.user_ticket_count === count);
  await waitForValue(page.memberQuery.$data, (known) => known?.balance === 5000 - count * 250);
}

describe.each([{}, { backend: 'django' }] as const)(
  'a purchase that is carried out after the app gave up, by a backend of the manner %j',
  (manner) => {
    beforeEach(async () => {
      await sandbox.control.setProfile(manner);
      // The profile decides the token lifetime.
      member = await sandbox.control.createMember({ club: 'ciu', balance: 5000 });
      await openPage();
    });
    afterAll(() => sandbox.control.setProfile({}));

    it.each(pollSchedule)('is found %i ms later at the latest, and shows', async (due) => {
      await lose();
      await wire.pass(due - doubleSubmitWindowMs - 1);
      await wire.deliver();
      await wire.pass(1);
      await tells(buying(), bought);
      expect(buying().$status.get()?.isOpen).toBeUndefined();
      await expectTickets(1);
      expect(writes()).toHaveLength(1);
    });

    it('is found after a reload of the page', async () => {
      await lose();
      await openPage();
      await wire.deliver();
      show(buying());
      buying().resume();
      await tells(buying(), bought);
      await expectTickets(1);
      await openPage();
      show(buying());
      buying().resume();
      await wire.pass(lastLookMs);
      expect(buying().$status.get()).toBeUndefined();
    });
  },
);

describe('a purchase that is carried out after the app gave up', () => {
  it('is found when the tab is looked at again, and not looked for in between', async () => {
    await lose();
    Object.assign(document, { visibilityState: 'hidden' });
    const before = looks();
    await wire.pass(lastLookMs);
    expect(looks()).toBe(before);
    await wire.deliver();
    Object.assign(document, { visibilityState: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    await tells(buying(), bought);
    await expectTickets(1);
  });

  it('is found before another is sent, which is not sent then', async () => {
    await lose();
    await wire.deliver();
    expect(await buying().run(1)).toEqual({ kind: 'ignored' });
    await tells(buying(), bought);
    await expectTickets(1);
    expect(writes()).toHaveLength(1);
  });

  it('is told where every screen tells once its own is left', async () => {
    wire.plan('late');
    await buying().run(1);
    await wire.pass(1_000);
    await wire.deliver();
    await wire.pass(pollSchedule[0]);
    await waitForValue(page.$toasts, (toasts) => toasts.some(({ text }) => text === bought));
  });

  it('is told as one too many when another was sent meanwhile', async () => {
    await lose();
    expect(await buying().run(1)).toMatchObject({ kind: 'done' });
    await tells(buying(), 'Bought 000001');
    await wire.deliver();
    await wire.pass(pollSchedule[0]);
    const told = await tells(buying(), '2 tickets were bought, you asked for 1.');
    expect(told?.supportRequest?.description).toContain('000001, 000002');
    await expectTickets(2);
  });
});

describe('a purchase that never arrived', () => {
  it('is looked for four times, then said to be not done, and looked for again on demand', async () => {
    await lose('lost');
    const before = looks();
    for (const due of pollSchedule) {
      expect(buying().$status.get()).toMatchObject({ isOpen: true, text: nothingSoFar });
      const past = pollSchedule[pollSchedule.indexOf(due) - 1] ?? doubleSubmitWindowMs;
      await wire.pass(due - past);
      // Each poll is an additional read.
      await vi.waitFor(() => expect(looks()).toBeGreaterThan(before + pollSchedule.indexOf(due)));
    }
    await tells(buying(), nothing);
    await wire.pass(10 * lastLookMs);
    const told = buying().$status.get();
    expect(told).toMatchObject({ text: nothing, isOpen: true });
    await buying().check();
    expect(buying().$status.get()?.text).toBe(nothing);
    expect(buying().$status.get()?.hint).not.toBe(told?.hint);
    expect(writes()).toHaveLength(1);
  });

  it('is no reason to hold the next one back', async () => {
    await lose('lost');
    expect(await buying().run(2)).toMatchObject({ kind: 'done' });
    await tells(buying(), 'Bought 000001 and 000002');
    await wire.pass(2 * lastLookMs);
    expect(buying().$status.get()?.text).toBe('Bought 000001 and 000002');
    await expectTickets(2);
  });

  it('stays open while nobody can look, and says so', async () => {
    wire.cutReads(true);
    wire.plan('answer lost');
    show(buying());
    await buying().run(1);
    await tells(buying(), 'We could not find out yet whether it went through.');
    await wire.pass(2 * lastLookMs);
    expect(buying().$status.get()).toMatchObject({
      text: 'We could not find out yet whether it went through.',
      hint: expect.stringMatching(/^Last look: \d+:\d\d:\d\d [AP]M\.$/),
      isOpen: true,
    });
    wire.cutReads(false);
    await buying().check();
    expect(buying().$status.get()?.text).toBe(bought);
  });

  it('is let go once that is read', async () => {
    await lose('lost');
    await wire.pass(lastLookMs);
    await tells(buying(), nothing);
    buying().dismiss();
    await openPage();
    show(buying());
    buying().resume();
    await wire.pass(1_000);
    expect(buying().$status.get()).toBeUndefined();
  });
});

interface Case {
  readonly name: string;
  readonly order: () => Told & { readonly run: (input: never) => Promise<unknown> };
  readonly input?: () => unknown;
  readonly nothing: string;
  /** Absent if nothing is booked before the payment. */
  readonly done?: string;
}

const others: Case[] = [
  {
    name: 'a subscription',
    order: () => page.subscribe.at(drawId),
    input: () => ({ lotteryId: page.drawQuery.$data.get()?.lottery.id, count: 2 }),
    nothing: 'no ticket has been bought',
    done: 'Subscribed: 000001 and 000002',
  },
  {
    name: 'the payment of a subscription',
    order: () => page.paySubscription.at(page.subscriptionOf('payment')),
    nothing: 'the subscription is not paid for',
    done: 'the subscription is paid for',
  },
  {
    name: 'an unsubscription',
    order: () => page.unsubscribe.at(page.subscriptionOf('active')),
    nothing: 'the subscription has not ended',
    done: 'the subscription has ended',
  },
  {
    name: 'a deposit',
    order: () => page.deposit,
    input: () => ({ amount: 500, balance: page.memberQuery.$data.get()?.balance }),
    nothing: 'no deposit of £5.00 has been booked',
  },
  {
    name: 'a withdrawal',
    order: () => page.withdraw,
    input: () => withdrawalInput,
    nothing: 'no withdrawal has been booked',
    done: '£5.00 has left your wallet',
  },
];

/** Amounts in pence of the withdrawals that the wallet follows. */
function followedWithdrawals(): number[] {
  return parseRequestedWithdrawals(
    localStorage.getItem(`kept ciu/alex%40example.com ${requestedWithdrawalsName}`) ?? undefined,
  ).map(({ amount }) => amount);
}

describe.each(others)(
  '$name without an answer',
  ({ name, order: at, input = () => undefined, nothing: none, done }) => {
    it('is looked for, and told when it goes through late', async () => {
      const { token: access = '' } = await sandbox.signIn('alex@example.com', 'ciu');
      member = { ...member, access };
      await openPage();
      const order = at();
      show(order);
      wire.plan('late');
      await order.run(input() as never);
      await tells(order, `We have looked: ${none} so far.`);
      if (done === undefined) {
        await wire.pass(lastLookMs);
        await tells(order, `It has not gone through: ${none}.`);
      } else {
        await wire.deliver();
        await wire.pass(pollSchedule[0]);
        await tells(order, `It went through all the same: ${done}.`);
      }
      expect(followedWithdrawals()).toEqual(name === 'a withdrawal' ? [500] : []);
      expect(writes()).toHaveLength(1);
    });
  },
);

it('a refused withdrawal is followed by the balance that holds', async () => {
  const { email } = member;
  await sandbox.control.faults({ path: 'repayment-requests/new/', email, status: 400, body: {} });
  wire.requests.length = 0;
  expect(await page.withdraw.run(withdrawalInput as never)).toMatchObject({ kind: 'failed' });
  await vi.waitFor(() => expect(wire.requests.map(({ path }) => path)).toContain('users/me/'));
  await sandbox.control.clearFaults();
});

describe.each([{}, { backend: 'django' }] as const)('over a bad connection to the manner %j', (manner) => {
  const fates = ['arrives', 'answer lost', 'lost', 'doubled', 'late', 'overtaken'] as const;
  const orders = fc.array(fc.tuple(fc.constantFrom(...fates), fc.boolean(), fc.nat({ max: 20 })), {
    minLength: 1,
    maxLength: 3,
  });

  it('nothing is bought without being told, and what is shown is what holds', async () => {
    await sandbox.control.setProfile(manner);
    await fc.assert(
      fc.asyncProperty(orders, async (given) => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.now() });
        sessionStorage.clear();
        member = await sandbox.control.createMember({ club: 'ciu', balance: 5000 });
        await openDraw();
        wire.requests.length = 0;
        const told = new Set<string>();
        page.watched.push(buying().$status.subscribe((news) => void told.add(news?.text ?? '')));
        let accepted = 0;
        for (const [fate, delivers, seconds] of given) {
          wire.plan(fate);
          if ((await buying().run(1)).kind === 'done') accepted += 1;
          await wire.pass(doubleSubmitWindowMs + seconds * 1_000);
          if (delivers) await wire.deliver();
        }
        await wire.deliver();
        await wire.pass(lastLookMs);
        document.dispatchEvent(new Event('visibilitychange'));
        await wire.waitForIdle();
        const { ledger } = sandbox.control;
        expect(await ledger()).toMatchObject({ sound: true });
        const caller = sandbox.visitor('ciu', readTokens()?.access);
        const held = Number((await caller.call(getDraw, { params: { id: drawId } })).user_ticket_count);
        expect(writes().length).toBeLessThanOrEqual(given.length);
        await expectTickets(held);
        const surprises = [...told].filter((text) => /went through all the same|were bought/.test(text));
        if (held > accepted) expect(surprises).not.toEqual([]);
      }),
      { numRuns: 25 },
    );
    await sandbox.control.setProfile({});
  }, 90_000);
});

it('a refusal of the second order leaves the first one open, which may have been the reason', async () => {
  await openDraw(1);
  await lose();
  wire.plan('overtaken');
  expect(await buying().run(1)).toMatchObject({ kind: 'failed', error: { status: 400 } });
  await tells(buying(), bought);
});

it('what arrives twice is told', async () => {
  wire.plan('doubled');
  show(buying());
  await buying().run(1);
  await tells(buying(), '2 tickets were bought, you asked for 1.');
  await expectTickets(2);
});
