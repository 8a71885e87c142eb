import { CalendarPlus, FileText, Share2 } from 'lucide';
import { useState } from 'react';
import type { Draw } from '../../../lib/contract/draws.ts';
import { createCalendarFile } from '../../../lib/draws/calendar-file.ts';
import { getPath } from '../../../lib/paths.ts';
import { giveFile } from '../../../stores/app/give-file.ts';
import { getShareUrl, shareLink } from '../../../stores/app/share.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TicketRecord } from './ticket-record.tsx';

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
    <Button variant="secondary" size="small" onClick={handlePress}>
      <Icon of={CalendarPlus} size={18} />
      Add to calendar
    </Button>
  );
}

function TicketRecordButton({ draw }: { readonly draw: Draw }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={FileText} size={18} />
        Ticket record
      </Button>
      {isOpen && <TicketRecord draw={draw} onClose={() => setOpen(false)} />}
    </>
  );
}

export function DrawLinks({ draw }: { readonly draw: Draw }) {
  const isUpcoming = draw.status === 'live' || draw.status === 'scheduled';
  const handleShare = () => void shareLink(draw.name, getShareUrl('draw', { id: draw.id }));
  return (
    <>
      {isUpcoming && <CalendarButton draw={draw} />}
      <Button variant="secondary" size="small" onClick={handleShare}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
      {draw.tickets.length > 0 && <TicketRecordButton draw={draw} />}
    </>
  );
}
