import { useStore } from '@nanostores/react';
import type { SupportRequest } from '../../lib/contract/support.ts';
import { formatDateTime, formatRecent } from '../../lib/format/date-time.ts';
import { getPath } from '../../lib/paths.ts';
import { overdueRequestValues } from '../../lib/support/reply-request.ts';
import { getResponsePromise } from '../../lib/support/response-promise.ts';
import { $now } from '../../stores/app/clock.ts';
import { supportRequestsQuery } from '../../stores/support/support-requests.ts';
import { Badge } from '../ui/content/badge.tsx';
import { PrefilledLink } from './prefilled-link.tsx';

/** A reply may have come since the requests were read. Not later than the clock, which may be corrected. */
function useAsOf(): number {
  const { updatedAt } = useStore(supportRequestsQuery.$state);
  return Math.min(useStore($now), updatedAt?.at ?? 0);
}

/** Says by when a reply is promised, and leads on once it is overdue. */
export function ResponsePromise({ request }: { readonly request: SupportRequest }) {
  const promise = getResponsePromise(request, useAsOf());
  if (!promise) return null;
  const { deadline, isOverdue } = promise;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        {isOverdue && <Badge tone="warning">Overdue</Badge>}
        <span>
          Answer promised by{' '}
          <time dateTime={new Date(deadline).toISOString()}>
            {isOverdue ? formatDateTime(deadline) : formatRecent(deadline)}
          </time>
        </span>
      </p>
      {isOverdue && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PrefilledLink getValues={() => overdueRequestValues(request, deadline)}>
            Ask again<span className="sr-only">{` about ${request.subject}`}</span>
          </PrefilledLink>
          <a className="link text-primary-text" href={getPath('complaints')}>
            How to complain
          </a>
        </div>
      )}
    </>
  );
}
