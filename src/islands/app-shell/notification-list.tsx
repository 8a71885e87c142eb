import { Fragment, useEffect } from 'react';
import type { Notification } from '../../lib/contract/member.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { newTabHint } from '../../lib/format/text.ts';
import { splitLinks } from '../../lib/html/text.ts';
import { findRoute } from '../../stores/app/router.ts';
import { notificationsQuery, registerVisibleList } from '../../stores/notifications/notifications.ts';
import { listClass } from '../ui/content/surface.ts';
import { Loaded } from '../ui/loading/loaded.tsx';
import { ListPages } from '../ui/loading/show-more.tsx';
import { RowSkeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';

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
            <span className="sr-only"> {newTabHint}</span>
          </a>
        );
      })}
    </p>
  );
}

function Entry({ notification: { title, message, created_at } }: { readonly notification: Notification }) {
  return (
    <li className="px-[min(1rem,5vw)] py-3">
      {title && <p className="font-[650] whitespace-pre-line">{title}</p>}
      {message && <Message text={message} />}
      {created_at && (
        <time className="text-muted" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
      )}
    </li>
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
      {(list) => (
        <ListPages query={notificationsQuery} list={list}>
          {(notifications) => (
            <ul className={listClass.rows}>
              {notifications.map((notification) => (
                <Entry key={notification.id} notification={notification} />
              ))}
            </ul>
          )}
        </ListPages>
      )}
    </Loaded>
  );
}
