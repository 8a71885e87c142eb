import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { notices, offlineSince, shared } from '../../lib/messages/notices.ts';
import { $online } from '../../stores/app/connection.ts';
import { $tenant, $tenantError, loadTenant } from '../../stores/app/tenant.ts';
import { Button } from '../ui/controls/button.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { announce } from '../ui/messages/announce.ts';
import { useSaid } from '../ui/messages/use-said.ts';

/** Something that is wrong around the screen. */
export interface Notice {
  readonly text: string;
  readonly retry?: () => void;
  /** It is about to go by itself: it stands over the screen, where it moves nothing. */
  readonly isPassing?: true;
}

function useClubNotice(): Notice | undefined {
  const hasTenant = useStore($tenant) !== null;
  const failed = useStore($tenantError) !== undefined;
  return failed && !hasTenant ? { text: shared.clubMissing, retry: () => void loadTenant() } : undefined;
}

/** Says that the connection is back, which shows only by the notice going away. */
function useReconnection(isOnline: boolean) {
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) announce(notices.online);
    wasOnline.current = isOnline;
  }, [isOnline]);
}

interface NoticesProps {
  /** What is wrong with what this frame shows beside the club. */
  readonly further?: Notice | undefined;
  /** When the oldest of what is on screen was loaded, as text, where that is known. */
  readonly age?: string | undefined;
  /** That it was kept by an earlier page. */
  readonly kept?: Notice | undefined;
}

/**
 * A quiet line between header and screen: no connection and how old what is shown is, no configuration of the club, or
 * what the frame lacks. The causes come before their consequences, and one Retry is for all of them.
 */
export function Notices({ further, age, kept }: NoticesProps) {
  const isOnline = useStore($online);
  const club = useClubNotice();
  const offline: Notice = { text: age ? offlineSince(age) : notices.offline };
  const notice = isOnline ? (club ?? further ?? kept) : offline;
  // Not how old what is shown is, which changes with every screen.
  useSaid(isOnline ? (notice?.text ?? '') : notices.offline);
  useReconnection(isOnline);
  const box = useRef<HTMLElement>(null);
  const retry = () => {
    if (box.current) focusNearestHeading(box.current);
    club?.retry?.();
    further?.retry?.();
    kept?.retry?.();
  };
  return (
    <section ref={box} className="notices" aria-label={notice && 'Notices'}>
      {notice && (
        <div className={notice.isPassing ? 'notice notice-passing' : 'notice'}>
          <p>{notice.text}</p>
          {notice.retry && (
            <Button variant="ghost" size="small" onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
