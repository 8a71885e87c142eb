import { Fragment, useEffect } from 'react';
import type { Notification } from '../../lib/contract/notifications.ts';
import { getSetSize, type List } from '../../lib/data/list.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { splitLinks } from '../../lib/html/linked-text.ts';
import { findRoute } from '../../stores/app/router.ts';
import { notificationsQuery } from '../../stores/notifications/notifications-query.ts';
import { registerVisibleList } from '../../stores/notifications/visible-lists.ts';
import { listClass } from '../ui/content/list.ts';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { getPositionProps, useVirtualList } from '../ui/loading/virtual-list.ts';
import { Empty } from '../ui/messages/empty.tsx';

const steps = { initialCount: 10, step: 30 } as const;

function Message({ text }: { readonly text: string }) {
  const segments = splitLinks(text, location.origin, (path) => findRoute(path) !== undefined);
  return (
    <p className="whitespace-pre-line">
      {segments.map(({ text: segment, href, isInternal }, index) => {
        const key = `${index} ${segment}`;
        if (!href) return <Fragment key={key}>{segment}</Fragment>;
        return isInternal ? (
          <a key={key} className="link text-primary-text" href={href}>
            {segment}
          </a>
        ) : (
          <a
            key={key}
            className="link text-primary-text"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span>{segment}</span>
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        );
      })}
    </p>
  );
}

interface EntryProps {
  readonly notification: Notification;
  readonly ariaPosition: ReturnType<typeof getPositionProps>;
}

function Entry({ notification: { title, message, created_at }, ariaPosition }: EntryProps) {
  return (
    <li className="px-[min(1rem,5vw)] py-3" {...ariaPosition}>
      {title && <p className="font-[650] whitespace-pre-line">{title}</p>}
      {message && <Message text={message} />}
      {created_at && (
        <time className="text-muted text-sm" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      )}
    </li>
  );
}

function Entries({ list }: { readonly list: List<Notification> }) {
  const notifications = list.entries;
  const { to, sentinelRef } = useVirtualList(notifications.length, steps);
  return (
    <>
      <ul className={listClass.rows}>
        {notifications.slice(0, to).map((notification, index) => (
          <Entry
            key={notification.id}
            notification={notification}
            ariaPosition={getPositionProps(getSetSize(list), index)}
          />
        ))}
      </ul>
      <ListEnd query={notificationsQuery} list={list} sentinelRef={sentinelRef} />
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

export function NotificationList() {
  useEffect(() => registerVisibleList('notifications'), []);
  const empty = <Empty title="You don't have any notification yet." illustration="bell" />;
  return (
    <Loaded query={notificationsQuery} skeleton={skeleton} empty={empty}>
      {(list) => <Entries list={list} />}
    </Loaded>
  );
}
