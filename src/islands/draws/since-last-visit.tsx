import { Fragment, useEffect } from 'react';
import { closedSinceText, getOutcomeParts } from '../../lib/draws/closed-since.ts';
import { formatDay } from '../../lib/format/date-time.ts';
import { getPath } from '../../lib/paths.ts';
import { toTicketsQuery } from '../../lib/tickets/ticket-filters.ts';
import { endAbsence } from '../../stores/draws/absence.ts';
import { BottomNote } from '../shared/bottom-note.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';
import { useClosedSince } from './use-closed-since.ts';

/** Tells after an absence what became of the member's draws, with links to these tickets. */
export default function SinceLastVisit() {
  const closed = useClosedSince();
  const text =
    closed && closedSinceText(formatDay(new Date(closed.since).toISOString()), closed.outcomes.length);
  const parts = getOutcomeParts(closed?.outcomes ?? []);
  useAnnouncement(text ? `${text}: ${parts.map((part) => part.text).join(', ')}.` : '');
  const isTold = text !== undefined;
  // It is told once: leaving the screen ends it.
  useEffect(() => (isTold ? endAbsence : undefined), [isTold]);
  if (!text) return null;
  return (
    <BottomNote label="Since you were here" onDismiss={endAbsence}>
      <p>
        {text}:{' '}
        {parts.map((part, index) => (
          <Fragment key={part.show}>
            {index > 0 && ', '}
            <a
              className="link inline-block py-1 text-primary-text"
              href={getPath('tickets', {}, toTicketsQuery({ search: '', show: part.show }))}
            >
              {part.text}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </BottomNote>
  );
}
