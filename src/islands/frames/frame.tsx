import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { routeOf } from '../../lib/routes.ts';
import { $screen } from '../../stores/router.ts';
import { $clubUnknown } from '../../stores/tenant.ts';
import { AppFrame } from './app-frame.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { UnknownClub } from './unknown-club.tsx';

/** The frame around the current screen. Until the guard has spoken there is none, so that nothing protected flashes. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const screen = useStore($screen);
  if (useStore($clubUnknown)) return <UnknownClub />;
  if (screen.kind === 'wait' || screen.kind === 'redirect') return <main id="content">{children}</main>;
  const isAuth = screen.kind === 'screen' && routeOf(screen.name).frame === 'auth';
  return isAuth ? <AuthFrame>{children}</AuthFrame> : <AppFrame screen={screen}>{children}</AppFrame>;
}
