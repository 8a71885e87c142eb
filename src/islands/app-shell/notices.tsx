import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { notices, offlineSince, sharedNotices } from '../../lib/messages/notices.ts';
import { $online } from '../../stores/app/connection.ts';
import { $tenant, $tenantError, loadTenant } from '../../stores/app/tenant.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { announce, useAnnouncement } from '../ui/messages/announce.ts';

/** Something that is wrong around the screen. */
export interface Notice {
  readonly text: string;
  readonly retry?: () => void;
  /** It is about to go by itself: it stands over the screen, where it moves nothing. */
  readonly isTransient?: true;
}

function useTenantNotice(): Notice | undefined {
  const hasTenant = useStore($tenant) !== null;
  const failed = useStore($tenantError) !== undefined;
  return failed && !hasTenant
    ? { text: sharedNotices.tenantMissing, retry: () => void loadTenant() }
    : undefined;
}

/** Says that the connection is back, which shows only by the notice going away. */
function useOnlineAnnouncement(isOnline: boolean) {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) announce(notices.online);
    wasOnline.current = isOnline;
  }, [isOnline]);
}

interface NoticesProps {
  /** What is wrong with what this frame shows beside the club. */
  readonly memberNotice?: Notice | undefined;
  /** When the oldest of what is on screen was loaded, as text, where that is known. */
  readonly age?: string | undefined;
  /** That it was kept by an earlier page. */
  readonly staleNotice?: Notice | undefined;
}

/**
 * A quiet line between header and screen: no connection and how old what is shown is, no configuration of the club, or
 * what the frame lacks. The causes come before their consequences, and one Retry is for all of them.
 */
export function Notices({ memberNotice, age, staleNotice }: NoticesProps) {
  const isOnline = useStore($online);
  const club = useTenantNotice();
  const offline: Notice = { text: age ? offlineSince(age) : notices.offline };
  const notice = isOnline ? (club ?? memberNotice ?? staleNotice) : offline;
  // Not how old what is shown is, which changes with every screen.
  useAnnouncement(isOnline ? (notice?.text ?? '') : notices.offline);
  useOnlineAnnouncement(isOnline);
  const sectionRef = useRef<HTMLElement>(null);
  const handleRetry = () => {
    if (sectionRef.current) focusNearestHeading(sectionRef.current);
    club?.retry?.();
    memberNotice?.retry?.();
    staleNotice?.retry?.();
  };
  return (
    <section ref={sectionRef} className="notices" aria-label={notice && 'Notices'}>
      {notice && (
        <div className={notice.isTransient ? 'notice notice-passing' : 'notice'}>
          <p>{notice.text}</p>
          {notice.retry && (
            <Button variant="ghost" size="small" onClick={handleRetry}>
              Retry
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
