import { useStore } from '@nanostores/react';
import { isComplete } from '../../lib/data/list.ts';
import { usualMonthText } from '../../lib/messages/safer-play-notices.ts';
import { usualMonthOf } from '../../lib/subscriptions/usual-month.ts';
import { allDrawsQuery } from '../../stores/draws/draws.ts';
import { subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';

import { useAnnouncement } from '../ui/messages/announce.ts';

/** What running subscriptions take in a month, worked out from all draws, which are read for it. */
export default function UsualMonth() {
  const draws = useStore(allDrawsQuery.$data);
  const own = useStore(subscriptionsQuery.$data);
  const all = useAllPages(allDrawsQuery);
  const ofMember = useAllPages(subscriptionsQuery);
  const isDone = all.isDone && ofMember.isDone;
  const isKnown = draws !== null && own !== null && isComplete(draws) && isComplete(own);
  const text = usualMonthText(isKnown ? usualMonthOf(own.entries, draws.entries) : undefined);
  useAnnouncement(isDone ? text : '');
  return (
    <>
      <PagesProgress progress={all.progress} />
      <p className="muted">{isDone ? text : 'Reading the draws …'}</p>
    </>
  );
}
