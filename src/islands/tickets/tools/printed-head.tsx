import { formatDateTime } from '../../../lib/format/date-time.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { showOptions, type TicketFilters } from '../../../lib/tickets/ticket-filters.ts';
import { PrintedOwner } from '../../shared/printed-owner.tsx';

interface PrintedHeadProps {
  readonly filters: TicketFilters;
  readonly count: number;
  /** False while tickets are still to be read. */
  readonly isAll: boolean;
  /** How many draws' results nobody has asked for, or could not be had. */
  readonly unchecked: number;
}

/** What paper needs and a screen does not: whose tickets they are, which, and as of when. */
export function PrintedHead({ filters, count, isAll, unchecked }: PrintedHeadProps) {
  const show = showOptions.find(({ value }) => value === filters.show)?.label;
  return (
    <div className="print-only">
      <PrintedOwner />
      <p>
        {count === 1 ? '1 ticket' : `${count} tickets`}
        {!isAll && ' so far'}, as of {formatDateTime(Date.now())}.
        {filters.show !== 'all' && ` Only: ${show}.`}
        {filters.search && ` Only what matches “${filters.search}”.`}
        {unchecked > 0 && ` ${ticketNotices.unchecked(unchecked)}.`}
      </p>
    </div>
  );
}
