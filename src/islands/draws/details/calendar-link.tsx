import { CalendarPlus } from 'lucide';
import type { Draw } from '../../../lib/contract/draws.ts';
import { calendarFile } from '../../../lib/draws/calendar-file.ts';
import { getPath } from '../../../lib/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** The date the draw counts down to, for the member's own calendar. */
export function CalendarLink({ draw }: { readonly draw: Draw }) {
  const url = new URL(getPath('draw', { id: draw.id }), location.origin).href;
  const file = calendarFile(draw, { url });
  if (!file) return null;
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`draw-${draw.id}.ics`}
    >
      <Icon of={CalendarPlus} size={18} />
      Add to calendar
    </ButtonLink>
  );
}
