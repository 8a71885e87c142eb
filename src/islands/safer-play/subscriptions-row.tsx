import { useStore } from '@nanostores/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { activeText, endingsText } from '../../lib/messages/safer-play-notices.ts';
import { endSubscriptionRequest } from '../../lib/messages/ticket-notices.ts';
import {
  canUnsubscribe,
  isEnded,
  subscriptionBadge,
  subscriptionName,
} from '../../lib/subscriptions/subscription-rules.ts';
import {
  $endings,
  type Ending,
  endSubscriptions,
  isEnding,
} from '../../stores/subscriptions/end-subscriptions.ts';
import { unsubscribe } from '../../stores/subscriptions/subscription-orders.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { SupportLink } from '../orders/support-link.tsx';
import { UnansweredOrder } from '../orders/unanswered-order.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Disclosure, useRowState } from '../ui/content/disclosure.tsx';
import { Button } from '../ui/controls/button.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';

const badges = {
  waiting: { tone: 'outline', label: 'Waiting' },
  sending: { tone: 'outline', label: 'Unsubscribing…' },
  ended: { tone: 'success', label: 'Unsubscribed' },
  failed: { tone: 'error', label: 'Still subscribed' },
  unknown: { tone: 'warning', label: 'Not sure yet' },
} as const;

interface ItemProps {
  readonly subscription: Pick<Subscription, 'lottery_name' | 'ticket_count'>;
  readonly badge: Readonly<{ tone: ComponentProps<typeof Badge>['tone']; label: string }>;
  readonly children?: ReactNode;
}

function Item({ subscription, badge, children }: ItemProps) {
  return (
    <li className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{subscriptionName(subscription)}</span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      {children}
    </li>
  );
}

function EndingItem({ ending }: { readonly ending: Ending }) {
  const order = unsubscribe.at(ending.id);
  const failure = useStore(order.$failure);
  const unanswered = useStore(order.$unanswered);
  return (
    <Item subscription={ending} badge={badges[ending.state]}>
      {failure && <FailureAlert failure={failure} />}
      {unanswered && (
        <UnansweredOrder order={unanswered} onTryAgain={(pending) => order.tryAgain(pending, undefined)} />
      )}
    </Item>
  );
}

interface ConfirmDialogProps {
  readonly subscriptions: readonly Subscription[];
  readonly onClose: () => void;
}

function ConfirmDialog({ subscriptions, onClose }: ConfirmDialogProps) {
  const handleConfirm = () => {
    void endSubscriptions(subscriptions);
    onClose();
  };
  const isOne = subscriptions.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? 'Unsubscribe from this?' : 'Unsubscribe from all of these?'}
      description="Unsubscribing from active draws won't refund purchased tickets."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={handleConfirm}>
            {isOne ? 'Unsubscribe' : 'Unsubscribe from all'}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 ps-4.5">
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>{subscriptionName(subscription)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** True if only the club can end it: the API ends active subscriptions only. */
const needsClub = (subscription: Subscription) =>
  subscription.status !== '' && !canUnsubscribe(subscription) && !isEnded(subscription);

/**
 * Combines the list with the results of this page. Another device or a late reply may have ended a subscription, and
 * the club may by now be the only one who can.
 */
function sortSubscriptions(list: List<Subscription>, results: readonly Ending[]) {
  const listed = new Map(list.entries.map((entry) => [entry.id, entry]));
  const endings = results.flatMap((ending) => {
    const subscription = listed.get(ending.id);
    if (subscription && needsClub(subscription)) return [];
    return subscription && isEnded(subscription) ? { ...ending, state: 'ended' as const } : ending;
  });
  const known = new Set(endings.map(({ id }) => id));
  return {
    endings,
    active: list.entries.filter((entry) => canUnsubscribe(entry) && !known.has(entry.id)),
    waiting: list.entries.filter(needsClub),
    isPartial: !isComplete(list) || list.entries.some(({ status }) => status === ''),
  };
}

function Endings({ endings }: { readonly endings: readonly Ending[] }) {
  const text = isEnding(endings) ? '' : endingsText(endings.map(({ state }) => state));
  useAnnouncement(text);
  const failed = endings.filter(({ state }) => state === 'failed');
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid gap-2" role="list" aria-label="Subscriptions">
        {endings.map((ending) => (
          <EndingItem key={ending.id} ending={ending} />
        ))}
      </ul>
      {text && <p>{text}</p>}
      {text && failed.length > 0 && (
        <Button variant="secondary" onClick={() => void endSubscriptions(failed)}>
          Try again<span className="sr-only"> with the rest</span>
        </Button>
      )}
    </>
  );
}

function EndAll({ list }: { readonly list: List<Subscription> }) {
  const [isConfirming, setConfirming] = useState(false);
  const { progress } = useAllPages(subscriptionsQuery);
  const { endings, active, waiting, isPartial } = sortSubscriptions(list, useStore($endings));
  return (
    <div className="space-y-3">
      <PagesProgress progress={progress} />
      {endings.length > 0 && <Endings endings={endings} />}
      {endings.length === 0 && active.length === 0 && !isPartial && <p>You have no active subscriptions.</p>}
      {active.length > 0 && !isEnding(endings) && (
        <Button
          className="max-w-full text-[min(var(--text-base),8vw)]"
          variant="secondary"
          onClick={() => setConfirming(true)}
        >
          {active.length === 1 ? 'Unsubscribe' : `Unsubscribe from all ${active.length}`}
          {active.length === 1 && <span className="sr-only">{` from ${active[0]?.lottery_name}`}</span>}
        </Button>
      )}
      {waiting.length > 0 && (
        <>
          <p>Only your club can unsubscribe you from these.</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
          <ul className="grid gap-2" role="list" aria-label="Ask your club">
            {waiting.map((subscription) => (
              <Item
                key={subscription.id}
                subscription={subscription}
                badge={subscriptionBadge(subscription.status)}
              >
                <SupportLink request={endSubscriptionRequest(subscription)}>
                  Ask to unsubscribe<span className="sr-only">{`: ${subscription.lottery_name}`}</span>
                </SupportLink>
              </Item>
            ))}
          </ul>
        </>
      )}
      {isPartial && <p>We couldn't load all your subscriptions. Some may be missing.</p>}
      {isConfirming && <ConfirmDialog subscriptions={active} onClose={() => setConfirming(false)} />}
    </div>
  );
}

/** Ends all active subscriptions, each with its own result. */
export function SubscriptionsRow() {
  const results = useStore($endings);
  const state = useRowState(subscriptionsQuery, (list) => {
    const { endings, active, isPartial } = sortSubscriptions(list, results);
    const remaining = endings.filter((ending) => ending.state !== 'ended').length;
    return activeText(active.length + remaining, !isPartial);
  });
  const hasError = results.some((ending) => ending.state === 'failed' || ending.state === 'unknown');
  return (
    <Disclosure id="subscriptions" title="Subscriptions" state={state} hasError={hasError}>
      <p>Subscriptions keep buying tickets until you unsubscribe.</p>
      <Loaded query={subscriptionsQuery} skeleton={<Skeleton shape="button" />}>
        {(list) => <EndAll list={list} />}
      </Loaded>
    </Disclosure>
  );
}
