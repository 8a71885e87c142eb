import type { Subscription } from '../../../lib/contract/subscriptions.ts';
import { getPath } from '../../../lib/paths.ts';
import { canPay } from '../../../lib/subscriptions/subscription-rules.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** The subscription that a member has, where it would be offered otherwise, and the way to what can be done about it. */
export function RunningSubscription({ subscription }: { readonly subscription: Subscription }) {
  const waits = canPay(subscription);
  return (
    <div className="purchase-running">
      <p>
        <strong>{waits ? 'Payment waiting' : `You subscribe with ${subscription.ticket_count}`}</strong>
        <span className="muted small">
          {waits
            ? 'Your subscription starts once it is paid.'
            : 'Tickets for upcoming draws are bought for you.'}
        </span>
      </p>
      <ButtonLink variant={waits ? 'primary' : 'secondary'} size="small" href={getPath('subscriptions')}>
        {waits ? 'Finish' : 'Manage'}
        <span className="sr-only"> subscription</span>
      </ButtonLink>
    </div>
  );
}
