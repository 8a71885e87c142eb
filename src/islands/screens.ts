import { type RouteName, routes } from '../lib/routes.ts';
import { type LazyPart, lazyPart } from './ui/loading/lazy-component.tsx';

interface Ways {
  /** The heading that the screen draws itself, for when it cannot be loaded. */
  readonly title?: string;
  /** It shows at once, before its rest, what is known of it from the screen before (`islands/ui/loading/two-phase.tsx`). */
  readonly showsKnown?: boolean;
}

/** A screen's view, and whether it has something for the first of its two paints. */
export type ScreenView = LazyPart<object> & Pick<Ways, 'showsKnown'>;

function screen(load: Parameters<typeof lazyPart<object>>[0], { title, ...ways }: Ways = {}): ScreenView {
  return Object.assign(lazyPart(load, title), ways);
}

/** The five compliance pages differ by their text alone. */
const compliance = screen(() => import('./screens/compliance/compliance.tsx'));

/** The screen of every route, each in a chunk of its own. A route without a screen does not compile. */
export const screens = {
  signIn: screen(() => import('./screens/auth/sign-in.tsx'), { title: routes.signIn.title }),
  signUp: screen(() => import('./screens/sign-up/sign-up.tsx'), { title: routes.signUp.title }),
  forgotPassword: screen(() => import('./screens/auth/forgot-password.tsx'), {
    title: routes.forgotPassword.title,
  }),
  resetPassword: screen(() => import('./screens/auth/reset-password.tsx'), {
    title: routes.resetPassword.title,
  }),
  raffles: screen(() => import('./screens/draws/raffles.tsx')),
  draw: screen(() => import('./screens/draws/draw.tsx'), { showsKnown: true }),
  wallet: screen(() => import('./screens/wallet/wallet.tsx')),
  deposit: screen(() => import('./screens/wallet/deposit/deposit.tsx')),
  withdraw: screen(() => import('./screens/wallet/withdraw/withdraw.tsx')),
  statement: screen(() => import('./screens/wallet/statement/statement.tsx')),
  callback: screen(() => import('./screens/wallet/callback.tsx'), { title: routes.callback.title }),
  tickets: screen(() => import('./screens/tickets/tickets.tsx')),
  subscriptions: screen(() => import('./screens/subscriptions/subscriptions.tsx')),
  more: screen(() => import('./screens/more/more.tsx')),
  profile: screen(() => import('./screens/member/profile.tsx')),
  changePassword: screen(() => import('./screens/member/change-password.tsx')),
  support: screen(() => import('./screens/support/support.tsx')),
  results: screen(() => import('./screens/draws/results/results.tsx')),
  playInControl: screen(() => import('./screens/play/play-in-control.tsx')),
  createTicket: screen(() => import('./screens/support/create-ticket.tsx')),
  notifications: screen(() => import('./screens/notifications/notifications.tsx')),
  termsOfService: compliance,
  privacyPolicy: compliance,
  gdpr: compliance,
  accessibility: compliance,
  complaints: compliance,
} as const satisfies Record<RouteName, ScreenView>;
