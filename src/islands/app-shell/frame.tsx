import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { $screen, isAuthScreen } from '../../stores/app/router.ts';
import { $isTenantUnknown } from '../../stores/app/tenant.ts';
import { TenantLogo } from '../shared/tenant-logo.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';

/** The frame of auth screens: one column under the tenant's logo. Its screens render their own h1. */
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

/** Lazy: auth screens need neither its bars and menus nor the member's data. */
const AppFrame = lazyComponent(async () => {
  const frame = await import('./app-frame.tsx');
  await frame.preloadDesktopFrame();
  return frame;
});

/** Loads the chunks of the app frame for the current window width. */
export const preloadAppFrame = AppFrame.preload;

/** The frame of the current screen. Renders none until the guard decides, so that protected content never flashes. */
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
