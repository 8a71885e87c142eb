import { formatDateTime } from '../../../lib/format/date-time.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { outcomeFilterOptions, type TicketFilters } from '../../../lib/tickets/ticket-filters.ts';
import { PrintedOwner } from '../../shared/printed-owner.tsx';

interface TicketsPrintHeaderProps {
  readonly filters: TicketFilters;
  readonly count: number;
  /** False while tickets are still to be read. */
  readonly isComplete: boolean;
  /** How many draws' results nobody has asked for, or could not be had. */
  readonly unchecked: number;
}

/** What paper needs and a screen does not: whose tickets they are, which, and as of when. */
export function TicketsPrintHeader({ filters, count, isComplete, unchecked }: TicketsPrintHeaderProps) {
  const show = outcomeFilterOptions.find(({ value }) => value === filters.show)?.label;
  return (
    <div className="print-only">
      <PrintedOwner />
      <p>
        {count === 1 ? '1 ticket' : `${count} tickets`}
        {!isComplete && ' so far'}, as of {formatDateTime(Date.now())}.
        {filters.show !== 'all' && ` Only: ${show}.`}
        {filters.search && ` Only what matches “${filters.search}”.`}
        {unchecked > 0 && ` ${ticketNotices.unchecked(unchecked)}.`}
      </p>
    </div>
  );
}
