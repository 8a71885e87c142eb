import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { SupportRequest } from '../../lib/contract/support.ts';
import { formatDateTime, formatRecent } from '../../lib/format/date-time.ts';
import { readPlainText } from '../../lib/html/text.ts';
import { getPath } from '../../lib/paths.ts';
import type { SupportRequestValues } from '../../lib/support/requests.ts';
import {
  getResponsePromise,
  getResponses,
  overdueRequestValues,
  replyRequestValues,
} from '../../lib/support/requests.ts';
import { $now } from '../../stores/app/clock.ts';
import { go } from '../../stores/app/router.ts';
import { prefillSupportRequest, supportRequestsQuery } from '../../stores/support/support-requests.ts';
import { Badge } from '../ui/content/badge.tsx';
import { HtmlText } from '../ui/content/html-text.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';

interface PrefilledLinkProps {
  readonly getValues: () => SupportRequestValues;
  readonly children: ReactNode;
}

/** Prefills the form of a support request and opens it. */
function PrefilledLink({ getValues, children }: PrefilledLinkProps) {
  const href = getPath('createSupportRequest');
  // The form would be empty in a new tab, so every click opens it here.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    prefillSupportRequest(getValues());
    go(href);
  };
  return (
    <ButtonLink variant="secondary" size="small" href={href} onClick={handleClick}>
      {children}
    </ButtonLink>
  );
}

/** Shows the reply deadline and, once it has passed, a link to the complaints page. */
function ResponsePromise({ request }: { readonly request: SupportRequest }) {
  const { updatedAt } = useStore(supportRequestsQuery.$state);
  // A reply may have arrived since the list loaded. The clock may have been corrected to an earlier time.
  const promise = getResponsePromise(request, Math.min(useStore($now), updatedAt?.at ?? 0));
  if (!promise) return null;
  const { deadline, isOverdue } = promise;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {isOverdue && <Badge tone="warning">Late</Badge>}
        <span>
          Reply due by{' '}
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

export function RequestCard({ request }: { readonly request: SupportRequest }) {
  const { category, subject, description, created_at } = request;
  const id = useId();
  return (
    <article
      className={`${cardClass.padded} grid grid-cols-1 gap-4 @min-[46rem]/page:grid-cols-2 @min-[46rem]/page:gap-8`}
      aria-labelledby={id}
    >
      <header className="space-y-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2 wrap-anywhere">
          <h2 id={id}>{subject}</h2>
          {category && <Badge tone="outline">{category}</Badge>}
        </div>
        <Timestamp label="Sent" iso={created_at} />
        <p className="whitespace-pre-line wrap-anywhere">{description}</p>
      </header>
      <Responses request={request} />
    </article>
  );
}

/** Below the request, or beside it on wide pages. */
const answersClass =
  'min-w-0 border-base-300 border-t pt-4 @min-[46rem]/page:border-s @min-[46rem]/page:border-t-0 @min-[46rem]/page:ps-8 @min-[46rem]/page:pt-0';

function Responses({ request }: { readonly request: SupportRequest }) {
  const lastRef = useRef<HTMLDivElement>(null);
  const responses = getResponses(request);
  if (responses.length === 0) {
    return (
      <div className={`${answersClass} space-y-2`}>
        <p className="text-muted">
          {request.responded_at ? "We couldn't load the reply" : 'No response yet'}
        </p>
        <ResponsePromise request={request} />
      </div>
    );
  }
  return (
    <section className={`${answersClass} space-y-2`}>
      <h3>{responses.length === 1 ? "Your club's reply" : "Your club's replies"}</h3>
      <Timestamp label="Replied" iso={request.responded_at} />
      <ol className="my-4 grid grid-cols-1 gap-5">
        {responses.map(({ message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: responses have no id and are only appended.
          <li className="border-primary-text border-s-3 ps-[min(1rem,2.5vw)]" key={index}>
            <HtmlText
              ref={index === responses.length - 1 ? lastRef : undefined}
              html={message}
              headingOffset={2}
            />
          </li>
        ))}
      </ol>
      <PrefilledLink
        getValues={() => replyRequestValues(request, lastRef.current ? readPlainText(lastRef.current) : '')}
      >
        Reply<span className="sr-only">{` about ${request.subject}`}</span>
      </PrefilledLink>
    </section>
  );
}

function Timestamp({ label, iso }: { readonly label: string; readonly iso: string | null }) {
  return (
    iso && (
      <p className="text-muted">
        <span>{`${label} `}</span>
        <time dateTime={iso}>{formatDateTime(iso)}</time>
      </p>
    )
  );
}
