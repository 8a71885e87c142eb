import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { $isDesktop } from '../../stores/app/desktop-layout.ts';
import type { Screen } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { getRouteTitle } from '../../stores/app/title.ts';
import { HeaderTitle } from '../shared/header-title.tsx';
import { DesktopHeader, desktopComponents, Sidebar } from './desktop.ts';
import { Footer } from './footer.tsx';
import { Notices } from './notices.tsx';
import { hasLogoHeader, PhoneHeader } from './phone-header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useDataAge } from './use-age.ts';
import { useMemberNotice } from './use-member-notice.ts';
import { useStaleNotice } from './use-notices.ts';

interface AppFrameProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

/** Loads what it shows beside itself in a wide window, where this is one. */
export async function preloadDesktopFrame(): Promise<void> {
  if ($isDesktop.get()) await Promise.all(desktopComponents.map(({ preload }) => preload()));
}

/**
 * The frame of all screens but those of signing in. Phone and desktop share one tree around the screen, so that what
 * was typed is still there when a tablet is turned.
 */
export default function AppFrame({ screen, children }: AppFrameProps) {
  const isDesktop = useStore($isDesktop);
  const isMember = useStore($session).status === 'in';
  const title = getRouteTitle(screen);
  const age = useDataAge();
  return (
    <div className={isDesktop ? `desktop ${isMember ? '' : 'desktop-bare'}` : 'phone'}>
      {isDesktop && isMember && (
        <Suspense fallback={<div className="sidebar" />}>
          <Sidebar screen={screen} />
        </Suspense>
      )}
      <div className="frame-main">
        {isDesktop ? (
          <Suspense
            fallback={
              <header className="desktop-header">
                <HeaderTitle title={title} />
              </header>
            }
          >
            <DesktopHeader screen={screen} title={title} isMember={isMember} />
          </Suspense>
        ) : (
          <PhoneHeader screen={screen} title={title} isMember={isMember} />
        )}
        <Notices memberNotice={useMemberNotice()} age={age} staleNotice={useStaleNotice(age)} />
        <main id="content" tabIndex={-1}>
          {!isDesktop && hasLogoHeader(screen) && <h1 className="page-title">{title}</h1>}
          {children}
        </main>
        {(isDesktop || !isMember) && <Footer />}
      </div>
      {!isDesktop && isMember && <TabBar screen={screen} />}
    </div>
  );
}
