import { useStore } from '@nanostores/react';
import { CalendarPlus, FileText, Share2 } from 'lucide';
import { useMemo, useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { QueryState } from '../../../lib/data/query.ts';
import { createCalendarFile } from '../../../lib/draws/calendar-file.ts';
import { createTicketRecord, ticketRecordLabel } from '../../../lib/draws/ticket-record.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { giveFile } from '../../../stores/app/give-file.ts';
import { getShareUrl, shareLink } from '../../../stores/app/share.ts';
import { $tenant, tenantHost } from '../../../stores/app/tenant.ts';
import { drawQuery, prizesQuery } from '../../../stores/draws/draws.ts';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';

/** The icon is above its label, or beside it on wide pages. */
const linkClass =
  'min-h-11! flex-col justify-start! gap-1! px-2! font-medium @min-[28rem]/about:flex-row @min-[28rem]/about:items-center @min-[28rem]/about:gap-2!';

/** Renders nothing for a draw without a date. */
function CalendarButton({ draw }: { readonly draw: Draw }) {
  const url = new URL(getPath('draw', { id: draw.id }), location.origin).href;
  const text = createCalendarFile(draw, { url });
  if (!text) return null;
  const handlePress = () => {
    const file = new File([text], `draw-${draw.id}.ics`, { type: 'text/calendar' });
    void giveFile(file, 'Calendar file saved. Open it to add the date.');
  };
  return (
    <Button className={linkClass} variant="ghost" size="small" onClick={handlePress}>
      <Icon of={CalendarPlus} size={18} />
      Add to calendar
    </Button>
  );
}

export function DrawLinks({ draw }: { readonly draw: Draw }) {
  const [isRecordOpen, setRecordOpen] = useState(false);
  const isUpcoming = draw.status === 'live' || draw.status === 'scheduled';
  const handleShare = () => void shareLink(draw.name, getShareUrl('draw', { id: draw.id }));
  return (
    <>
      {isUpcoming && <CalendarButton draw={draw} />}
      <Button className={linkClass} variant="ghost" size="small" onClick={handleShare}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
      {draw.tickets.length > 0 && (
        <Button
          className={linkClass}
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setRecordOpen(true)}
        >
          <Icon of={FileText} size={18} />
          {ticketRecordLabel}
        </Button>
      )}
      {isRecordOpen && <TicketRecord draw={draw} onClose={() => setRecordOpen(false)} />}
    </>
  );
}

const getTime = ({ updatedAt }: QueryState<unknown>) => updatedAt?.at ?? Number.POSITIVE_INFINITY;

function TicketRecord({ draw, onClose }: { readonly draw: Draw; readonly onClose: () => void }) {
  const club = useStore($tenant)?.name ?? tenantHost.subdomain;
  const drawState = useStore(drawQuery.$state);
  const prizesState = useStore(prizesQuery.$state);
  const { data: prizes } = prizesState;
  useAllPages(prizesQuery);
  const knownDraw = useMemo(() => toKnownDraw(draw, prizes), [draw, prizes]);
  const lines = createTicketRecord({
    club,
    draw,
    prizes: knownDraw.prizes,
    getOutcome: (ticket) => ticketOutcome(ticket, knownDraw),
    // Time of the older of the two replies.
    readAt: Math.min(Date.now(), getTime(drawState), getTime(prizesState)),
    rulesUrl: getShareUrl('termsOfService'),
  });
  return (
    <RecordDialog
      title="Your tickets"
      lines={lines}
      layout="stacked"
      fileName={`tickets-${tenantHost.subdomain}-draw-${draw.id}.txt`}
      savedText={ticketNotices.saved}
      onClose={onClose}
    />
  );
}
