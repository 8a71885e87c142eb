import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { Ticket } from '../../../lib/contract/tickets.ts';
import type { QueryState } from '../../../lib/data/query.ts';
import { createTicketRecord } from '../../../lib/draws/ticket-record.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { ticketOutcome, toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { getShareUrl } from '../../../stores/app/share.ts';
import { $tenant, tenantHost } from '../../../stores/app/tenant.ts';
import { drawQuery, prizesQuery } from '../../../stores/draws/draw.ts';
import { RecordDialog } from '../../shared/record-dialog.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';

const getTime = ({ updatedAt }: QueryState<unknown>) => updatedAt?.at ?? Number.POSITIVE_INFINITY;

/** Lines of the record; the time is that of the older of the replies that it is made of. */
function useTicketRecord(draw: Draw) {
  const club = useStore($tenant)?.name ?? tenantHost.subdomain;
  const drawState = useStore(drawQuery.$state);
  const prizesState = useStore(prizesQuery.$state);
  const { data: prizes } = prizesState;
  useAllPages(prizesQuery);
  const knownDraw = useMemo(() => toKnownDraw(draw, prizes), [draw, prizes]);
  const getOutcome = (ticket: Ticket) => ticketOutcome(ticket, knownDraw);
  const readAt = Math.min(Date.now(), getTime(drawState), getTime(prizesState));
  const rulesUrl = getShareUrl('termsOfService');
  return createTicketRecord({ club, draw, prizes: knownDraw.prizes, getOutcome, readAt, rulesUrl });
}

interface TicketRecordProps {
  readonly draw: Draw;
  readonly onClose: () => void;
}

/** Dialog with the member's tickets of a draw and their results. */
export function TicketRecord({ draw, onClose }: TicketRecordProps) {
  const lines = useTicketRecord(draw);
  return (
    <RecordDialog
      title="Ticket record"
      lines={lines}
      layout="stacked"
      fileName={`tickets-${tenantHost.subdomain}-draw-${draw.id}.txt`}
      savedText={ticketNotices.saved}
      onClose={onClose}
    />
  );
}
