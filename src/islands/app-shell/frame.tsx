import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type ReactNode, Suspense } from 'react';
import { getPath } from '../../lib/paths.ts';
import { getRoute, type RouteName, routeNames } from '../../lib/routes.ts';
import { $screen, isAuthScreen } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { $isTenantUnknown } from '../../stores/app/tenant.ts';
import { getRouteTitle } from '../../stores/app/title.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import type { AppFrameProps } from './app-frame.tsx';
import { Footer } from './footer.tsx';
import { authFrameClass, frameClass } from './frame-class.ts';
import { Notices } from './notices.tsx';
import { TenantLogo } from './tenant-logo.tsx';

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

const memberLinks: readonly RouteName[] = [
  ...routeNames.filter((name) => getRoute(name).menu === 'main'),
  'more',
];

/** Replaces the app frame if its chunk fails to load. Its links reload the page, and with it the chunk. */
function PlainFrame({ screen, children }: AppFrameProps) {
  const links = useStore($session).status === 'in' ? memberLinks : (['signIn'] as const);
  return (
    <div className={frameClass.main}>
      <nav className="border-b border-base-300 px-(--column-edge)" aria-label="Main">
        <ul className="flex flex-wrap gap-x-4">
          {links.map((name) => (
            <li key={name}>
              <a
                className="link inline-flex min-h-11 items-center text-primary-text"
                href={getPath(name)}
                target="_self"
              >
                {getRoute(name).title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" className={frameClass.content} tabIndex={-1}>
        <h1 className={frameClass.pageTitle}>{getRouteTitle(screen)}</h1>
        {children}
      </main>
    </div>
  );
}

/** Lazy, because auth screens do not need it. */
const AppFrame = lazyComponent(
  async () => {
    const { AppFrame, preloadDesktopFrame } = await import('./app-frame.tsx');
    await preloadDesktopFrame();
    return AppFrame;
  },
  { Fallback: PlainFrame },
);

export const preloadAppFrame = AppFrame.preload;

/** Screens for an unknown address or tenant. */
const loadNotFound = () => import('./not-found.tsx');

export const NotFound = lazyComponent(async () => (await loadNotFound()).NotFound);
const UnknownTenant = lazyComponent(async () => (await loadNotFound()).UnknownTenant);

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

/** Dialog that belongs to no screen, such as a reminder. */
export const $modalSlot = atom<ReactNode>(null);

/** Renders the dialog of the modal slot. */
export function ModalSlot() {
  return useStore($modalSlot);
}
