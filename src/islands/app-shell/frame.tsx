import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { $screen, isAuthScreen } from '../../stores/app/router.ts';
import { $isTenantUnknown } from '../../stores/app/tenant.ts';
import { TenantLogo } from '../shared/tenant-logo.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';

/** One column under the club's logo, at any width. Its screens draw their own h1. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="auth">
      <header>
        <TenantLogo size="large" />
      </header>
      <Notices />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

const UnknownTenant = lazyComponent(() => import('./unknown-tenant.tsx'));

/** Signing in does without the bars, menus and the member's data that all other screens stand in. */
const AppFrame = lazyComponent(async () => {
  const frame = await import('./app-frame.tsx');
  await frame.preloadDesktopFrame();
  return frame;
});

/** Loads ahead what the frame around members' screens consists of at the window's present width. */
export const preloadAppFrame = AppFrame.preload;

/** The frame around the current screen. Until the guard has spoken there is none, so that nothing protected flashes. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const screen = useStore($screen);
  if (useStore($isTenantUnknown)) {
    return (
      <Suspense fallback={<main id="content" />}>
        <UnknownTenant />
      </Suspense>
    );
  }
  if (screen.kind === 'wait' || screen.kind === 'redirect') return <main id="content">{children}</main>;
  if (isAuthScreen(screen)) return <AuthFrame>{children}</AuthFrame>;
  return (
    <Suspense fallback={<main id="content" />}>
      <AppFrame screen={screen}>{children}</AppFrame>
    </Suspense>
  );
}
