import { useEffect, useRef } from 'react';
import { getUnansweredText } from '../../lib/orders/unanswered-text.ts';
import { getOrderTitle } from '../../lib/orders/wording.ts';
import { Alert } from '../ui/messages/alert.tsx';
import { OrderEvidence, type OrderEvidenceProps } from './order-evidence.tsx';

export { OrderEvidence } from './order-evidence.tsx';
export { UnfinishedList } from './unfinished-list.tsx';

export interface UnansweredOrderProps extends OrderEvidenceProps {
  /** True if it replaces what the member has just pressed: it then takes the focus. */
  readonly isNew?: boolean;
}

/** Stands in place of the button, so that nothing is sent twice. */
export function UnansweredOrder({ isNew = false, ...evidence }: UnansweredOrderProps) {
  const { order } = evidence;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) ref.current?.focus();
  }, [isNew]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div ref={ref} role="group" aria-label={getOrderTitle(order)} tabIndex={-1} data-slot="unanswered-order">
      <Alert tone="warning" title={getOrderTitle(order)} action={<OrderEvidence {...evidence} />}>
        {getUnansweredText(order)}
      </Alert>
    </div>
  );
}
