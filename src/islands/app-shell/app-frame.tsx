import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { reloadForMissingChunk } from '../../lib/browser/reload.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { notUpdated, sharedNotices, updating } from '../../lib/messages/notices.ts';
import { $isDesktop } from '../../stores/app/preferences.ts';
import type { Screen } from '../../stores/app/router.ts';
import { $session } from '../../stores/app/session.ts';
import { getRouteTitle } from '../../stores/app/title.ts';
import { retryFailedQueries } from '../../stores/data/query-registry.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { $oldestVisibleAt, $visibleCacheStatus } from '../ui/loading/visible-queries.ts';
import type * as DesktopFrame from './desktop/desktop-frame.tsx';
import { Footer } from './footer.tsx';
import { frameClass } from './frame-class.ts';
import { hasLogoHeader, PhoneHeader } from './header.tsx';
import { type Notice, Notices } from './notices.tsx';
import { TabBar } from './tab-bar.tsx';

const slowRefreshMs = 1_000;

/** Reports a failed or slow refresh of cached data. */
function useStaleNotice(age: string | undefined): Notice | undefined {
  const staleness = useStore($visibleCacheStatus);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = staleness === 'awaited' ? setTimeout(() => setSlow(true), slowRefreshMs) : undefined;
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [staleness]);
  if (staleness === 'failed') return { text: notUpdated(age), retry: retryFailedQueries };
  return isSlow && age ? { text: updating(age), isTransient: true } : undefined;
}

/** Reports a member that failed to load (specification, section 3). */
function useMemberNotice(): Notice | undefined {
  const isMember = useStore($session).status === 'in';
  const { data, error } = useStore(memberQuery.$state);
  return isMember && error && !data
    ? { text: sharedNotices.memberMissing, retry: memberQuery.refetch }
    : undefined;
}

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
export function AppFrame({ screen, children }: AppFrameProps) {
  const desktop = useDesktopFrame();
  const isMember = useStore($session).status === 'in';
  const title = getRouteTitle(screen);
  const oldest = useStore($oldestVisibleAt);
  const age = oldest === undefined ? undefined : formatDateTime(oldest);
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
