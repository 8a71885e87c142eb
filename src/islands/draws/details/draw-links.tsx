import { Share2 } from 'lucide';
import type { Draw } from '../../../lib/contract/draws.ts';
import { getShareUrl, shareLink } from '../../../stores/app/share.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CalendarLink } from './calendar-link.tsx';

/** Whether the date that the draw counts down to is still worth a note. */
function isUpcoming({ status }: Draw): boolean {
  return status === 'live' || status === 'scheduled';
}

/** What a member may want to take along from a draw: its date, and its address for others. */
export function DrawLinks({ draw }: { readonly draw: Draw }) {
  const share = () => void shareLink(draw.name, getShareUrl('draw', { id: draw.id }));
  return (
    <>
      {isUpcoming(draw) && <CalendarLink draw={draw} />}
      <Button variant="secondary" size="small" onClick={share}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
    </>
  );
}
