import { CalendarPlus, FileText, Share2 } from 'lucide';
import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '../../../lib/browser/deferred-work.ts';
import type { Draw } from '../../../lib/contract/draws.ts';
import { createCalendarFile } from '../../../lib/draws/calendar-file.ts';
import { getPath } from '../../../lib/paths.ts';
import { giveFile } from '../../../stores/app/give-file.ts';
import { getShareUrl, shareLink } from '../../../stores/app/share.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const TicketRecord = lazyComponent(() => import('./ticket-record.tsx'));
const Poster = lazyComponent(() => import('./poster.tsx'));

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

interface SheetButtonProps {
  readonly draw: Draw;
  readonly label: string;
  readonly Sheet: typeof TicketRecord;
}

/** Opens a dialog with something to print. */
function SheetButton({ draw, label, Sheet }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Preloaded, because the chunk cannot load without a connection.
  useEffect(() => onIdle(() => void Sheet.preload()), [Sheet]);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={FileText} size={18} />
        <span>{label}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <Sheet draw={draw} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isUpcoming({ status }: Draw): boolean {
  return status === 'live' || status === 'scheduled';
}

export function DrawLinks({ draw }: { readonly draw: Draw }) {
  const handleShare = () => void shareLink(draw.name, getShareUrl('draw', { id: draw.id }));
  return (
    <>
      {isUpcoming(draw) && <CalendarButton draw={draw} />}
      <Button variant="secondary" size="small" onClick={handleShare}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
      {isUpcoming(draw) && <SheetButton draw={draw} label="Poster" Sheet={Poster} />}
      {draw.tickets.length > 0 && <SheetButton draw={draw} label="Ticket record" Sheet={TicketRecord} />}
    </>
  );
}
