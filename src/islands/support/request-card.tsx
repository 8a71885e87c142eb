import { useId } from 'react';
import type { SupportRequest } from '../../lib/contract/support.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { Badge } from '../ui/content/badge.tsx';
import { cardClass } from '../ui/content/card.ts';
import { HtmlText } from '../ui/content/html-text.tsx';

export function RequestCard({ request }: { readonly request: SupportRequest }) {
  const { category, subject, description, created_at } = request;
  const id = useId();
  return (
    <article className={`${cardClass.padded} space-y-4 support-ticket`} aria-labelledby={id}>
      <header className="space-y-2">
        <div className="support-head">
          <h2 id={id}>{subject}</h2>
          {category && <Badge tone="outline">{category}</Badge>}
        </div>
        <Timestamp label="Created" iso={created_at} />
        <p className="support-text">{description}</p>
      </header>
      <Responses request={request} />
    </article>
  );
}

function Responses({ request }: { readonly request: SupportRequest }) {
  const responses = request.supportticketresponses.filter(({ message }) => message.trim() !== '');
  if (responses.length === 0) return <p className="support-answers text-muted">No response yet</p>;
  return (
    <section className="support-answers space-y-2">
      <h3>{responses.length === 1 ? 'Response' : 'Responses'}</h3>
      <Timestamp label="Answered" iso={request.responded_at} />
      <ol className="support-answer-list">
        {responses.map(({ message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: responses have no id and are only appended.
          <li key={index}>
            <HtmlText html={message} headingOffset={2} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Timestamp({ label, iso }: { readonly label: string; readonly iso: string | null }) {
  return (
    iso && (
      <p className="text-muted text-sm">
        {label} <time dateTime={iso}>{formatDateTime(iso)}</time>
      </p>
    )
  );
}
