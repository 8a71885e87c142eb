import { useStore } from '@nanostores/react';
import { Bell } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { getPath } from '../../../lib/paths.ts';
import { $menuBadges } from '../../../stores/app/menu-badges.ts';
import { $screen } from '../../../stores/app/router.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { popoverClass, positionPopover, useCloseOnFocusOutside } from '../../ui/overlays/popover.ts';
import { NotificationList } from '../notification-list.tsx';

export function NotificationsPopover() {
  const id = useId();
  const { 'aria-label': label = 'Notifications', ...badge } = useStore($menuBadges).notifications ?? {};
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  useCloseOnFocusOutside(open, boxRef, popoverRef);
  useEffect(() => $screen.listen(() => popoverRef.current?.hidePopover()), []);
  const handleToggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen && popoverRef.current && buttonRef.current)
      positionPopover(popoverRef.current, buttonRef.current);
  };
  return (
    <div ref={boxRef} className="inline-flex">
      <IconButton
        ref={buttonRef}
        label={label}
        className="unread-corner"
        {...badge}
        aria-expanded={open}
        popoverTarget={id}
      >
        <Icon of={Bell} size={20} />
      </IconButton>
      <section
        ref={popoverRef}
        id={id}
        popover="auto"
        className={`${popoverClass} max-h-[min(36rem,calc(100dvh-1rem))] w-96`}
        aria-labelledby={`${id}title`}
        onToggle={(event) => handleToggle(event.newState === 'open')}
      >
        <h2 id={`${id}title`} className="px-4 py-3 text-base">
          Notifications
        </h2>
        {open && <NotificationList />}
        <a
          className="link sticky bottom-0 block border-t border-base-300 bg-base-100 px-4 py-3 text-primary-text"
          href={getPath('notifications')}
        >
          See all notifications
        </a>
      </section>
    </div>
  );
}
