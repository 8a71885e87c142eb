import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { reloadForMissingChunk } from '../../lib/browser/missing-chunk.ts';
import { $isDesktop } from '../../stores/app/desktop-layout.ts';
import type { Screen } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { getRouteTitle } from '../../stores/app/title.ts';
import type * as DesktopFrame from './desktop/desktop-frame.tsx';
import { Footer } from './footer.tsx';
import { frameClass } from './frame-class.ts';
import { Notices } from './notices.tsx';
import { hasLogoHeader, PhoneHeader } from './phone-header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useDataAge, useMemberNotice, useStaleNotice } from './use-notices.ts';

let desktopFrame: typeof DesktopFrame | undefined;

/** Phones do not load this chunk. */
async function loadDesktopFrame(): Promise<typeof DesktopFrame> {
  const frame = await import('./desktop/desktop-frame.tsx');
  await frame.loadPopoverPolyfill();
  desktopFrame = frame;
  return frame;
}

export interface AppFrameProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

export async function preloadDesktopFrame(): Promise<void> {
  if ($isDesktop.get()) await loadDesktopFrame().catch(() => undefined);
}

/** Returns undefined on phones, and while or if the chunk is missing: then wide screens have the phone frame. */
function useDesktopFrame() {
  const isDesktop = useStore($isDesktop);
  const [frame, setFrame] = useState(desktopFrame);
  useEffect(() => {
    if (!isDesktop || frame) return;
    const load = async () => setFrame(await loadDesktopFrame().catch(reloadForMissingChunk));
    void load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isDesktop, frame]);
  return isDesktop ? frame : undefined;
}

/** Shares one tree between phone and desktop, so that input survives a rotation. */
export default function AppFrame({ screen, children }: AppFrameProps) {
  const desktop = useDesktopFrame();
  const isMember = useStore($session).status === 'in';
  const title = getRouteTitle(screen);
  const age = useDataAge();
  return (
    <div className="md:flex print:block">
      {desktop && isMember && <desktop.Sidebar screen={screen} />}
      <div className={desktop && isMember ? `${frameClass.main} [--inset-left:0px]` : frameClass.main}>
        {desktop ? (
          <desktop.DesktopHeader screen={screen} title={title} isMember={isMember} />
        ) : (
          <PhoneHeader screen={screen} title={title} isMember={isMember} />
        )}
        <Notices memberNotice={useMemberNotice()} age={age} staleNotice={useStaleNotice(age)} />
        <main id="content" className={frameClass.content} tabIndex={-1}>
          {!desktop && hasLogoHeader(screen) && <h1 className={frameClass.pageTitle}>{title}</h1>}
          {children}
        </main>
        {(desktop || !isMember) && <Footer />}
      </div>
      {!desktop && isMember && <TabBar screen={screen} />}
    </div>
  );
}
