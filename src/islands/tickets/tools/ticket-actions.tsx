import { Download, Printer } from 'lucide';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { localDay } from '../../../lib/format/local-day.ts';
import { ticketNotices } from '../../../lib/messages/ticket-notices.ts';
import { type ResolvedGroup, ticketsCsv } from '../../../lib/tickets/resolved-groups.ts';

import { tenantHost } from '../../../stores/app/tenant.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { announce } from '../../ui/messages/announce.ts';

/** Takes what is shown along: as a file for spreadsheets, or on paper. */
export function TicketActions({ groups }: { readonly groups: readonly ResolvedGroup[] }) {
  const save = () => {
    const name = `tickets-${tenantHost.subdomain}-${localDay(Date.now())}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', ticketsCsv(groups));
    announce(ticketNotices.saved, 'announcer', true);
  };
  return (
    <div className="row">
      <IconButton label="Save as CSV" onClick={save}>
        <Icon of={Download} size={20} />
      </IconButton>
      <IconButton label="Print" onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
      </IconButton>
    </div>
  );
}
