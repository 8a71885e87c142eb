import { Share2 } from 'lucide';
import type { Draw } from '../../../../lib/contract/draws.ts';
import { pathOf } from '../../../../lib/paths.ts';
import { shareLink } from '../../../../stores/app/share.ts';
import { here } from '../../../../stores/app/tenant.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { CalendarLink } from './calendar-link.tsx';

/** Whether the date that the draw counts down to is still worth a note. */
function isToCome({ status }: Draw): boolean {
  return status === 'live' || status === 'scheduled';
}

/** Where others find a draw. On a host that is no club's own, the address says whose it is. */
function addressOf({ id }: Draw): string {
  const search: Record<string, string> = here.parentDomain === undefined ? { client: here.subdomain } : {};
  return new URL(pathOf('draw', { id }, search), location.origin).href;
}

/** What a member may want to take along from a draw: its date, and its address for others. */
export function DrawLinks({ draw }: { readonly draw: Draw }) {
  return (
    <>
      {isToCome(draw) && <CalendarLink draw={draw} />}
      <Button variant="secondary" size="small" onClick={() => void shareLink(draw.name, addressOf(draw))}>
        <Icon of={Share2} size={18} />
        Share
      </Button>
    </>
  );
}
