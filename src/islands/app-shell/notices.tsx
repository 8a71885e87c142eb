import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { notices, offlineSince, sharedNotices } from '../../lib/messages/notices.ts';
import { $online } from '../../stores/app/connection.ts';
import { $tenant, $tenantError, loadTenant } from '../../stores/app/tenant.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { announce, useAnnouncement } from '../ui/messages/announce.ts';

export interface Notice {
  readonly text: string;
  readonly retry?: () => void;
  /** True for a short-lived notice, which overlays the screen. */
  readonly isTransient?: true;
}

function useTenantNotice(): Notice | undefined {
  const hasTenant = useStore($tenant) !== null;
  const hasFailed = useStore($tenantError) !== undefined;
  return hasFailed && !hasTenant
    ? { text: sharedNotices.tenantMissing, retry: () => void loadTenant() }
    : undefined;
}

function useOnlineAnnouncement(isOnline: boolean) {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) announce(notices.online);
    wasOnline.current = isOnline;
  }, [isOnline]);
}

interface NoticesProps {
  readonly memberNotice?: Notice | undefined;
  readonly age?: string | undefined;
  readonly staleNotice?: Notice | undefined;
}

/** The cause precedes its consequences, and one Retry reloads all. */
export function Notices({ memberNotice, age, staleNotice }: NoticesProps) {
  const isOnline = useStore($online);
  const tenantNotice = useTenantNotice();
  const offline: Notice = { text: age ? offlineSince(age) : notices.offline };
  const notice = isOnline ? (tenantNotice ?? memberNotice ?? staleNotice) : offline;
  // Omits the age, which changes with every screen.
  useAnnouncement(isOnline ? (notice?.text ?? '') : notices.offline);
  useOnlineAnnouncement(isOnline);
  const sectionRef = useRef<HTMLElement>(null);
  const handleRetry = () => {
    if (sectionRef.current) focusNearestHeading(sectionRef.current);
    tenantNotice?.retry?.();
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
