import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '../../lib/browser/deferred-work.ts';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import type { List } from '../../lib/data/list.ts';
import { getPath } from '../../lib/paths.ts';
import { canUnsubscribe } from '../../lib/subscriptions/subscription-rules.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { BalanceLink } from '../shared/balance-link.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { ListEnd } from '../ui/loading/list-end.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { useNextDrawsReady } from './next-draw.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const UnsubscribeDialog = lazyComponent(() => import('./unsubscribe-dialog.tsx'));
const UsualMonth = lazyComponent(() => import('./usual-month.tsx'));

/** Subscriptions: what buys tickets by itself, and the way out of it. */
export default function Subscriptions() {
  useEffect(() => onIdle(() => void UnsubscribeDialog.preload()), []);
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
  const isReady = useNextDrawsReady(list.entries);
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
              isConfirming={leaving?.id === subscription.id}
              onUnsubscribe={() => setLeaving(subscription)}
            />
          </li>
        ))}
      </ul>
      <ListEnd query={subscriptionsQuery} list={list} />
      {list.entries.some(canUnsubscribe) && <MonthlyCost />}
      {leaving && (
        <Suspense>
          <UnsubscribeDialog subscription={leaving} onClose={() => setLeaving(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Every draw has to be read for it: for who wants to know. */
function MonthlyCost() {
  const [isWanted, setWanted] = useState(false);
  return (
    <div className="flow-small subscription-month">
      <Button variant="secondary" size="small" aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
        What they take in a month
      </Button>
      {isWanted && (
        <Suspense>
          <UsualMonth />
        </Suspense>
      )}
    </div>
  );
}

function NoSubscriptions() {
  return (
    <Empty
      title="You haven't subscribed to any raffle yet."
      action={<ButtonLink href={getPath('draws')}>See the raffles</ButtonLink>}
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
