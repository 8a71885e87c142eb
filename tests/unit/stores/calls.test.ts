import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActionResult, Toast } from '../../../src/lib/data/action.ts';
import type { Query } from '../../../src/lib/data/query.ts';
import { AppError } from '../../../src/lib/errors.ts';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import type { Operation } from '../../../src/lib/messages/operations.ts';
import { describeFailure, successes } from '../../../src/lib/messages/operations.ts';
import { browser } from '../../helpers/browser.ts';
import { type FreshPage, loadFreshPage, loadModules } from '../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../helpers/shared-servers.ts';
import { unsubscribeAll, waitForValue } from '../../helpers/store-values.ts';
import { withdrawalInput } from './orders/order-page.ts';

const server = await startSharedApiServer();
let page: FreshPage;
let stores: Awaited<ReturnType<typeof loadStores>>;

const loadStores = () =>
  loadModules(
    import('../../../src/stores/auth/sign-in.ts'),
    import('../../../src/stores/draws/draw-purchase.ts'),
    import('../../../src/stores/draws/draws.ts'),
    import('../../../src/stores/member/profile.ts'),
    import('../../../src/stores/member/member.ts'),
    import('../../../src/stores/member/member-tenants.ts'),
    import('../../../src/stores/notifications/notifications.ts'),
    import('../../../src/stores/auth/password-reset.ts'),
    import('../../../src/stores/auth/sign-up.ts'),
    import('../../../src/stores/subscriptions/subscriptions.ts'),
    import('../../../src/stores/subscriptions/subscription-orders.ts'),
    import('../../../src/stores/support/support-requests.ts'),
    import('../../../src/stores/support/create-request.ts'),
    import('../../../src/stores/tickets/tickets.ts'),
  );

/** The tenant has the Pass card. */
async function openPage(address: string): Promise<void> {
  browser.visit(`http://ciu.praxis.localhost:4321${address}`);
  page = await loadFreshPage(server.base);
  stores = await loadStores();
}

/** Opens one page for the tests of a group, and a session for each. */
function shareMembersPage(): void {
  beforeAll(() => openPage('/more'));
  beforeEach(() => {
    page.closeAllToasts();
    page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  });
}

beforeEach(() => {
  browser.assignedUrls.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  page.endSession();
});

const email = 'ada@example.com';
const tokens = { access_token: 'new-access', refresh_token: 'new-refresh' };

const lottery = { id: 3, type: 'subscription' };
const draw = { id: 7, name: 'Spring', status: 'live', ticket_price: 2.5, user_ticket_maximum: 10, lottery };
const filtered = 'draws/public/?status=live&status=scheduled&search=car&sort=price&order=asc';

/** `at`: URL of the screen. */
const reads: [call: string, json: unknown, query: () => Query<unknown>, at?: string][] = [
  ['users/me/', { name: 'Ada', email, balance: '1.00' }, () => stores.memberQuery],
  ['users/clients/', [], () => stores.memberTenantsQuery],
  [filtered, { results: [draw] }, () => stores.drawsQuery, '/?search=car&sort=price-asc'],
  ['draws/public/?sort=new&order=desc', { results: [] }, () => stores.drawsQuery, '/?sort=new&all=1'],
  ['draws/7/', draw, () => stores.drawQuery, '/raffles/7'],
  ['draws/7/prizes/', [], () => stores.prizesQuery, '/raffles/7'],
  ['tickets/me/', { results: [] }, () => stores.ticketsQuery],
  ['subscriptions/', { results: [] }, () => stores.subscriptionsQuery],
  ['transactions/me/', { results: [] }, () => page.transactionsQuery],
  ['support-tickets/me/', [], () => stores.supportRequestsQuery],
  ['notifications/me/', { results: [] }, () => stores.notificationsQuery],
];

describe('query request', () => {
  shareMembersPage();

  it.each(reads)(
    'fetches %s',
    { tags: ['spec:7.1', 'spec:7.3', 'spec:7.17', 'spec:7.19', 'spec:7.22-26', 'spec:7.30'] },
    async (call, json, query, at = '/more') => {
      page.go(at);
      server.respond(() => ({ json }));
      await waitForValue(query().$state, ({ data }) => data !== undefined);
      expect(server.requests).toEqual([{ method: 'GET', path: call, bearer: 'ada', body: undefined }]);
      unsubscribeAll(query().$state);
    },
  );

  it('fetches the tenant without a session', { tags: ['spec:7.4'] }, async () => {
    page.endSession();
    server.respond(() => ({ json: { name: 'Club', logo_url: null, theme: null } }));
    await page.loadTenant();
    expect(server.requests).toEqual([
      { method: 'GET', path: 'clients/current/', bearer: undefined, body: undefined },
    ]);
  });
});

interface Write {
  readonly call: string;
  readonly run: () => Promise<ActionResult<unknown>>;
  readonly body?: unknown;
  readonly json?: unknown;
  readonly toast?: Pick<Toast, 'text' | 'ms'>;
}

const personalInfo = {
  ...{ name: 'Ada Byron', phoneNumber: '07700900123', dateOfBirth: '1990-12-10', address1: '4 Mill Lane' },
  ...{ address2: '', city: 'Leeds', county: 'West Yorkshire', postcode: 'LS1 4AB' },
};
const { phoneNumber: phone_number, dateOfBirth: date_of_birth, ...address } = personalInfo;
const request = { category: 'Raffles', subject: 'My prize', description: 'Where is it?' } as const;
const password = 'difference';
const passwords = { currentPassword: 'old one', newPassword: password, confirmPassword: password };

const saved = (text: string) => ({ text, ms: 3_000 });

const ofMembers: Write[] = [
  {
    ...{ call: 'PUT users/me/', run: () => stores.savePersonalInfo.run(personalInfo) },
    ...{ body: { ...address, phone_number, date_of_birth }, toast: saved('Personal information updated') },
  },
  {
    ...{ call: 'PUT users/password_update/', run: () => stores.changePassword.run(passwords) },
    body: { current_password: 'old one', new_password: password, confirm_password: password },
    toast: saved('Your password has been successfully changed.'),
  },
  {
    ...{ call: 'POST users/passcode_update/', run: () => stores.savePasscode.run({ passcode: 'A-100' }) },
    ...{ body: { ref_code: 'A-100' }, toast: saved('Pass card updated') },
  },
  {
    ...{ call: 'PUT users/email_update/', run: () => stores.saveEmail.run({ email, password }) },
    ...{ body: { email, password }, toast: saved(memberNotices.emailUpdated) },
  },
  {
    ...{ call: 'POST support-tickets/new/', run: () => stores.createSupportRequest.run(request) },
    ...{ body: request, toast: successes.createSupportTicket() },
  },
  {
    ...{ call: 'POST draws/7/buy_tickets/', run: () => stores.buyTickets.at('7').run(2) },
    ...{ body: { count: 2 }, json: { ticket_count: 2 }, toast: successes.buyTickets(2) },
  },
  {
    call: 'POST subscriptions/subscribe/',
    run: () => stores.subscribe.at('7').run({ lotteryId: '3', count: 2 }),
    body: { lottery_id: '3', ticket_count: 2 },
    ...{ json: { ticket_count: 2 }, toast: successes.subscribe(2) },
  },
  {
    ...{ call: 'POST subscriptions/9/payment/', run: () => stores.paySubscription.at('9').run(undefined) },
    ...{ json: { ticket_count: 4 }, toast: successes.paySubscription(4) },
  },
  {
    ...{ call: 'POST subscriptions/9/unsubscribe/', run: () => stores.unsubscribe.at('9').run(undefined) },
    toast: successes.unsubscribe(),
  },
  {
    call: 'POST repayment-requests/new/',
    run: () => page.withdraw.run({ ...withdrawalInput, entire: true, balance: 8005 }),
    body: {
      ...{ amount: '80.05', address1: '4 Mill Lane', address2: '', city: 'Leeds', county: 'West Yorkshire' },
      ...{ postcode: 'LS1 4AB', phone_number: '07700900123', bank_name: 'Northern Bank' },
      ...{ bank_account: '12345678', sortcode: '12-34-56' },
    },
    toast: saved('Your withdraw request has been successfully submitted.'),
  },
];

const signIn = (isShared: boolean): Write => ({
  ...{
    call: 'POST users/sign_in/',
    run: () => stores.signIn.run({ email, password, isShared }),
    json: tokens,
  },
  body: { email, password, remember_me: !isShared, is_staff: false, reactivation: false },
});

const ofVisitors: Write[] = [
  signIn(false),
  signIn(true),
  { call: 'POST users/password_reset/', run: () => stores.requestReset.run({ email }), body: { email } },
  {
    ...{ call: 'POST users/check_registration/', run: () => stores.checkEmail.run({ email }) },
    ...{ body: { email }, json: { status: 'not-exist' } },
  },
];

/** Runs an action and checks its request and message. */
async function check({ call, run, body, json, toast }: Write, bearer: string | undefined): Promise<void> {
  server.respond(() => (json === undefined ? { status: 204 } : { json }));
  expect(await run()).toMatchObject({ kind: 'done' });
  const [method, path] = call.split(' ');
  const writes = server.requests.filter((request) => request.method !== 'GET');
  expect(writes).toEqual([{ method, path, bearer, body }]);
  const told = page.$toasts.get().map(({ kind, text, ms }) => ({ kind, text, ms }));
  expect(told).toEqual(toast ? [{ kind: 'success', ...toast }] : []);
}

describe('action of a member', () => {
  shareMembersPage();

  it.each(ofMembers)(
    'sends the specified body and shows the specified message: $call',
    {
      tags: [
        ...['spec:7.2', 'spec:7.13-15', 'spec:7.18', 'spec:7.27-29', 'spec:7.31', 'spec:8.29', 'spec:8.30'],
        ...['spec:4.54', 'spec:5.30', 'spec:7.21', 'spec:8.31-37', 'spec:9.19', 'spec:9.21'],
      ],
    },
    (write) => check(write, 'ada'),
  );
});

describe('action of a visitor', () => {
  beforeEach(() => openPage('/sign-up'));

  it.each(ofVisitors)(
    'sends the specified body: $call',
    { tags: ['spec:7.6', 'spec:7.7', 'spec:7.10', 'spec:9.14'] },
    (write) => check(write, undefined),
  );

  it('stores the tokens of a sign-in and redirects to the home screen', {
    tags: ['spec:4.2', 'spec:4.18', 'spec:7.6'],
  }, async () => {
    page.go('/sign-in');
    server.respond(() => ({ json: tokens }));
    await stores.signIn.run({ email, password, isShared: false });
    const stored = ['token', 'refreshToken'].map((key) => localStorage.getItem(key));
    expect(stored).toEqual(['new-access', 'new-refresh']);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('redirect_url', () => {
  shareMembersPage();

  it.each<[string, () => Promise<unknown>]>([
    ['buying', () => stores.buyTickets.at('7').run(1)],
    ['subscribing', () => stores.subscribe.at('7').run({ lotteryId: '3', count: 1 })],
    ['paying for a subscription', () => stores.paySubscription.at('9').run(undefined)],
    ['depositing', () => page.deposit.run({ amount: 500 })],
  ])(
    'after %s opens the payment page without a toast',
    { tags: ['spec:4.47', 'spec:4.49', 'spec:4.50', 'spec:4.53', 'spec:7.20', 'spec:7.27-29'] },
    async (_, run) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      page.go('/raffles/7');
      server.respond(() => ({ json: { redirect_url: 'https://pay.example/1' } }));
      const running = run();
      await vi.waitFor(() => expect(browser.assignedUrls).toEqual(['https://pay.example/1']), 10_000);
      expect(page.$toasts.get()).toEqual([]);
      browser.wake();
      await running;
    },
  );
});

describe('failed action', () => {
  shareMembersPage();

  it.each<[Operation, () => Promise<unknown>]>([
    ['buyTickets', () => stores.buyTickets.at('7').run(1)],
    ['subscribe', () => stores.subscribe.at('7').run({ lotteryId: '3', count: 1 })],
    ['unsubscribe', () => stores.unsubscribe.at('9').run(undefined)],
    ['paySubscription', () => stores.paySubscription.at('9').run(undefined)],
    ['updatePersonalInfo', () => stores.savePersonalInfo.run(personalInfo)],
    ['updatePasscode', () => stores.savePasscode.run({ passcode: 'A-100' })],
  ])(
    '%s shows a toast for 5 s when it fails',
    { tags: ['spec:8.22', 'spec:8.23', 'spec:8.25-28', 'spec:9.22'] },
    async (operation, run) => {
      server.respond(() => ({ status: 400 }));
      await run();
      const { title, text } = describeFailure(operation, new AppError('rejected', '', { status: 400 }));
      expect(page.$toasts.get()).toMatchObject([{ kind: 'error', title, text, ms: 5_000 }]);
    },
  );
});
