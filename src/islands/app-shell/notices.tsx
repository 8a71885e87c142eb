import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { notices, offlineSince, sharedNotices } from '../../lib/messages/notices.ts';
import { $online } from '../../stores/app/page-state.ts';
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

const tenantMissing: Notice = { text: sharedNotices.tenantMissing, retry: () => void loadTenant() };

function useOnlineAnnouncement(isOnline: boolean) {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) announce(notices.online);
    wasOnline.current = isOnline;
  }, [isOnline]);
}

const noticeClass = {
  bar: 'min-h-11 border-b px-(--column-edge) py-1 *:first:flex-1',
  boxed: 'mt-6 min-h-11 rounded-field border px-4 py-1 *:first:flex-1',
  /** Above fixed elements at the bottom, like toasts. */
  transient:
    'pointer-events-none fixed inset-x-0 bottom-[calc(max(var(--bottom-space),var(--keyboard,0px))+var(--action-space,0px)+0.5rem)] z-50 mx-auto w-fit max-w-[calc(100%-2rem)] rounded-field border px-3.5 py-1.5 shadow-overlay',
} as const;

interface NoticesProps {
  /** True for a box as wide as the forms. */
  readonly boxed?: boolean;
  readonly memberNotice?: Notice | undefined;
  readonly age?: string | undefined;
  readonly staleNotice?: Notice | undefined;
}

/** Shows the cause before its consequences. One button retries all of them. */
export function Notices({ boxed, memberNotice, age, staleNotice }: NoticesProps) {
  const isOnline = useStore($online);
  const hasTenant = useStore($tenant) !== null;
  const hasFailed = useStore($tenantError) !== undefined;
  const tenantNotice = hasFailed && !hasTenant ? tenantMissing : undefined;
  const offline: Notice = { text: age ? offlineSince(age) : notices.offline };
  const notice = isOnline ? (tenantNotice ?? memberNotice ?? staleNotice) : offline;
  // Omits the age, which changes with every screen.
  useAnnouncement(isOnline ? (notice?.text ?? '') : notices.offline);
  useOnlineAnnouncement(isOnline);
  const sectionRef = useRef<HTMLElement>(null);
  const handleRetry = () => {
    if (sectionRef.current) focusNearestHeading(sectionRef.current);
    for (const failed of [tenantNotice, memberNotice, staleNotice]) failed?.retry?.();
  };
  return (
    <section
      ref={sectionRef}
      data-slot="notices"
      className={boxed ? 'mx-auto w-full max-w-100 print:hidden' : 'print:hidden'}
      aria-label={notice && 'Notices'}
    >
      {notice && (
        <div
          data-slot={notice.isTransient ? 'transient-notice' : 'notice'}
          className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-base-300 bg-base-200 ${noticeClass[notice.isTransient ? 'transient' : boxed ? 'boxed' : 'bar']}`}
        >
          <p>{notice.text}</p>
          {notice.retry && (
            <Button variant="ghost" size="small" onClick={handleRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
