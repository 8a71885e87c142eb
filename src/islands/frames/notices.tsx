import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { notices, operations } from '../../lib/messages.ts';
import { $online } from '../../stores/connection.ts';
import { memberQuery } from '../../stores/member.ts';
import { $session } from '../../stores/session.ts';
import { $tenant, $tenantError, loadTenant } from '../../stores/tenant.ts';
import { Button } from '../ui/button.tsx';

interface Notice {
  readonly text: string;
  readonly retry?: () => void;
}

function retryAll() {
  void loadTenant();
  memberQuery.reload();
}

/** The one thing that is wrong around the screen; the causes come before their consequences. */
function useNotice(): Notice | undefined {
  const isOnline = useStore($online);
  const hasTenant = useStore($tenant) !== null;
  const tenantFailed = useStore($tenantError) !== undefined;
  const isMember = useStore($session).status === 'in';
  const memberFailed = useStore(memberQuery.$state).status === 'failed';
  if (!isOnline) return { text: notices.offline };
  if (tenantFailed && !hasTenant) return { text: operations.getTenant.text, retry: retryAll };
  if (memberFailed && isMember) return { text: operations.getMember.text, retry: memberQuery.reload };
  return undefined;
}

/** A quiet line between header and screen: no connection, no configuration of the club, or no member's data. */
export function Notices() {
  const notice = useNotice();
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    box.current?.focus();
    notice?.retry?.();
  };
  return (
    <div ref={box} className="notices" role="status" tabIndex={-1}>
      {notice && (
        <div className="notice">
          <p>{notice.text}</p>
          {notice.retry && (
            <Button variant="ghost" size="small" onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
