import { useStore } from '@nanostores/react';
import { Bell } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { pathOf } from '../../../lib/paths.ts';
import { $screen } from '../../../stores/app/router.ts';
import { $news } from '../../../stores/notifications/unread-badges.ts';
import { NotificationList } from '../../shared/notification-list.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { placeBeside } from '../../ui/overlays/popover.ts';
import { useClosedWhenLeft } from '../../ui/overlays/use-closed-when-left.ts';

/** The notifications at hand on wide screens; they are loaded when it is opened. */
export function NotificationsPopover() {
  const id = useId();
  const { 'aria-label': label = 'Notifications', ...mark } = useStore($news).notifications ?? {};
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useClosedWhenLeft(open, box, popover);
  // A link in it leads to another screen.
  useEffect(() => $screen.listen(() => popover.current?.hidePopover()), []);
  const toggled = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen && popover.current && opener.current) placeBeside(popover.current, opener.current);
  };
  return (
    <div ref={box} className="menu-box">
      <IconButton ref={opener} label={label} {...mark} aria-expanded={open} popoverTarget={id}>
        <Icon of={Bell} size={20} />
      </IconButton>
      <section
        ref={popover}
        id={id}
        popover="auto"
        className="menu-popover notifications-popover"
        aria-labelledby={`${id}title`}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        <h2 id={`${id}title`}>Notifications</h2>
        {open && <NotificationList />}
        <a className="link" href={pathOf('notifications')}>
          See all notifications
        </a>
      </section>
    </div>
  );
}
