import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { formatPence } from '../../lib/format/money.ts';
import { endSubscriptionRequest, uncoveredText } from '../../lib/messages/subscription-notices.ts';
import { depositPath } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { canPay, subscriptionName } from '../../lib/subscriptions/subscription-rules.ts';
import type { UncoveredSubscription } from '../../lib/subscriptions/uncovered.ts';
import { $pause } from '../../stores/app/pause.ts';
import { $uncovered } from '../../stores/subscriptions/uncovered.ts';
import { prefillSupportRequest } from '../../stores/support/prefilled-request.ts';
import { TrustedLink } from '../shared/trusted-link.tsx';
import { cardClass } from '../ui/content/card.ts';
import { ButtonLink, getButtonClassName } from '../ui/controls/button-link.tsx';

type ItemProps = UncoveredSubscription;

/** Leads to the deposit of the missing amount, or to the payment of a subscription that the balance covers. */
function CoverLink({ subscription, draw, gap }: ItemProps) {
  const { lottery_name: name, ticket_count: quantity } = subscription;
  if (gap === 0 || !draw || quantity === undefined) {
    return (
      <ButtonLink variant="secondary" size="small" href={getPath('subscriptions')}>
        Pay for it<span className="sr-only">{`: ${name}`}</span>
      </ButtonLink>
    );
  }
  return (
    <TrustedLink
      className={getButtonClassName({ variant: 'secondary', size: 'small' })}
      href={depositPath(gap, { draw: draw.id, quantity, choice: 'waiting' })}
    >
      <span>{`Top up ${formatPence(gap)}`}</span>
      <span className="sr-only">{` for ${name}`}</span>
    </TrustedLink>
  );
}

function EndLink({ subscription }: Pick<ItemProps, 'subscription'>) {
  const isUnpaid = canPay(subscription);
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      href={getPath(isUnpaid ? 'createSupportRequest' : 'subscriptions')}
      onClick={() => isUnpaid && prefillSupportRequest(endSubscriptionRequest(subscription))}
    >
      <span>{isUnpaid ? 'Ask to end it' : 'End it'}</span>
      <span className="sr-only">{`: ${subscription.lottery_name}`}</span>
    </ButtonLink>
  );
}

function Item(uncovered: ItemProps) {
  const { subscription } = uncovered;
  const isPaused = useStore($pause) !== undefined;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere font-[550]">{subscriptionName(subscription)}</p>
        <p className="text-muted text-sm">{uncoveredText(uncovered, formatPence, formatDateTime)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isPaused && <CoverLink {...uncovered} />}
        <EndLink subscription={subscription} />
      </div>
    </li>
  );
}

/** Lists the subscriptions that the balance does not cover. Renders nothing until they are known. */
export function UncoveredSubscriptions() {
  const id = useId();
  const uncovered = useStore($uncovered);
  if (uncovered.length === 0) return null;
  return (
    <section className={`${cardClass.padded} space-y-4`} aria-labelledby={id}>
      <h2 id={id}>Subscriptions to look at</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of unmarked lists. */}
      <ul className="grid gap-4" role="list">
        {uncovered.map((entry) => (
          <Item key={entry.subscription.id} {...entry} />
        ))}
      </ul>
    </section>
  );
}
