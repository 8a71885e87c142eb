import type { Notification } from '../../lib/contract/notifications.ts';
import { formatDateTime } from '../../lib/date-text.ts';
import { notificationsQuery } from '../../stores/notifications.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RowSkeleton } from '../ui/row-skeleton.tsx';
import { useSteps } from '../ui/use-steps.ts';

/** How many entries more are drawn when the end of the list comes near. */
const steps = { first: 10, step: 30 } as const;

function Entry({ notification: { title, message, created_at } }: { readonly notification: Notification }) {
  return (
    <li className="notification">
      {title && <p className="notification-title">{title}</p>}
      {message && <p>{message}</p>}
      {created_at && (
        <time className="muted small" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      )}
    </li>
  );
}

function Entries({ notifications }: { readonly notifications: readonly Notification[] }) {
  const { shown, moreRef } = useSteps(notifications.length, steps);
  return (
    <>
      <ul className="list">
        {notifications.slice(0, shown).map((notification) => (
          <Entry key={notification.id} notification={notification} />
        ))}
      </ul>
      {shown < notifications.length && <div ref={moreRef} />}
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
  const empty = <Empty title="You don't have any notification yet." mark="bell" />;
  return (
    <Loaded query={notificationsQuery} skeleton={skeleton} empty={empty}>
      {(notifications) => <Entries notifications={notifications} />}
    </Loaded>
  );
}
