import { useState } from 'react';
import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import type { List } from '../../../lib/data/list.ts';
import { pathOf } from '../../../lib/paths.ts';
import { subscriptionsQuery } from '../../../stores/subscriptions.ts';
import { BalanceLink } from '../../parts/balance-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { UnsubscribeDialog } from './unsubscribe-dialog.tsx';
import { useNextDrawsKnown } from './use-next-draws.ts';

/** Subscriptions: what buys tickets by itself, and the way out of it. */
export default function Subscriptions() {
  return (
    <Page>
      <BalanceLink />
      <Loaded query={subscriptionsQuery} skeleton={<Placeholder />} empty={<NoSubscriptions />}>
        {(list) => <SubscriptionList list={list} />}
      </Loaded>
    </Page>
  );
}

function SubscriptionList({ list }: { readonly list: List<Subscription> }) {
  const [leaving, setLeaving] = useState<Subscription>();
  const isReady = useNextDrawsKnown(list.entries);
  if (!isReady) {
    return (
      <div aria-busy="true">
        <Placeholder />
      </div>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks loses its role in Safari. */}
      <ul className="subscription-grid" role="list">
        {list.entries.map((subscription) => (
          <li key={subscription.id}>
            <SubscriptionCard
              subscription={subscription}
              isAsked={leaving?.id === subscription.id}
              onUnsubscribe={() => setLeaving(subscription)}
            />
          </li>
        ))}
      </ul>
      <ListEnd query={subscriptionsQuery} list={list} />
      {leaving && <UnsubscribeDialog subscription={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function NoSubscriptions() {
  return (
    <Empty
      title="You haven't subscribed to any raffle yet."
      action={<ButtonLink href={pathOf('raffles')}>See the raffles</ButtonLink>}
    />
  );
}

function Placeholder() {
  return (
    <div className="subscription-grid">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  );
}
