import { useStore } from '@nanostores/react';
import type { OrderAction } from '../../../lib/data/query.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { useFocusOnMount } from '../../ui/focus/use-focus-on-mount.ts';
import { FailureAlert } from '../../ui/messages/alert.tsx';

/** Where no toast covers it, and scrolled into view by the focus. */
function FocusedFailure({ failure }: { readonly failure: Failure }) {
  const alert = useFocusOnMount<HTMLDivElement>();
  return (
    <div className="purchase-failure">
      <FailureAlert failure={failure} ref={alert} />
    </div>
  );
}

/** Why an order of tickets failed; it stays when the draw turns out to sell no more. */
export function PurchaseFailure({
  order,
}: {
  readonly order: Pick<OrderAction<never, unknown>, '$failure'>;
}) {
  const failure = useStore(order.$failure);
  return failure && <FocusedFailure failure={failure} />;
}
