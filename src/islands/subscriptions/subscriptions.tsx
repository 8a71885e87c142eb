import { Suspense, useEffect, useState } from 'react';
import { onIdle } from '../../lib/browser/timing.ts';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import type { List } from '../../lib/data/list.ts';
import { getPath } from '../../lib/paths.ts';
import { canUnsubscribe, noSubscriptionsText } from '../../lib/subscriptions/subscription-rules.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { BalanceLink } from '../shared/member-links.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { ListPages } from '../ui/loading/show-more.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Empty } from '../ui/messages/empty.tsx';
import { Page } from '../ui/page.tsx';
import { useNextDrawsReady } from './next-draw.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4';

/** Loads the parts that open after a press. */
const loadDialogs = () => import('./unsubscribe-dialog.tsx');

const UnsubscribeDialog = lazyComponent(async () => (await loadDialogs()).UnsubscribeDialog);
const UsualMonth = lazyComponent(async () => (await loadDialogs()).UsualMonth);

export default function Subscriptions() {
  useEffect(() => onIdle(() => void UnsubscribeDialog.preload()), []);
  return (
    <Page>
      <BalanceLink />
      <Loaded
        query={subscriptionsQuery}
        skeleton={<SubscriptionsSkeleton />}
        empty={
          <Empty
            title={noSubscriptionsText}
            action={<ButtonLink href={getPath('draws')}>See all raffles</ButtonLink>}
          />
        }
      >
        {(list) => <SubscriptionList list={list} />}
      </Loaded>
    </Page>
  );
}

function SubscriptionList({ list }: { readonly list: List<Subscription> }) {
  const [unsubscribing, setUnsubscribing] = useState<Subscription>();
  const [isCostOpen, setCostOpen] = useState(false);
  const isReady = useNextDrawsReady(list.entries);
  if (!isReady) {
    return (
      <div aria-busy="true">
        <SubscriptionsSkeleton />
      </div>
    );
  }
  return (
    <>
      <ListPages query={subscriptionsQuery} list={list}>
        {(subscriptions) => (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists.
          <ul className={grid} role="list">
            {subscriptions.map((subscription) => (
              <li key={subscription.id}>
                <SubscriptionCard
                  subscription={subscription}
                  isConfirming={unsubscribing?.id === subscription.id}
                  onUnsubscribe={() => setUnsubscribing(subscription)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListPages>
      {list.entries.some(canUnsubscribe) && (
        <div className="mt-4 space-y-2">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isCostOpen}
            onClick={() => setCostOpen(!isCostOpen)}
          >
            See monthly cost
          </Button>
          {isCostOpen && (
            <Suspense>
              <UsualMonth />
            </Suspense>
          )}
        </div>
      )}
      {unsubscribing && (
        <Suspense>
          <UnsubscribeDialog subscription={unsubscribing} onClose={() => setUnsubscribing(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function SubscriptionsSkeleton() {
  return (
    <div className={grid}>
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  );
}
