import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a mailed link', () => {
  it.each([
    ['/wallet/deposit.', '/wallet/deposit'],
    ['/wallet/deposit%3E', '/wallet/deposit'],
    ['/results),', '/results'],
    ['/%3Fsearch=a', '/?search=a'],
    ['/wallet/statement%3Fflow=in?from=x#y', '/wallet/statement?flow=in&from=x#y'],
    ['/wallet/statement&amp;flow=in', '/wallet/statement?amp;flow=in'],
  ])('%s leads to the screen', async (address, to) => {
    await open(address);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to });
  });

  it.each(['/no-screen.', '/no-screen%3Fa=b', '/%3F/evil.example', '/wallet.html'])(
    '%s leads to no other site',
    async (address) => {
      await open(address);
      const screen = page.$screen.get();
      if (screen.kind === 'redirect') expect(new URL(screen.to, 'https://a.test').host).toBe('a.test');
      else expect(screen.kind).toBe('notFound');
    },
  );
});

describe('the screen of an address', () => {
  it.each([
    ['/wallet', 'wallet', {}, {}],
    ['/wallet/', 'wallet', {}, {}],
    ['/Wallet/Deposit', 'deposit', {}, {}],
    ['/raffles/7', 'draw', { id: '7' }, {}],
    ['/raffles/a%20b%2Fc', 'draw', { id: 'a b/c' }, {}],
    ['/raffles/%E0%A4%A', 'draw', { id: '%E0%A4%A' }, {}],
    ['/raffles/100%', 'draw', { id: '100%' }, {}],
    ['/?search=a+b&sort=new', 'draws', {}, { search: 'a b', sort: 'new' }],
    ['/wallet?note=%E0%A4%A', 'wallet', {}, { note: '\ufffd%A' }],
    ['/callback?amount=10.00&reference=PX-1', 'callback', {}, { amount: '10.00', reference: 'PX-1' }],
    ['/callback?amount=10.00&amp;reference=PX-1', 'callback', {}, { amount: '10.00', reference: 'PX-1' }],
  ])('%s', async (address, name, params, search) => {
    await open(address);
    expect(page.$screen.get()).toMatchObject({ kind: 'screen', name, params, search });
  });

  it.each(['/nowhere', '/raffles', '/raffles/1/2', '/wallet/deposit/now', '/index.html', '//'])(
    'does not exist: %s',
    async (address) => {
      await open(address === '//' ? '/%2F' : address);
      expect(page.$screen.get()).toEqual({ kind: 'notFound' });
    },
  );

  it('is the one an old address leads to', { tags: ['spec:2.24'] }, async () => {
    await open('/signin', { member: false });
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/sign-in' });
  });

  it('follows going to another address', async () => {
    await open('/');
    page.go('/wallet');
    expect(page.$screen.get()).toMatchObject({ name: 'wallet' });
    expect(location.pathname).toBe('/wallet');
    page.replace('/tickets');
    expect(page.$screen.get()).toMatchObject({ name: 'tickets' });
    expect(history.length).toBe(2);
  });
});

it('a new entry of the history is written in one go, with what is known of it', async () => {
  await open('/');
  const push = vi.spyOn(history, 'pushState');
  const mend = vi.spyOn(history, 'replaceState');
  page.go('/wallet');
  page.go('/wallet');
  expect(push.mock.calls).toEqual([[{ depth: 1, from: 'draws' }, '', '/wallet']]);
  expect(mend).not.toHaveBeenCalled();
  expect(history.state).toEqual({ depth: 1, from: 'draws' });
  vi.restoreAllMocks();
});

it('a screen that is come back to before the next one shows is a new visit', async () => {
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

describe('the guard', () => {
  it.each(['/', '/wallet', '/raffles/7', '/support/create-ticket'])(
    'sends a visitor of %s to sign in',
    async (at) => {
      await open(at, { member: false });
      expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/sign-in' });
    },
  );

  it.each(['/sign-in', '/sign-up', '/forgot-password'])(
    'sends a member at %s home',
    { tags: ['spec:2.1-3'] },
    async (address) => {
      await open(address);
      expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/' });
    },
  );

  it.each(['/callback', '/reset-password', '/terms-of-service', '/gdpr'])(
    'lets everyone see %s',
    async (address) => {
      await open(address, { member: false });
      expect(page.$screen.get()).toMatchObject({ kind: 'screen' });
      page.openSession(tokens);
      expect(page.$screen.get()).toMatchObject({ kind: 'screen' });
    },
  );

  it('waits while it is not known who is there', async () => {
    await open('/wallet', { member: false });
    page.$session.set({ status: 'starting' });
    expect(page.$screen.get()).toEqual({ kind: 'wait' });
  });

  it('turns a member away the moment the session ends', async () => {
    await open('/wallet');
    page.endSession();
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/sign-in' });
  });
});

describe('the address to return to', () => {
  /** Signs in with this text stored in the tab. */
  async function signInWith(remembered: string): Promise<unknown> {
    sessionStorage.setItem('returnTo', remembered);
    await open('/sign-in');
    return page.$screen.get();
  }

  it.each(['/wallet', '/raffles/7?from=mail', '/raffles/%E0%A4%A'])('is our own path %s', async (address) => {
    expect(await signInWith(address)).toEqual({ kind: 'redirect', to: address });
  });

  it.each([
    ['nothing', ''],
    ['another host', 'https://evil.example/'],
    ['another host without protocol', '//evil.example/'],
    ['another host behind a backslash', '/\\evil.example/'],
    ['another host behind a tab', '/\t/evil.example/'],
    ['another host behind a line feed', '/\n/evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['no path', 'wallet'],
  ])('is home instead of %s', async (_, address) => {
    expect(await signInWith(address)).toEqual({ kind: 'redirect', to: '/' });
  });

  it('is where the guard turned a visitor away', async () => {
    await open('/wallet/deposit?from=mail', { member: false });
    page.saveReturnAddress();
    page.replace('/sign-in');
    page.openSession(tokens);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/wallet/deposit?from=mail' });
  });

  it('is known in other tabs once somebody has signed up, and nowhere after it was forgotten', async () => {
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

  it('is forgotten on request', async () => {
    await open('/wallet', { member: false });
    page.saveReturnAddress();
    page.clearReturnAddress();
    page.replace('/sign-in');
    page.openSession(tokens);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/' });
  });

  it('is never an old address of the sign-in screen', async () => {
    await open('/signin', { member: false });
    page.saveReturnAddress();
    page.replace('/sign-in');
    page.openSession(tokens);
    expect(page.$screen.get()).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('back', () => {
  it('goes one step back among our screens', async () => {
    await open('/');
    page.go('/wallet');
    page.go('/wallet/deposit');
    page.back('support');
    expect(location.pathname).toBe('/wallet');
    page.back('support');
    expect(location.pathname).toBe('/');
  });

  it('goes to the parent where there is no screen of ours behind', async () => {
    await open('/wallet/deposit');
    page.back('wallet');
    expect(location.pathname).toBe('/wallet');
    expect(history.length).toBe(1);
  });

  it('does not count an entry that was replaced', async () => {
    await open('/wallet');
    page.replace('/sign-in');
    page.replace('/wallet/withdraw');
    page.back('wallet');
    expect(location.pathname).toBe('/wallet');
    expect(history.length).toBe(1);
  });

  it('does not count a step to where one is already', async () => {
    await open('/wallet/deposit');
    page.go('/wallet/deposit');
    page.back('wallet');
    expect(location.pathname).toBe('/wallet');
  });

  it('is a restoring, going on is none', async () => {
    await open('/');
    page.go('/wallet');
    expect(page.$isRestoringScroll.get()).toBe(false);
    page.back();
    expect(page.$isRestoringScroll.get()).toBe(true);
    page.go('/tickets');
    expect(page.$isRestoringScroll.get()).toBe(false);
  });
});

describe('a link', () => {
  function click(href: string): Event {
    const { origin, hash, href: target } = new URL(href, location.href);
    const link = { origin, hash, href: target, target: '', rel: '', download: '' };
    Object.assign(document.body, { closest: () => link });
    const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
    document.body.dispatchEvent(event);
    return event;
  }

  it('opens our screens without a page load', async () => {
    await open('/');
    expect(click('/wallet').defaultPrevented).toBe(true);
    expect(page.$screen.get()).toMatchObject({ name: 'wallet' });
  });

  it('to another site is the browser’s', async () => {
    await open('/');
    expect(click('https://www.example.org/').defaultPrevented).toBe(false);
  });
});

describe('leaving for another site', () => {
  it('is under way until the member comes back', async () => {
    await open('/wallet/deposit');
    const left = vi.fn();
    void page.leave('https://pay.example/').then(left);
    await Promise.resolve();
    expect(browser.assignedUrls.at(-1)).toBe('https://pay.example/');
    expect(left).not.toHaveBeenCalled();
    browser.wake();
    await vi.waitFor(() => expect(left).toHaveBeenCalled());
  });

  it('ends after ten seconds where it did not work', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open('/wallet/deposit');
    const left = vi.fn();
    void page.leave('https://pay.example/').then(left);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(left).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toHaveBeenCalled();
  });
});
