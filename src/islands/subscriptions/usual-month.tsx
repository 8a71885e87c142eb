import { useStore } from '@nanostores/react';
import { isComplete } from '../../lib/data/list.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { usualMonthText } from '../../lib/messages/safer-play-notices.ts';
import { usualMonthOf } from '../../lib/subscriptions/usual-month.ts';
import { allDrawsQuery } from '../../stores/draws/draw-lists.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';

/** Shows the monthly cost of the running subscriptions. Loads all draws and subscriptions for it. */
export function UsualMonth() {
  const draws = getFreshData(useStore(allDrawsQuery.$state));
  const subscriptions = getFreshData(useStore(subscriptionsQuery.$state));
  const drawPages = useAllPages(allDrawsQuery);
  const subscriptionPages = useAllPages(subscriptionsQuery);
  const isDone = drawPages.isDone && subscriptionPages.isDone;
  const isKnown = draws && subscriptions && isComplete(draws) && isComplete(subscriptions);
  const text = usualMonthText(isKnown ? usualMonthOf(subscriptions.entries, draws.entries) : undefined);
  useAnnouncement(isDone ? text : '');
  return (
    <>
      <PagesProgress progress={drawPages.progress} />
      <p className="text-muted">{isDone ? text : 'Reading the draws …'}</p>
    </>
  );
}
