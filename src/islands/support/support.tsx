import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { getPath } from '../../lib/paths.ts';
import { registerVisibleList } from '../../stores/notifications/notifications.ts';
import { $thanks, clearThanks } from '../../stores/support/create-request.ts';
import { supportRequestsQuery } from '../../stores/support/support-requests.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { ListPages } from '../ui/loading/show-more.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { RequestCard } from './request-card.tsx';

/** Repeats the success toast, which closes after some seconds. */
function SuccessNote() {
  const thanks = useStore($thanks);
  useEffect(() => clearThanks, []);
  return (
    thanks && (
      <Alert tone="success" announcement="">
        {thanks}
      </Alert>
    )
  );
}

const skeleton = (
  <div className="space-y-4">
    <Skeleton shape="panel" />
    <Skeleton shape="panel" />
  </div>
);

export default function Support() {
  useEffect(() => registerVisibleList('support'), []);
  const empty = (
    <Empty
      illustration="message"
      title="You haven't created any ticket yet."
      text="Tell us what's wrong or ask a question. We'll reply here."
    />
  );
  return (
    <Page actions={<ButtonLink href={getPath('createSupportRequest')}>Create ticket</ButtonLink>}>
      <div className="space-y-4">
        <SuccessNote />
        <Loaded query={supportRequestsQuery} skeleton={skeleton} empty={empty}>
          {(list) => (
            <ListPages query={supportRequestsQuery} list={list}>
              {(requests) => (
                <ul className="space-y-4">
                  {requests.map((request) => (
                    <li key={request.id}>
                      <RequestCard request={request} />
                    </li>
                  ))}
                </ul>
              )}
            </ListPages>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
