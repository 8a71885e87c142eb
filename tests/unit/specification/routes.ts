// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quotes test titles
import type { Row } from './row.ts';

/** Row of section 2. */
export type RouteRow = Row & {
  readonly access: 'public' | 'protected' | 'no login';
  /** Public, also for members. */
  readonly forMembersToo?: true;
  /** Start of the tab's title. */
  readonly title: string;
};

const forMembers = [
  'tests/unit/lib/routes.test.ts › the guard › keeps %s (%s) for members',
  'tests/e2e/specification.spec.ts › a visitor of a screen of members is at the sign-in screen in its place in the history',
  'tests/e2e/first-view/loading.spec.ts › every screen of a member has its title, and asks for what it shows once, in the head of its page',
];
const forVisitors = [
  'tests/unit/lib/routes.test.ts › the guard › keeps %s (%s) for visitors',
  'tests/unit/stores/app/router.test.ts › the guard › sends a member at %s home',
];
const forEveryone = ['tests/unit/lib/routes.test.ts › the guard › shows %s (%s) to everyone'];
const compliance = [
  ...forEveryone,
  'tests/e2e/tenant/compliance.spec.ts › ${club}: a visitor reads every text without signing in',
];
const otherTitles = 'tests/e2e/specification.spec.ts › the other screens have their titles in the tab';

/** Screens beyond the specification. */
export const addedPaths: readonly string[] = ['/wallet/statement', '/results', '/play-in-control'];

export const routeRows: readonly RouteRow[] = [
  {
    row: '/sign-in',
    access: 'public',
    title: 'Sign In',
    tests: [...forVisitors, 'tests/e2e/auth/sign-in.spec.ts › a member signs in at ${club}'],
  },
  {
    row: '/sign-up',
    access: 'public',
    title: 'Sign Up',
    tests: [
      ...forVisitors,
      otherTitles,
      'tests/e2e/auth/sign-up.spec.ts › a visitor of a shared draw signs up at ${club}, can sign in, and is led to that draw',
    ],
  },
  {
    row: '/forgot-password',
    access: 'public',
    title: 'Forgot Password',
    tests: [
      ...forVisitors,
      otherTitles,
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
    ],
  },
  {
    row: '/reset-password',
    access: 'public',
    forMembersToo: true,
    title: 'Reset Password',
    tests: [
      ...forEveryone,
      otherTitles,
      'tests/e2e/auth/password.spec.ts › a forgotten password › is renewed through an emailed link at ${club}',
      'tests/unit/stores/auth/password-reset.test.ts › takes the token out of the address and checks it once',
    ],
  },
  {
    row: '/',
    access: 'protected',
    title: 'Raffles',
    tests: [
      ...forMembers,
      'tests/e2e/draws/draw-list.spec.ts › the raffles of ${club} show prize, price, status and countdown',
    ],
  },
  {
    row: '/raffles/{id}',
    access: 'protected',
    title: 'Raffle',
    tests: [...forMembers, 'tests/e2e/draws/draw.spec.ts › a draw of ${club} shows its prize and its facts'],
  },
  {
    row: '/wallet',
    access: 'protected',
    title: 'Wallet',
    tests: [...forMembers, 'tests/e2e/wallet/wallet.spec.ts › a member sees the balance and what changed it'],
  },
  {
    row: '/wallet/deposit',
    access: 'protected',
    title: 'Deposit',
    tests: [
      ...forMembers,
      'tests/e2e/wallet/deposit.spec.ts › nothing is picked beforehand, and quick amounts fill the field',
    ],
  },
  {
    row: '/wallet/withdraw',
    access: 'protected',
    title: 'Withdraw',
    tests: [...forMembers, 'tests/e2e/wallet/withdraw.spec.ts › a member withdraws a part'],
  },
  {
    row: '/tickets',
    access: 'protected',
    title: 'Tickets',
    tests: [
      ...forMembers,
      'tests/e2e/tickets/tickets.spec.ts › tickets at ${club} stand under their draws, subscriptions and wins marked',
      'tests/e2e/tickets/tickets.spec.ts › a member without tickets is led to the raffles',
    ],
  },
  {
    row: '/subscriptions',
    access: 'protected',
    title: 'Subscriptions',
    tests: [
      ...forMembers,
      'tests/e2e/subscriptions/subscriptions.spec.ts › a member of ${club} ends a subscription',
    ],
  },
  {
    row: '/more',
    access: 'protected',
    title: 'More',
    tests: [
      ...forMembers,
      'tests/e2e/app-shell/app-shell.spec.ts › the menu lists its links in order and logs out',
    ],
  },
  {
    row: '/profile',
    access: 'protected',
    title: 'Profile',
    tests: [...forMembers, 'tests/e2e/member/profile.spec.ts › the profile says who is signed in at ${club}'],
  },
  {
    row: '/support',
    access: 'protected',
    title: 'Support',
    tests: [
      ...forMembers,
      'tests/e2e/support/support.spec.ts › a member opens a ticket and finds it in the list',
    ],
  },
  {
    row: '/support/create-ticket',
    access: 'protected',
    title: 'Create new ticket',
    tests: [
      ...forMembers,
      'tests/e2e/support/support.spec.ts › a member opens a ticket and finds it in the list',
    ],
  },
  {
    row: '/change-password',
    access: 'protected',
    title: 'Change Password',
    tests: [
      ...forMembers,
      'tests/e2e/auth/password.spec.ts › changing the password › is confirmed and empties the form',
    ],
  },
  {
    row: '/notifications',
    access: 'protected',
    title: 'Notifications',
    tests: [
      ...forMembers,
      'tests/e2e/notifications/notifications.spec.ts › notifications are listed once, newest first, with their dates',
    ],
  },
  { row: '/terms-of-service', access: 'no login', title: 'Terms of Service', tests: compliance },
  { row: '/privacy-policy', access: 'no login', title: 'Privacy Policy', tests: compliance },
  { row: '/gdpr', access: 'no login', title: 'GDPR', tests: compliance },
  { row: '/accessibility', access: 'no login', title: 'Accessibility', tests: compliance },
  { row: '/complaints', access: 'no login', title: 'Complaints', tests: compliance },
  {
    row: '/callback',
    access: 'no login',
    title: 'Payment',
    tests: [
      ...forEveryone,
      otherTitles,
      'tests/e2e/wallet/callback.spec.ts › a deposit is told with what the API says of the balance',
      'tests/e2e/wallet/callback.spec.ts › a visitor sees the result, no balance, and a way to sign in',
    ],
  },
];

/** Section 2: rules without a screen. */
export const otherRouteRows: readonly Row[] = [
  {
    row: "A path 'signin' redirects to /sign-in",
    tests: [
      'tests/e2e/specification.spec.ts › an old address leads to the sign-in screen',
      'tests/unit/stores/app/router.test.ts › is the one an old address leads to',
      'tests/unit/lib/routes.test.ts › has no routes but those',
    ],
  },
  {
    row: "Anything else: 404 'Page not found' with Go Back and Home buttons",
    tests: [
      'tests/e2e/app-shell/app-shell.spec.ts › ${club}: an unknown address says so and leads on',
      'tests/e2e/specification.spec.ts › Go Back leads from an unknown address to the page before',
      'tests/e2e/hosting/hosting.spec.ts › ${host}: ${path} is answered with ${status}',
    ],
  },
  {
    row: 'With no user loaded, a visitor is redirected to /sign-in, replacing the history entry',
    tests: [
      'tests/e2e/specification.spec.ts › a visitor of a screen of members is at the sign-in screen in its place in the history',
      'tests/unit/stores/app/boot.test.ts › of a protected page is at the sign-in screen in its place in the history',
    ],
  },
  {
    row: 'The browser tab title is set per screen',
    tests: [
      'tests/unit/stores/app/boot.test.ts › is the screen’s and the club’s: %s screens',
      'tests/e2e/first-view/loading.spec.ts › every screen of a member has its title, and asks for what it shows once, in the head of its page',
    ],
  },
];
