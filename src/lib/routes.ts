/** Groups of the menu screen. */
export type MoreGroup = 'play' | 'help' | 'account' | 'about';

/**
 * Row of the route table, for the router, static shells, guard, titles, menus and host rewrites.
 *
 * - `access`: `public` redirects a member home, `protected` redirects a visitor to sign in, `open` never
 *   redirects: an emailed link works for everyone.
 * - `frame`: `tab` has the logo header, `stack` has back and title (both are the desktop frame on wide
 *   screens), `auth` is centred at any width.
 * - `parent`: target of "back" without history (default home), and the current menu link.
 * - `menu`: group of the sidebar. `more`: group of the menu screen.
 */
export interface Route {
  readonly path: `/${string}`;
  readonly title: string;
  readonly access: 'public' | 'protected' | 'open';
  readonly frame: 'tab' | 'stack' | 'auth';
  readonly parent?: RouteName;
  readonly menu?: 'main' | 'compliance';
  readonly more?: MoreGroup;
}

/** Targets of the guard's redirects. Constants, because the head script does not contain the table. */
export const homePath = '/';
export const signInPath = '/sign-in';

/** Properties that several rows share. */
const walletForm = { access: 'protected', frame: 'stack', parent: 'wallet' } as const;
const memberScreen = { access: 'protected', frame: 'stack', parent: 'more' } as const;
const openScreen = { access: 'open', frame: 'stack', parent: 'more' } as const;
const complianceText = { ...openScreen, menu: 'compliance', more: 'about' } as const;

export const routes = {
  signIn: { path: signInPath, title: 'Sign In', access: 'public', frame: 'auth' },
  signUp: { path: '/sign-up', title: 'Sign Up', access: 'public', frame: 'auth' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot Password', access: 'public', frame: 'auth' },
  resetPassword: { path: '/reset-password', title: 'Reset Password', access: 'open', frame: 'auth' },
  draws: { path: homePath, title: 'Raffles', access: 'protected', frame: 'tab', menu: 'main' },
  draw: { path: '/raffles/:id', title: 'Raffle', access: 'protected', frame: 'stack', parent: 'draws' },
  wallet: { path: '/wallet', title: 'Wallet', access: 'protected', frame: 'tab', menu: 'main' },
  tickets: { path: '/tickets', title: 'Tickets', access: 'protected', frame: 'tab', menu: 'main' },
  more: { path: '/more', title: 'More', access: 'protected', frame: 'tab' },
  deposit: { path: '/wallet/deposit', title: 'Deposit', ...walletForm },
  withdraw: { path: '/wallet/withdraw', title: 'Withdraw', ...walletForm },
  statement: { path: '/wallet/statement', title: 'Statement', ...walletForm },
  termsOfService: { path: '/terms-of-service', title: 'Terms of Service', ...complianceText },
  gdpr: { path: '/gdpr', title: 'GDPR', ...complianceText },
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy', ...complianceText },
  accessibility: { path: '/accessibility', title: 'Accessibility', ...complianceText },
  complaints: { path: '/complaints', title: 'Complaints', ...complianceText },
  subscriptions: {
    path: '/subscriptions',
    title: 'Subscriptions',
    ...memberScreen,
    menu: 'main',
    more: 'play',
  },
  support: { path: '/support', title: 'Support', ...memberScreen, menu: 'main', more: 'help' },
  help: { path: '/help', title: 'Help', ...openScreen, menu: 'main', more: 'help' },
  results: { path: '/results', title: 'Results', ...memberScreen, menu: 'main', more: 'play' },
  playInControl: {
    path: '/play-in-control',
    title: 'Stay in control',
    ...openScreen,
    menu: 'main',
    more: 'play',
  },
  createSupportRequest: {
    path: '/support/create-ticket',
    title: 'Create new ticket',
    access: 'protected',
    frame: 'stack',
    parent: 'support',
  },
  profile: { path: '/profile', title: 'Profile', access: 'protected', frame: 'stack' },
  notifications: {
    path: '/notifications',
    title: 'Notifications',
    access: 'protected',
    frame: 'stack',
    more: 'account',
  },
  changePassword: { path: '/change-password', title: 'Change Password', ...memberScreen, more: 'account' },
  thisDevice: { path: '/this-device', title: 'Data on this device', ...openScreen, more: 'account' },
  callback: { path: '/callback', title: 'Payment', access: 'open', frame: 'auth' },
} as const satisfies Record<string, Omit<Route, 'parent'> & { parent?: string }>;

export type RouteName = keyof typeof routes;

/** In menu order. */
export const routeNames = Object.keys(routes) as RouteName[];

export function getRoute(name: RouteName): Route {
  return routes[name];
}

export const notFoundTitle = 'Page not found';

export const redirects: readonly { readonly from: `/${string}`; readonly to: RouteName }[] = [
  { from: '/signin', to: 'signIn' },
];

/** Decides access (specification, section 2). Unknown paths are open. */
export function guard(access: Route['access'] | undefined, session: 'starting' | 'in' | 'out') {
  if (access === undefined || access === 'open') return 'show';
  if (session === 'starting') return 'wait';
  if (access === 'protected') return session === 'in' ? 'show' : 'toSignIn';
  return session === 'in' ? 'toHome' : 'show';
}
