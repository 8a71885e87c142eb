import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { isComplete, type List } from '../../lib/data/list.ts';
import { endingsText } from '../../lib/messages/safer-play-notices.ts';
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
import { Button } from '../ui/controls/button.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { FailureAlert } from '../ui/messages/alert.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';

const badges = {
  waiting: { tone: 'outline', label: 'Waiting' },
  sending: { tone: 'outline', label: 'Ending…' },
  ended: { tone: 'success', label: 'Ended' },
  failed: { tone: 'error', label: 'Not ended' },
  unknown: { tone: 'warning', label: 'Not known' },
} as const;

function EndingItem({ ending }: { readonly ending: Ending }) {
  const order = unsubscribe.at(ending.id);
  const failure = useStore(order.$failure);
  const unanswered = useStore(order.$unanswered);
  const { tone, label } = badges[ending.state];
  return (
    <li className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{subscriptionName(ending)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {failure && <FailureAlert failure={failure} />}
      {unanswered && (
        <UnansweredOrder order={unanswered} onTryAgain={(pending) => order.tryAgain(pending, undefined)} />
      )}
    </li>
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
      title={isOne ? 'End your subscription?' : 'End all your subscriptions?'}
      description="Unsubscribing from active draws won't refund purchased tickets."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={handleConfirm}>
            {isOne ? 'End it' : 'End all'}
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

/** A subscription that another device or a late reply ended counts as ended. One that now needs the club does not. */
function useEndings({ entries }: List<Subscription>): readonly Ending[] {
  const listed = new Map(entries.map((entry) => [entry.id, entry]));
  return useStore($endings).flatMap((ending) => {
    const subscription = listed.get(ending.id);
    if (subscription && needsClub(subscription)) return [];
    return subscription && isEnded(subscription) ? { ...ending, state: 'ended' as const } : ending;
  });
}

/** The API ends active subscriptions only. An unreadable status tells nothing. */
const needsClub = (subscription: Subscription) =>
  subscription.status !== '' && !canUnsubscribe(subscription) && !isEnded(subscription);

function Endings({ endings }: { readonly endings: readonly Ending[] }) {
  const text = isEnding(endings) ? '' : endingsText(endings.map(({ state }) => state));
  useAnnouncement(text);
  const failed = endings.filter(({ state }) => state === 'failed');
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid gap-2" role="list" aria-label="Subscriptions being ended">
        {endings.map((ending) => (
          <EndingItem key={ending.id} ending={ending} />
        ))}
      </ul>
      {text && <p>{text}</p>}
      {text && failed.length > 0 && (
        <Button variant="secondary" onClick={() => void endSubscriptions(failed)}>
          Try again<span className="sr-only"> to end what is not ended</span>
        </Button>
      )}
    </>
  );
}

function EndAll({ list }: { readonly list: List<Subscription> }) {
  const [isConfirming, setConfirming] = useState(false);
  const { progress } = useAllPages(subscriptionsQuery);
  const endings = useEndings(list);
  const known = new Set(endings.map(({ id }) => id));
  const active = list.entries.filter((entry) => canUnsubscribe(entry) && !known.has(entry.id));
  const waiting = list.entries.filter(needsClub);
  const isPartial = !isComplete(list) || list.entries.some(({ status }) => status === '');
  return (
    <div className="space-y-3">
      <PagesProgress progress={progress} />
      {endings.length > 0 && <Endings endings={endings} />}
      {endings.length === 0 && active.length === 0 && !isPartial && <p>You have no active subscription.</p>}
      {waiting.length > 0 && (
        <>
          <p>We can't unsubscribe you from these. Ask your club.</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
          <ul className="grid gap-2" role="list" aria-label="Ask your club">
            {waiting.map((subscription) => (
              <li
                key={subscription.id}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
              >
                <span className="min-w-0 wrap-anywhere">{subscriptionName(subscription)}</span>
                <Badge tone={subscriptionBadge(subscription.status).tone}>
                  {subscriptionBadge(subscription.status).label}
                </Badge>
                <SupportLink request={endSubscriptionRequest(subscription)}>
                  Ask to end it<span className="sr-only">{`: ${subscription.lottery_name}`}</span>
                </SupportLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {isPartial && <p>Not all of your subscriptions could be read, so these may not be all.</p>}
      {active.length > 0 && !isEnding(endings) && (
        <Button
          className="max-w-full text-[min(var(--text-base),8vw)]"
          variant="secondary"
          onClick={() => setConfirming(true)}
        >
          {active.length === 1 ? 'End my subscription' : `End all ${active.length} subscriptions`}
        </Button>
      )}
      {isConfirming && <ConfirmDialog subscriptions={active} onClose={() => setConfirming(false)} />}
    </div>
  );
}

/** Ends all active subscriptions, each with its own result. */
export function EndSubscriptions() {
  return (
    <Loaded query={subscriptionsQuery} skeleton={<Skeleton shape="button" />}>
      {(list) => <EndAll list={list} />}
    </Loaded>
  );
}
