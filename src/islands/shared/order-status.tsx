import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { whenQuiet } from '../../lib/browser/deferred-work.ts';
import type { Order } from '../../lib/data/query.ts';
import { $member } from '../../stores/member/member.ts';
import { lazyPart } from '../ui/loading/lazy-component.tsx';
import { holdVoice } from '../ui/messages/announce.ts';
import type { WhatHappenedProps } from './order-status-view.tsx';

const WhatHappened = lazyPart(() => import('./order-status-view.tsx'));

/** Has what is said of an order wait for its news, where these take the place of its button and so the focus. */
export function useVoiceAfterNews(
  order: Pick<Order<never, unknown>, '$told' | '$resting' | '$failure'>,
): void {
  const { $told, $resting, $failure } = order;
  const told = useStore($told);
  const failure = useStore($failure);
  const isComing = useStore($resting) && !(told || failure);
  useEffect(() => (isComing ? holdVoice() : undefined), [isComing]);
}

/** What really became of an order, once that is known. */
export function OrderNews(props: WhatHappenedProps) {
  const { order } = props;
  const told = useStore(order.$told);
  const isKnown = useStore($member) !== null;
  // It is there before an order is, and then takes the button's place at once.
  useEffect(() => {
    whenQuiet(() => void WhatHappened.preload());
  }, []);
  // What is kept of it is kept by member.
  useEffect(() => {
    if (isKnown) order.resume();
  }, [isKnown, order]);
  return (
    told && (
      <Suspense fallback={null}>
        <WhatHappened {...props} />
      </Suspense>
    )
  );
}
