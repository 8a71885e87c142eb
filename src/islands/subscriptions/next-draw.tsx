import { useStore } from '@nanostores/react';
import type { Subscription } from '../../lib/contract/subscriptions.ts';
import { isComplete } from '../../lib/data/list.ts';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { getPath } from '../../lib/paths.ts';
import { type NextDraw as Next, nextDrawOf } from '../../lib/subscriptions/next-draw.ts';
import { upcomingQuery } from '../../stores/draws/draws.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { CostCoverage } from './cover.tsx';

function formatNextDate({ status, start_date, end_date }: Next['draw']): string {
  if (status === 'scheduled') return start_date ? `, opens ${formatDateTime(start_date)}` : '';
  return end_date ? `, closes ${formatDateTime(end_date)}` : '';
}

/** The draw that comes next and what it takes, where that is known; else nothing. */
export function NextDrawFacts({ subscription }: { readonly subscription: Subscription }) {
  useAllPages(upcomingQuery);
  const list = useStore(upcomingQuery.$data);
  const next = list && isComplete(list) ? nextDrawOf(subscription, list.entries) : undefined;
  if (!next) return null;
  const { draw, cost } = next;
  const value = (
    <>
      <a className="link" href={getPath('draw', { id: draw.id })}>
        {draw.name}
      </a>
      {formatNextDate(draw)}
    </>
  );
  const takes =
    cost === undefined
      ? { term: 'Your tickets', value: String(draw.user_ticket_count) }
      : {
          term: 'It takes',
          value: <CostCoverage subscription={subscription} draw={draw} cost={cost} />,
        };
  return <DefinitionList items={[{ term: 'Next draw', value }, takes]} />;
}
