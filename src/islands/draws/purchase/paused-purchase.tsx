import type { Draw } from '../../../lib/contract/draws.ts';
import { getPath } from '../../../lib/paths.ts';
import { UnfinishedPaymentNotice } from '../../shared/order-status.tsx';
import { PauseNotice } from '../../shared/pause-notice.tsx';

interface PausedPurchaseProps {
  readonly draw: Pick<Draw, 'id' | 'user_ticket_count'>;
}

/** Replaces the purchase panel and its bar. An earlier order ends in a toast. */
export default function PausedPurchase({ draw }: PausedPurchaseProps) {
  return (
    <PauseNotice>
      <UnfinishedPaymentNotice
        screenPath={getPath('draw', { id: draw.id })}
        subjectId={draw.id}
        currentAmount={draw.user_ticket_count}
      />
    </PauseNotice>
  );
}
