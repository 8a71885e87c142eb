import { Fragment, useEffect } from 'react';
import type { Notification } from '../../lib/contract/notifications.ts';
import { type List, setSizeOf } from '../../lib/data/list.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { linkedText } from '../../lib/html/linked-text.ts';
import { routeAt } from '../../stores/app/router.ts';
import { noteListShown } from '../../stores/notifications/lists-shown.ts';
import { notificationsQuery } from '../../stores/notifications/notifications.ts';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { RowSkeleton } from '../ui/loading/row-skeleton.tsx';
import { placeAmong, useSteps } from '../ui/loading/virtual-list.ts';
import { Empty } from '../ui/messages/empty.tsx';

/** How many entries more are drawn when the end of the list comes near. */
const steps = { first: 10, step: 30 } as const;

/** A message with its addresses as links: a screen of ours opens in the app, anything else beside it. */
function Message({ text }: { readonly text: string }) {
  const pieces = linkedText(text, location.origin, (path) => routeAt(path) !== undefined);
  return (
    <p>
      {pieces.map(({ text: words, href, isOurs }, index) => {
        const key = `${index} ${words}`;
        if (!href) return <Fragment key={key}>{words}</Fragment>;
        return isOurs ? (
          <a key={key} className="link" href={href}>
            {words}
          </a>
        ) : (
          <a key={key} className="link" href={href} target="_blank" rel="noopener noreferrer">
            {words}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        );
      })}
    </p>
  );
}

interface EntryProps {
  readonly notification: Notification;
  readonly place: ReturnType<typeof placeAmong>;
}

function Entry({ notification: { title, message, created_at }, place }: EntryProps) {
  return (
    <li className="notification" {...place}>
      {title && <p className="notification-title">{title}</p>}
      {message && <Message text={message} />}
      {created_at && (
        <time className="muted small" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      )}
    </li>
  );
}

function Entries({ list }: { readonly list: List<Notification> }) {
  const notifications = list.entries;
  const { to, moreRef } = useSteps(notifications.length, steps);
  return (
    <>
      <ul className="list">
        {notifications.slice(0, to).map((notification, index) => (
          <Entry
            key={notification.id}
            notification={notification}
            place={placeAmong(setSizeOf(list), index)}
          />
        ))}
      </ul>
      <ListEnd query={notificationsQuery} list={list} moreRef={moreRef} />
    </>
  );
}

const skeleton = (
  <>
    <RowSkeleton />
    <RowSkeleton />
    <RowSkeleton />
  </>
);

/** The member's notifications, as the screen and the desktop's popover show them. */
export function NotificationList() {
  useEffect(() => noteListShown('notifications'), []);
  const empty = <Empty title="You don't have any notification yet." mark="bell" />;
  return (
    <Loaded query={notificationsQuery} skeleton={skeleton} empty={empty}>
      {(list) => <Entries list={list} />}
    </Loaded>
  );
}
