import type { Draw } from '../../../lib/contract/draws.ts';
import { PauseNotice } from '../../shared/pause-notice.tsx';
import DrawOrders from './draw-orders.tsx';

/** Replaces the purchase panel and its bar. */
export default function PausedPurchase({ draw }: { readonly draw: Pick<Draw, 'id'> }) {
  return (
    <PauseNotice>
      <DrawOrders draw={draw} />
    </PauseNotice>
  );
}
