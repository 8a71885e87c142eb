import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense } from 'react';
import { $isDesktop } from '../../stores/app/desktop-layout.ts';
import type { Screen } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { getRouteTitle } from '../../stores/app/title.ts';
import { HeaderTitle } from '../shared/screen-title.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Footer } from './footer.tsx';
import { frameClass } from './frame-class.ts';
import { Notices } from './notices.tsx';
import { hasLogoHeader, PhoneHeader } from './phone-header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useDataAge, useMemberNotice, useStaleNotice } from './use-notices.ts';

/** Phones do not load this chunk. */
const loadDesktopFrame = () => import('./desktop/desktop-frame.tsx');

const loadWithPopovers = () => loadDesktopFrame().then(({ loadPopoverPolyfill }) => loadPopoverPolyfill());

const Sidebar = lazyComponent(() =>
  loadWithPopovers().then(async () => ({ default: (await loadDesktopFrame()).Sidebar })),
);
const DesktopHeader = lazyComponent(() =>
  loadWithPopovers().then(async () => ({ default: (await loadDesktopFrame()).DesktopHeader })),
);

const desktopComponents = [Sidebar, DesktopHeader];

interface AppFrameProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

export async function preloadDesktopFrame(): Promise<void> {
  if ($isDesktop.get()) await Promise.all(desktopComponents.map(({ preload }) => preload()));
}

/** Shares one tree between phone and desktop, so that input survives a rotation. */
export default function AppFrame({ screen, children }: AppFrameProps) {
  const isDesktop = useStore($isDesktop);
  const isMember = useStore($session).status === 'in';
  const title = getRouteTitle(screen);
  const age = useDataAge();
  return (
    <div className="md:flex print:block">
      {isDesktop && isMember && (
        <Suspense fallback={<div className={frameClass.sidebar} />}>
          <Sidebar screen={screen} />
        </Suspense>
      )}
      <div className={isDesktop && isMember ? `${frameClass.main} [--inset-left:0px]` : frameClass.main}>
        {isDesktop ? (
          <Suspense
            fallback={
              <header className={frameClass.header}>
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
        <main id="content" className={frameClass.content} tabIndex={-1}>
          {!isDesktop && hasLogoHeader(screen) && <h1 className={frameClass.pageTitle}>{title}</h1>}
          {children}
        </main>
        {(isDesktop || !isMember) && <Footer />}
      </div>
      {!isDesktop && isMember && <TabBar screen={screen} />}
    </div>
  );
}
