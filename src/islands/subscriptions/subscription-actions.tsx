import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { canPay, canUnsubscribe } from '../../lib/subscriptions.ts';
import { paySubscription, unsubscribe } from '../../stores/subscriptions.ts';
import { FailureAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface SubscriptionActionsProps {
  readonly subscription: Subscription;
  /** The last action was for this one. */
  readonly acting: boolean;
  readonly onAct: () => void;
  readonly onUnsubscribe: () => void;
}

/** Ends or pays a subscription, whichever its status allows, and tells what went wrong. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, acting, onAct, onUnsubscribe } = props;
  const ending = useStore(unsubscribe.$pending);
  const paying = useStore(paySubscription.$pending);
  const pay = () => {
    onAct();
    void paySubscription.run(subscription.id);
  };
  return (
    <>
      {acting && <LastFailure status={subscription.status} />}
      {canUnsubscribe(subscription) && (
        <Button variant="secondary" pending={ending && acting} onClick={onUnsubscribe}>
          Unsubscribe
        </Button>
      )}
      {canPay(subscription) && (
        <Button pending={paying && acting} pendingLabel="Opening the payment page …" onClick={pay}>
          Go to payment
        </Button>
      )}
    </>
  );
}

function LastFailure({ status }: { readonly status: string }) {
  const failure = useStore((canPay({ status }) ? paySubscription : unsubscribe).$failure);
  return failure && <FailureAlert failure={failure} />;
}
