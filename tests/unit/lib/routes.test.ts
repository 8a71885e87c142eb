import { describe, expect, it } from 'vitest';
import { getRoute, guard, notFoundTitle, redirects, routeNames } from '../../../src/lib/routes.ts';

const protectedTitles = {
  ...{ '/': 'Raffles', '/raffles/:id': 'Raffle', '/tickets': 'Tickets', '/subscriptions': 'Subscriptions' },
  ...{ '/wallet': 'Wallet', '/wallet/deposit': 'Deposit', '/wallet/withdraw': 'Withdraw' },
  ...{ '/wallet/statement': 'Statement', '/more': 'More', '/profile': 'Profile', '/results': 'Results' },
  ...{ '/support': 'Support', '/support/create-ticket': 'Create new ticket' },
  ...{ '/change-password': 'Change Password', '/notifications': 'Notifications' },
};
const publicTitles = { '/sign-in': 'Sign In', '/sign-up': 'Sign Up', '/forgot-password': 'Forgot Password' };
const openTitles = {
  ...{ '/reset-password': 'Reset Password', '/callback': 'Payment', '/gdpr': 'GDPR', '/help': 'Help' },
  ...{ '/terms-of-service': 'Terms of Service', '/privacy-policy': 'Privacy Policy' },
  ...{
    '/accessibility': 'Accessibility',
    '/complaints': 'Complaints',
    '/play-in-control': 'Stay in control',
  },
  '/this-device': getRoute('thisDevice').title,
};

function routeAt(path: string) {
  const name = routeNames.find((candidate) => getRoute(candidate).path === path);
  if (!name) throw new Error(`No route has the path ${path}`);
  return getRoute(name);
}

/** Results for a visitor, a member and an unknown session. */
const verdicts = (path: string) =>
  (['out', 'in', 'starting'] as const).map((session) => guard(routeAt(path).access, session));

describe('guard', () => {
  it.each(Object.entries(protectedTitles))(
    'sends visitors of %s (%s) to sign-in and shows it to members',
    { tags: ['spec:2.5-17'] },
    (path, title) => {
      expect(routeAt(path).title).toBe(title);
      expect(verdicts(path)).toEqual(['toSignIn', 'show', 'wait']);
    },
  );

  it.each(Object.entries(publicTitles))(
    'sends members who open %s (%s) home and shows it to visitors',
    { tags: ['spec:2.1-3'] },
    (path, title) => {
      expect(routeAt(path).title).toBe(title);
      expect(verdicts(path)).toEqual(['show', 'toHome', 'wait']);
    },
  );

  it.each(Object.entries(openTitles))(
    'shows %s (%s) to everyone',
    { tags: ['spec:2.4', 'spec:2.18-23'] },
    (path, title) => {
      expect(routeAt(path).title).toBe(title);
      expect(verdicts(path)).toEqual(['show', 'show', 'show']);
    },
  );

  it('shows every visitor a path without a route', () => {
    for (const session of ['out', 'in', 'starting'] as const) expect(guard(undefined, session)).toBe('show');
  });
});

it('route table has a unique title for each route', () => {
  const titles = [...routeNames.map((name) => getRoute(name).title), notFoundTitle];
  expect(new Set(titles).size).toBe(titles.length);
});

it('route table redirects /signin to /sign-in', { tags: ['spec:2.24'] }, () => {
  expect(redirects.map(({ from, to }) => [from, getRoute(to).path])).toEqual([['/signin', '/sign-in']]);
});

it('route table fills the tab bar, the main menu and the compliance menu in order', {
  tags: ['spec:9.29'],
}, () => {
  const tabs = routeNames.filter((name) => getRoute(name).frame === 'tab');
  expect(tabs.map((name) => getRoute(name).path)).toEqual(['/', '/wallet', '/tickets', '/more']);
  const menu = (kind: 'main' | 'compliance') =>
    routeNames.flatMap((name) => (getRoute(name).menu === kind ? [getRoute(name).title] : [])).join(', ');
  expect(menu('main')).toBe(
    'Raffles, Wallet, Tickets, Subscriptions, Support, Help, Results, Stay in control',
  );
  expect(menu('compliance')).toBe('Terms of Service, GDPR, Privacy Policy, Accessibility, Complaints');
});
