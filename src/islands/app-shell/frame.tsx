import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ReactNode, Suspense } from 'react';
import { $screen, isAuthScreen } from '../../stores/app/router.ts';
import { $isTenantUnknown } from '../../stores/app/tenant.ts';
import { TenantLogo } from '../shared/tenant-logo.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Footer } from './footer.tsx';
import { authFrameClass } from './frame-class.ts';
import { UnknownTenant } from './lazy-screens.tsx';
import { Notices } from './notices.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Auth screens render their own h1. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={authFrameClass.frame}>
      <header className="mt-[min(8svh,4rem)] flex justify-center">
        <TenantLogo size="large" />
      </header>
      <Notices boxed />
      <main id="content" className={authFrameClass.main} tabIndex={-1}>
        {children}
      </main>
      <Footer centred />
    </div>
  );
}

/** Lazy, because auth screens do not need it. */
const AppFrame = lazyComponent(
  async () => {
    const frame = await import('./app-frame.tsx');
    await frame.preloadDesktopFrame();
    return frame;
  },
  { Fallback: PlainFrame },
);

export const preloadAppFrame = AppFrame.preload;

/** Renders nothing until the guard decides, so that protected content never flashes. */
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

/** The dialog that belongs to no screen, such as a reminder. */
export const $modalSlot = atom<ReactNode>(null);

/** Renders the dialog of the modal slot. */
export function ModalSlot() {
  return useStore($modalSlot);
}
