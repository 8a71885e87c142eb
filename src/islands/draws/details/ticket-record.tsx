import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import type { QueryState } from '../../../lib/data/query.ts';
import { createTicketRecord, formatTicketRecord } from '../../../lib/draws/ticket-record.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { toKnownDraw } from '../../../lib/tickets/ticket-outcomes.ts';
import { getShareUrl } from '../../../stores/app/share.ts';
import { canShareFile, shareFile } from '../../../stores/app/share-file.ts';
import { $tenant, tenantHost } from '../../../stores/app/tenant.ts';
import { drawQuery, prizesQuery } from '../../../stores/draws/draw.ts';
import { PrintableDialog } from '../../shared/printable-dialog.tsx';
import ResultChanges from '../../shared/result-changes.tsx';
import { useOutcomes } from '../../shared/ticket-outcome.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useAllPages } from '../../ui/loading/all-pages.tsx';
import { announce } from '../../ui/messages/announce.ts';

const loadedAt = (state: QueryState<unknown>) => (state.status === 'loaded' ? [state.loadedAt] : []);

/** Lines of the record; the time is that of the older of the replies that it is made of. */
function useTicketRecord(draw: Draw) {
  const club = useStore($tenant)?.name ?? tenantHost.subdomain;
  const drawState = useStore(drawQuery.$state);
  const prizesState = useStore(prizesQuery.$state);
  useAllPages(prizesQuery);
  const list = prizesState.status === 'loaded' ? prizesState.data : undefined;
  const knownDraw = useMemo(() => toKnownDraw(draw, list), [draw, list]);
  const getOutcome = useOutcomes(
    draw.tickets,
    useCallback(() => knownDraw, [knownDraw]),
  );
  const readAt = Math.min(Date.now(), ...loadedAt(drawState), ...loadedAt(prizesState));
  const rulesUrl = getShareUrl('termsOfService');
  const lines = createTicketRecord({ club, draw, prizes: knownDraw.prizes, getOutcome, readAt, rulesUrl });
  return { lines, knownDraw };
}

interface TicketRecordProps {
  readonly draw: Draw;
  readonly onClose: () => void;
}

/** Dialog with the member's tickets of a draw and their results. It prints without the page. */
export default function TicketRecord({ draw, onClose }: TicketRecordProps) {
  const { lines, knownDraw } = useTicketRecord(draw);
  const name = `tickets-${tenantHost.subdomain}-draw-${draw.id}.txt`;
  const file = new File([formatTicketRecord(lines)], name, { type: 'text/plain' });
  const handleShare = async () => {
    if (await shareFile(file)) announce(ticketNotices.recordSaved);
  };
  const items = lines.map(({ term, text }) => ({
    term,
    value: <span className="whitespace-pre-line tabular-nums">{text}</span>,
  }));
  return (
    <PrintableDialog
      title="Ticket record"
      onClose={onClose}
      secondaryAction={
        <Button variant="secondary" onClick={() => void handleShare()}>
          {canShareFile(file) ? 'Share as a file' : 'Save as a file'}
        </Button>
      }
    >
      <DefinitionList layout="stacked" items={items} />
      <ResultChanges tickets={draw.tickets} draw={knownDraw} />
    </PrintableDialog>
  );
}
