import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { doubleSubmitWindowMs, toastMs } from '../../../../src/lib/config.ts';
import { AppError } from '../../../../src/lib/errors.ts';
import { memberNotices } from '../../../../src/lib/messages/member-notices.ts';
import { busyNotices, operations } from '../../../../src/lib/messages/operations.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues, unsubscribeAll, waitForValue } from '../../../helpers/store-values.ts';

const fivePounds = { amount: 500 };
const server = await startSharedApiServer();
let page: FreshPage;

const openPage = async () => {
  page = await loadFreshPage(server.base);
};
beforeAll(openPage);
beforeEach(() => {
  browser.assignedUrls.length = 0;
  page.closeAllToasts();
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  unsubscribeAll(page.transactionsQuery.$state);
  page.endSession();
});

function write(operation: 'buyTickets' | 'changePassword' | 'createSupportTicket' | 'signIn') {
  const onDone = vi.fn<(text: string) => void>();
  const send = async (text: string) => {
    const endpoint = await import('../../../../src/lib/contract/support.ts');
    await page.call(endpoint.createSupportTicket, {
      payload: { category: 'General', subject: text, description: text },
    });
    return `sent ${text}`;
  };
  const action = page.createAction({ operation, send, onSuccess: onDone, invalidates: ['transactions'] });
  return { onDone, action };
}

/** Other requests get `otherwise`. */
async function showTransactions(otherwise: () => object): Promise<void> {
  server.respond(({ path }) => (path === 'transactions/me/' ? { json: [] } : otherwise()));
  page.transactionsQuery.$state.listen(() => {});
  await waitForValue(page.transactionsQuery.$state, ({ data }) => data !== undefined);
}

describe('action', () => {
  it('is pending while its request runs, then done, and refetches what it invalidates', async () => {
    await showTransactions(() => ({ status: 201 }));
    const { action, onDone } = write('createSupportTicket');
    const pending = recordValues(action.$pending);
    expect(await action.run('Hello')).toEqual({ kind: 'done', data: 'sent Hello' });
    expect(pending.values).toEqual([false, true, false]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith('sent Hello', 'Hello');
    expect(action.$failure.get()).toBeUndefined();
    pending.stop();
    await vi.waitFor(() => expect(server.requestsTo('transactions/me/')).toHaveLength(2));
  });

  it('fails with a reason when another tab runs the same action', {
    tags: ['spec:8.56'],
  }, async () => {
    const { action } = write('createSupportTicket');
    const acquired = Promise.withResolvers<void>();
    const finished = Promise.withResolvers<void>();
    const elsewhere = navigator.locks.request('write:createSupportTicket', () => {
      acquired.resolve();
      return finished.promise;
    });
    await acquired.promise;
    expect(await action.run('Hello')).toMatchObject({
      kind: 'failed',
      failure: { title: operations.createSupportTicket.title, hint: busyNotices.busyElsewhere },
    });
    expect(server.requests).toHaveLength(0);
    finished.resolve();
    await elsewhere;
  });

  it.each([
    ['available', navigator.locks],
    ['absent', undefined],
    ['refused', { request: () => Promise.reject(new DOMException('No site data', 'SecurityError')) }],
    ['throwing', { request: () => expect.unreachable('No locks') }],
  ])('sends one request and never throws when Web Locks are %s', async (_, locks) => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
    server.respond((_request, index) => ({ status: index === 0 ? 201 : 400 }));
    const { action } = write('changePassword');
    const outcomes = await Promise.all(['a', 'b'].map((text) => action.run(text)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'ignored']);
    expect(await action.run('c')).toMatchObject({ kind: 'failed', error: { status: 400 } });
    expect(server.requests).toHaveLength(2);
  });

  it('sends nothing when another member signs in before the request', async () => {
    server.respond(() => ({ status: 201 }));
    const { action } = write('createSupportTicket');
    const outcome = action.run('Hello');
    page.endSession();
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    expect(await outcome).toEqual({ kind: 'ignored' });
    expect(server.requests).toEqual([]);
    expect(await action.run('Hello')).toMatchObject({ kind: 'done' });
    expect(server.requestsTo('support-tickets/new/')).toMatchObject([{ bearer: 'bob' }]);
  });
});

describe('failed action', () => {
  it('has our message and the field errors of the API', async () => {
    server.respond(() => ({ status: 400, json: { subject: ['Too rude.'] } }));
    const { action, onDone } = write('createSupportTicket');
    const outcome = await action.run('Hello');
    expect(outcome).toMatchObject({
      kind: 'failed',
      error: { kind: 'rejected', status: 400 },
      failure: {
        title: operations.createSupportTicket.title,
        text: 'Something went wrong. Please try again later.',
        hint: undefined,
        fields: { subject: 'Too rude.' },
      },
    });
    expect(action.$failure.get()).toEqual(outcome.kind === 'failed' && outcome.failure);
    expect(action.$pending.get()).toBe(false);
    expect(onDone).not.toHaveBeenCalled();
    expect(page.$toasts.get()).toEqual([]);
  });

  it.each([
    ['changePassword', { new_password: ['Too common.'] }, 'Too common.'],
    ['changePassword', undefined, 'Something went wrong. Please try again later.'],
    ['signIn', { detail: 'No active account.' }, 'No active account.'],
    ['signIn', undefined, 'Request failed with status code 400'],
    ['buyTickets', { detail: 'Sold out.' }, 'Sold out.'],
  ] as const)(
    'shows the message of the API only for some operations: %s, %j',
    async (operation, json, text) => {
      server.respond(() => ({ status: 400, json }));
      expect(await write(operation).action.run('x')).toMatchObject({ failure: { text } });
    },
  );

  it('shows a failed purchase once, as an alert or as a toast', async () => {
    server.respond(() => ({ status: 500 }));
    const seen = write('buyTickets').action;
    const { values, stop } = recordValues(seen.$failure);
    await seen.run('x');
    expect(values.at(-1)).toMatchObject({ text: expect.stringContaining('Failed to buy') });
    expect(page.$toasts.get()).toEqual([]);
    stop();
    const { action } = write('buyTickets');
    await action.run('x');
    const text = 'Failed to buy tickets for the draw, Please try again later';
    expect(page.$toasts.get()).toMatchObject([
      { kind: 'error', title: 'Something went wrong!', text, ms: toastMs.error },
    ]);
    expect(action.$failure.get()).toMatchObject({ text });
  });

  it('clears its failure on the next run, on request and when another member signs in', async () => {
    server.respond((_, index) => ({ status: index === 1 ? 201 : 400 }));
    const { action } = write('changePassword');
    await action.run('x');
    const failures = recordValues(action.$failure);
    await action.run('x');
    expect(failures.values.at(-1)).toBeUndefined();
    await action.run('x');
    expect(action.$failure.get()).toBeDefined();
    action.clear();
    expect(action.$failure.get()).toBeUndefined();
    failures.stop();
    await action.run('x');
    expect(action.$failure.get()).toBeDefined();
    page.endSession();
    expect(action.$failure.get()).toBeUndefined();
  });

  it('never throws, even when our own code does', async () => {
    const send = () => Promise.reject(new TypeError('undefined is not a function'));
    const action = page.createAction({ operation: 'createSupportTicket', send });
    expect(await action.run(undefined)).toMatchObject({ kind: 'failed', error: { kind: 'broken' } });
  });

  it('refetches after a rejection only if it moves money', async () => {
    await showTransactions(() => ({ status: 400 }));
    await write('changePassword').action.run('x');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(server.requestsTo('transactions/me/')).toHaveLength(1);
    await write('buyTickets').action.run('x');
    await vi.waitFor(() => expect(server.requestsTo('transactions/me/')).toHaveLength(2));
  });
});

it.each([
  [201, true],
  [500, true],
  [400, false],
])(
  'action cool-down after the reply %i ignores a second run shortly afterwards: %s',
  async (status, isIgnored) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.respond(() => ({ status }));
    const { action } = write('createSupportTicket');
    await action.run('x');
    vi.advanceTimersByTime(doubleSubmitWindowMs - 1);
    expect(action.$coolingDown.get()).toBe(isIgnored);
    expect((await action.run('x')).kind === 'ignored').toBe(isIgnored);
    vi.advanceTimersByTime(1);
    expect(action.$coolingDown.get()).toBe(false);
    await action.run('x');
    expect(server.requests).toHaveLength(isIgnored ? 2 : 3);
  },
);

describe('action family', () => {
  /** Purchases with manual replies. */
  function purchases() {
    const answers = new Map<string, (error?: Error) => void>();
    const actions = page.createActionFamily((key) =>
      page.createAction({
        operation: 'buyTickets',
        key,
        send: (_: number) =>
          new Promise<void>((resolve, reject) => {
            answers.set(key, (error) => (error ? reject(error) : resolve()));
          }),
      }),
    );
    const asked = (key: string) => vi.waitFor(() => expect(answers.has(key)).toBe(true));
    return { actions, answers, asked };
  }

  it('keeps state per subject, and rejects a second money order at its own subject while one is pending', {
    tags: ['spec:8.55'],
  }, async () => {
    const { actions, answers, asked } = purchases();
    const run = actions.at('a').run(1);
    await asked('a');
    expect(['a', 'b'].map((key) => actions.at(key).$pending.get())).toEqual([true, false]);
    expect(await actions.at('b').run(1)).toMatchObject({
      ...{ kind: 'failed', failure: { hint: busyNotices.busyHere } },
    });
    expect(await page.deposit.run(fivePounds)).toMatchObject({ kind: 'failed' });
    expect(answers.has('b')).toBe(false);
    expect(['a', 'b'].map((key) => actions.at(key).$failure.get() !== undefined)).toEqual([false, true]);
    answers.get('a')?.(new AppError('rejected', 'No', { status: 400 }));
    expect(await run).toMatchObject({ kind: 'failed' });
    expect(actions.at('a').$failure.get()).toBeDefined();
    const next = actions.at('b').run(1);
    await asked('b');
    answers.get('b')?.();
    expect(await next).toMatchObject({ kind: 'done' });
    const { $failure } = actions.at('a');
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    expect($failure.get()).toBeUndefined();
  });

  it('clears all state when another member signs in, who can order at once', async () => {
    const { actions, answers, asked } = purchases();
    const first = actions.at('a');
    const run = first.run(1);
    await asked('a');
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    expect(actions.at('a')).not.toBe(first);
    answers.get('a')?.(new AppError('rejected', 'No', { status: 400 }));
    expect(await run).toEqual({ kind: 'ignored' });
    expect(actions.at('a').$failure.get()).toBeUndefined();
    const next = actions.at('b').run(1);
    await asked('b');
    answers.get('b')?.();
    await next;
  });
});

describe('deposit', () => {
  beforeEach(async () => {
    // The pause after an order would block the next test's.
    await openPage();
    page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  });

  it.each(['http://pay.example/1', 'javascript:alert(1)', '/pay/1', 'https://user:word@pay.example/'])(
    'sends pounds as text, does not follow %s and says that nothing was charged',
    { tags: ['spec:4.53', 'spec:7.20', 'spec:8.61'] },
    async (redirect_url) => {
      server.respond(() => ({ json: { redirect_url } }));
      expect(await page.deposit.run(fivePounds)).toMatchObject({
        kind: 'failed',
        failure: {
          title: operations.deposit.title,
          text: 'Failed to redirect to bank, please try again later.',
          hint: memberNotices.unsafeRedirect,
        },
      });
      expect(server.requestsTo('transactions/payment_transaction/')[0]?.body).toEqual({ amount: '5.00' });
      expect(browser.assignedUrls).toEqual([]);
    },
  );
});
