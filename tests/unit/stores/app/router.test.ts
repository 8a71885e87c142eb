import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { recordValues } from '../../../helpers/store-values.ts';

const tokens = { access: 'ada', refresh: 'ada-refresh' };

let page: FreshPage;
let stop: () => void;

async function open(address: string, { member = true } = {}): Promise<void> {
  browser.visit(address);
  page = await loadFreshPage();
  if (member) page.openSession(tokens);
  ({ stop } = recordValues(page.$screen));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Shows an address in the page that the tests of a group share. */
function show(address: string, isMember = true): void {
  page.endSession();
  page.replace('/gdpr');
  if (isMember) page.openSession(tokens);
  page.replace(address);
}

describe('address', () => {
  beforeAll(() => open('/gdpr'));
  afterAll(() => stop());

  it.each([
    ['/signin', '/sign-in'],
    ['/wallet/deposit.', '/wallet/deposit'],
    ['/wallet/deposit%3E', '/wallet/deposit'],
    ['/results),', '/results'],
    ['/%3Fsearch=a', '/?search=a'],
    ['/%3F/evil.example', '/?/evil.example'],
    ['/wallet/statement%3Fflow=in?from=x#y', '/wallet/statement?flow=in&from=x#y'],
    ['/wallet/statement&amp;flow=in', '/wallet/statement?amp;flow=in'],
  ])('that is old or damaged redirects: %s to %s', { tags: ['spec:2.24'] }, (address, to) => {
    show(address);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/wallet', 'wallet', {}, {}],
    ['/wallet/', 'wallet', {}, {}],
    ['/Wallet/Deposit', 'deposit', {}, {}],
    ['/raffles/a%20b%2Fc', 'draw', { id: 'a b/c' }, {}],
    ['/raffles/%E0%A4%A', 'draw', { id: '%E0%A4%A' }, {}],
    ['/raffles/100%', 'draw', { id: '100%' }, {}],
    ['/?search=a+b&sort=new', 'draws', {}, { search: 'a b', sort: 'new' }],
    ['/wallet?note=%E0%A4%A', 'wallet', {}, { note: '\ufffd%A' }],
    ['/callback?amount=10.00&amp;reference=PX-1', 'callback', {}, { amount: '10.00', reference: 'PX-1' }],
  ])('has a screen: %s', (address, name, params, search) => {
    show(address);
    expect(page.$screen.get()).toMatchObject({ kind: 'screen', name, params, search });
  });

  it.each([
    ...['/nowhere', '/raffles/1/2', '/index.html', '/%2F', '/no-screen.', '/no-screen%3Fa=b', '/wallet.html'],
  ])('is "not found": %s', (address) => {
    show(address);
    expect(page.$screen.get()).toEqual({ kind: 'notFound' });
  });

  const home = { kind: 'redirect', to: '/' };
  const signIn = { kind: 'redirect', to: '/sign-in' };
  const screen = expect.objectContaining({ kind: 'screen' });

  it.each([
    ...['/', '/wallet', '/raffles/7', '/support/create-ticket'].map((at) => [at, signIn, screen] as const),
    ...['/sign-in', '/sign-up', '/forgot-password'].map((at) => [at, screen, home] as const),
    ...['/callback', '/reset-password', '/gdpr'].map((at) => [at, screen, screen] as const),
  ])('shows or redirects a visitor and a member: %s', { tags: ['spec:2.1-3'] }, (at, visitor, member) => {
    show(at, false);
    expect(page.$screen.get()).toEqual(visitor);
    page.openSession(tokens);
    expect(page.$screen.get()).toEqual(member);
  });

  it('waits while the session is starting', () => {
    show('/wallet', false);
    page.$session.set({ status: 'starting' });
    expect(page.$screen.get()).toEqual({ kind: 'wait' });
  });

  it.each([
    ['the stored path with a query', '/raffles/7?from=mail', '/raffles/7?from=mail'],
    ['the stored path with a damaged escape', '/raffles/%E0%A4%A', '/raffles/%E0%A4%A'],
    ['home instead of an empty text', '', '/'],
    ['home instead of another host', 'https://evil.example/', '/'],
    ['home instead of another host without protocol', '//evil.example/', '/'],
    ['home instead of another host behind a backslash', '/\\evil.example/', '/'],
    ['home instead of another host behind a tab', '/\t/evil.example/', '/'],
    ['home instead of another host behind a line feed', '/\n/evil.example/', '/'],
    ['home instead of a script', 'javascript:alert(1)', '/'],
    ['home instead of a text that is not a path', 'wallet', '/'],
  ])('after sign-in is %s', (_, remembered, to) => {
    sessionStorage.setItem('returnTo', remembered);
    show('/sign-in');
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to });
  });
});

it('screen changes with go and replace, and go writes one history entry with its state', async () => {
  await open('/');
  const push = vi.spyOn(history, 'pushState');
  page.go('/wallet');
  page.go('/wallet');
  expect(page.$screen.get()).toMatchObject({ name: 'wallet' });
  expect(push.mock.calls).toEqual([[{ depth: 1, from: 'draws' }, '', '/wallet']]);
  expect(history.state).toEqual({ depth: 1, from: 'draws' });
  page.replace('/tickets');
  expect(page.$screen.get()).toMatchObject({ name: 'tickets' });
  expect(history.length).toBe(2);
  vi.restoreAllMocks();
});

it('screen counts as a new visit when the member returns before the next one shows', async () => {
  await open('/wallet');
  const visitOf = () => {
    const screen = page.$screen.get();
    return screen.kind === 'screen' && screen.visit;
  };
  const first = visitOf();
  const waiting: (() => void)[] = [];
  page.provideScreenTransition((show) => waiting.push(show));
  page.replaceSearch('wallet', { note: 'x' });
  expect(visitOf()).toBe(first);
  page.go('/tickets');
  expect(page.$screen.get()).toMatchObject({ name: 'wallet', visit: first });
  page.go('/wallet');
  for (const show of waiting) show();
  expect(page.$screen.get()).toMatchObject({ name: 'wallet' });
  expect(visitOf()).not.toBe(first);
});

describe('return address', () => {
  it('is shared with other tabs after sign-up, until it is cleared', async () => {
    sessionStorage.setItem('returnTo', '/raffles/7');
    await open('/sign-up', { member: false });
    page.shareReturnAddress();
    const signIn = async () => {
      sessionStorage.clear();
      await open('/sign-in');
      return page.$screen.get();
    };
    expect(await signIn()).toEqual({ kind: 'redirect', to: '/raffles/7' });
    page.clearReturnAddress();
    expect(await signIn()).toEqual({ kind: 'redirect', to: '/' });
    localStorage.setItem('returnTo', '//evil.example/');
    expect(await signIn()).toEqual({ kind: 'redirect', to: '/' });
  });

  it.each([
    ['cleared on request', '/wallet', () => page.clearReturnAddress()],
    ['never an old address of sign-in', '/signin', () => {}],
  ])('is %s', async (_, address, act) => {
    await open(address, { member: false });
    page.saveReturnAddress();
    act();
    page.replace('/sign-in');
    page.openSession(tokens);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('back', () => {
  it('opens the previous screen of the app', async () => {
    await open('/');
    page.go('/wallet');
    page.go('/wallet/deposit');
    page.back('support');
    expect(location.pathname).toBe('/wallet');
    page.back('support');
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['has no previous screen', '/wallet/deposit', () => {}],
    ['replaced the entry', '/wallet', () => [page.replace('/sign-in'), page.replace('/wallet/withdraw')]],
    ['navigated to the current address', '/wallet/deposit', () => page.go('/wallet/deposit')],
  ])('opens the parent when the app %s', async (_, address, act) => {
    await open(address);
    act();
    page.back('wallet');
    expect(location.pathname).toBe('/wallet');
    expect(history.length).toBe(1);
  });

  it('restores the scroll position, and a new navigation does not', async () => {
    await open('/');
    page.go('/wallet');
    expect(page.$isRestoringScroll.get()).toBe(false);
    page.back();
    expect(page.$isRestoringScroll.get()).toBe(true);
    page.go('/tickets');
    expect(page.$isRestoringScroll.get()).toBe(false);
  });
});

it('link opens screens of the app without a page load, and leaves other sites to the browser', async () => {
  const click = (href: string) => {
    const { origin, hash, href: target } = new URL(href, location.href);
    Object.assign(document.body, {
      closest: () => ({ origin, hash, href: target, target: '', rel: '', download: '' }),
    });
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await open('/');
  expect([click('https://www.example.org/'), click('/wallet')]).toEqual([false, true]);
  expect(page.$screen.get()).toMatchObject({ name: 'wallet' });
});

it.each([
  ['until the member returns', () => browser.wake()],
  ['for ten seconds when the page did not open', () => vi.advanceTimersByTimeAsync(1)],
])('leave is pending %s', async (_, end) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open('/wallet/deposit');
  const left = vi.fn();
  void page.leave('https://pay.example/').then(left);
  expect(browser.assignedUrls.at(-1)).toBe('https://pay.example/');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(left).not.toHaveBeenCalled();
  await end();
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
});
