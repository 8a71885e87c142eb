import '../../../helpers/browser.ts';
import { afterEach, expect, it, vi } from 'vitest';
import type { ActionResult } from '../../../../src/lib/data/action.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import { describeFailure } from '../../../../src/lib/messages/operations.ts';
import { endingsText } from '../../../../src/lib/messages/safer-play-notices.ts';
import { breakLengthOptions, breakRequestValues } from '../../../../src/lib/safer-play/pause.ts';
import { endSession, openSession } from '../../../../src/stores/app/session.ts';
import type { OrderReply } from '../../../../src/stores/orders/send-order.ts';
import { $endings, endSubscriptions } from '../../../../src/stores/subscriptions/end-subscriptions.ts';
import { unsubscribe } from '../../../../src/stores/subscriptions/subscription-orders.ts';

type Result = ActionResult<OrderReply>;

const done: Result = { kind: 'done', data: { kind: 'succeeded', count: 0 } };
const fail = (error: AppError): Result => ({
  kind: 'failed',
  failure: describeFailure('unsubscribe', error, undefined),
  error,
});
const refused = fail(new AppError('rejected', 'Bad Request'));
const lost: Result = { kind: 'ignored' };

const three = ['1', '2', '3'].map((id) => ({ id, lottery_name: `Raffle ${id}`, ticket_count: 1 }));
const states = () => $endings.get().map(({ id, state }) => `${id} ${state}`);

/** Holds each reply until the test sends it. */
function planReplies() {
  const runs: { readonly id: string; readonly reply: (result: Result) => void }[] = [];
  for (const { id } of three) {
    vi.spyOn(unsubscribe.at(id), 'run').mockImplementation(
      () => new Promise((reply) => void runs.push({ id, reply })),
    );
  }
  const reply = async (result: Result) => {
    runs.at(-1)?.reply(result);
    await vi.waitFor(() => expect(states().join()).not.toMatch(new RegExp(`${runs.at(-1)?.id} waiting`)));
    await Promise.resolve();
  };
  return { runs, reply };
}

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
});

it('endSubscriptions: continues after a failure and repeats only the failed ones on a retry', async () => {
  openSession({ access: 'ada', refresh: 'ada-refresh' });
  const { runs, reply } = planReplies();
  const run = endSubscriptions(three);
  expect(states()).toEqual(['1 sending', '2 waiting', '3 waiting']);
  await endSubscriptions(three);
  expect(runs).toHaveLength(1);
  await reply(done);
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  await reply(refused);
  await vi.waitFor(() => expect(runs).toHaveLength(3));
  await reply(lost);
  await run;
  expect(states()).toEqual(['1 ended', '2 failed', '3 unknown']);

  const retry = endSubscriptions($endings.get().filter(({ state }) => state === 'failed'));
  expect(states()).toEqual(['1 ended', '2 sending', '3 unknown']);
  await reply(done);
  await retry;
  expect(runs.map(({ id }) => id)).toEqual(['1', '2', '3', '2']);
  expect(states()).toEqual(['1 ended', '2 ended', '3 unknown']);
});

it('endSubscriptions: sends nothing more when another member signs in', async () => {
  openSession({ access: 'ada', refresh: 'ada-refresh' });
  const { runs } = planReplies();
  const run = endSubscriptions(three);
  openSession({ access: 'bob', refresh: 'bob-refresh' });
  const at = vi.spyOn(unsubscribe, 'at');
  runs[0]?.reply(done);
  await run;
  expect(at).not.toHaveBeenCalled();
  expect(states()).toEqual([]);
});

it('endingsText: counts the ended subscriptions', () => {
  expect(endingsText(['ended', 'failed', 'unknown'])).toBe('Unsubscribed from 1 of 3.');
  expect(endingsText(['ended'])).toMatch(/^You've unsubscribed\.$/);
  expect(endingsText(['ended', 'ended'])).toBe("You've unsubscribed from all 2.");
});

it('breakRequestValues: names the chosen length in the support ticket', () => {
  for (const { value } of breakLengthOptions)
    for (const type of ['break', 'close'] as const)
      expect(breakRequestValues(type, value).description).toContain(`: ${value}\n`);
});
