import type { ComponentType } from 'react';
import { type RouteName, routes } from '../lib/routes.ts';
import { type LazyComponent, lazyComponent } from './ui/loading/lazy-component.tsx';

interface ScreenOptions {
  /** Heading of the error if the chunk fails to load. */
  readonly title?: string;
  /** Renders known data before deferred content (`DeferredReady`). */
  readonly hasFirstPhase?: boolean;
}

export type ScreenView = LazyComponent<object> & Pick<ScreenOptions, 'hasFirstPhase'>;

function screen(
  load: () => Promise<{ readonly default: ComponentType }>,
  { title, ...options }: ScreenOptions = {},
): ScreenView {
  return Object.assign(
    lazyComponent<object>(async () => (await load()).default, { title }),
    options,
  );
}

const compliance = screen(() => import('./tenant/compliance.tsx'));

/** Each screen has its own chunk. */
export const screens = {
  signIn: screen(() => import('./auth/sign-in.tsx'), { title: routes.signIn.title }),
  signUp: screen(() => import('./auth/sign-up/sign-up.tsx'), { title: routes.signUp.title }),
  forgotPassword: screen(() => import('./auth/forgot-password.tsx'), {
    title: routes.forgotPassword.title,
  }),
  resetPassword: screen(() => import('./auth/reset-password.tsx'), {
    title: routes.resetPassword.title,
  }),
  draws: screen(() => import('./draws/draw-list.tsx')),
  draw: screen(() => import('./draws/draw.tsx'), { hasFirstPhase: true }),
  wallet: screen(() => import('./wallet/wallet.tsx')),
  deposit: screen(() => import('./wallet/deposit.tsx')),
  withdraw: screen(() => import('./wallet/withdraw/withdraw.tsx')),
  statement: screen(() => import('./wallet/statement/statement.tsx')),
  callback: screen(() => import('./wallet/payment-result/payment-result.tsx'), {
    title: routes.callback.title,
  }),
  tickets: screen(() => import('./tickets/tickets.tsx')),
  subscriptions: screen(() => import('./subscriptions/subscriptions.tsx')),
  more: screen(() => import('./member/more.tsx')),
  profile: screen(() => import('./member/profile.tsx')),
  changePassword: screen(() => import('./member/change-password.tsx')),
  support: screen(() => import('./support/support.tsx')),
  help: screen(() => import('./support/help.tsx')),
  results: screen(() => import('./draws/results/results.tsx')),
  playInControl: screen(() => import('./safer-play/play-in-control.tsx')),
  createSupportRequest: screen(() => import('./support/create-request.tsx')),
  notifications: screen(() => import('./notifications/notifications.tsx')),
  thisDevice: screen(() => import('./member/this-device.tsx')),
  termsOfService: compliance,
  privacyPolicy: compliance,
  gdpr: compliance,
  accessibility: compliance,
  complaints: compliance,
} as const satisfies Record<RouteName, ScreenView>;
