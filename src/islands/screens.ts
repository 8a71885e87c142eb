import { type RouteName, routes } from '../lib/routes.ts';
import { type LazyPart, lazyPart as screen } from './ui/lazy-part.tsx';

/** The five compliance pages differ by their text alone. */
const compliance = screen(() => import('./compliance/compliance.tsx'));

/** The screen of every route, each in a chunk of its own. A route without a screen does not compile. */
export const screens = {
  signIn: screen(() => import('./auth/sign-in.tsx'), routes.signIn.title),
  signUp: screen(() => import('./sign-up/sign-up.tsx'), routes.signUp.title),
  forgotPassword: screen(() => import('./auth/forgot-password.tsx'), routes.forgotPassword.title),
  resetPassword: screen(() => import('./auth/reset-password.tsx'), routes.resetPassword.title),
  raffles: screen(() => import('./draws/raffles.tsx')),
  draw: screen(() => import('./draws/draw.tsx')),
  wallet: screen(() => import('./wallet/wallet.tsx')),
  deposit: screen(() => import('./wallet/deposit.tsx')),
  withdraw: screen(() => import('./wallet/withdraw.tsx')),
  callback: screen(() => import('./wallet/callback.tsx'), routes.callback.title),
  tickets: screen(() => import('./tickets/tickets.tsx')),
  subscriptions: screen(() => import('./subscriptions/subscriptions.tsx')),
  more: screen(() => import('./more/more.tsx')),
  profile: screen(() => import('./member/profile.tsx')),
  changePassword: screen(() => import('./member/change-password.tsx')),
  support: screen(() => import('./support/support.tsx')),
  createTicket: screen(() => import('./support/create-ticket.tsx')),
  notifications: screen(() => import('./notifications/notifications.tsx')),
  termsOfService: compliance,
  privacyPolicy: compliance,
  gdpr: compliance,
  accessibility: compliance,
  complaints: compliance,
} as const satisfies Record<RouteName, LazyPart<object>>;
