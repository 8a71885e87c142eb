import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { whenQuiet } from '../../lib/start/idle.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import type { WhatHappenedProps } from './what-happened.tsx';

const WhatHappened = lazyPart(() => import('./what-happened.tsx'));

/** What really became of an order, once that is known. */
export function OrderNews(props: WhatHappenedProps) {
  const told = useStore(props.order.$told);
  // It is there before an order is, and then takes the button's place at once.
  useEffect(() => {
    whenQuiet(() => void WhatHappened.preload());
  }, []);
  return (
    told && (
      <Suspense fallback={null}>
        <WhatHappened {...props} />
      </Suspense>
    )
  );
}
