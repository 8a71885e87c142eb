import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Draw } from '../../lib/contract/draws.ts';
import { getFreshData } from '../../lib/data/query.ts';
import { getPath } from '../../lib/paths.ts';
import { getUpcomingCosts, upcomingCostsText } from '../../lib/subscriptions/upcoming-costs.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { $checkedDraws, subscriptionsQuery } from '../../stores/subscriptions/subscriptions.ts';

interface UpcomingCostsProps {
  readonly at: 'start' | 'end';
}

/**
 * Shows the costs of the active subscriptions in the next days, once they are known.
 *
 * A screen has one at its start and one at its end, of which one renders. If the costs are known when the screen opens,
 * they are at the start. If they load later, they are at the end, where they move nothing.
 */
export function UpcomingCosts({ at }: UpcomingCostsProps) {
  const draws = useStore($checkedDraws);
  const [place] = useState(() => ($checkedDraws.get() ? 'start' : 'end'));
  return draws && at === place && <Costs draws={draws} />;
}

function Costs({ draws }: { readonly draws: readonly Draw[] }) {
  const subscriptions = getFreshData(useStore(subscriptionsQuery.$state));
  const costs = subscriptions && getUpcomingCosts(subscriptions, draws, nowMs());
  if (!costs) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{upcomingCostsText(costs)}</span>
      <a className="link inline-flex min-h-11 items-center text-primary-text" href={getPath('subscriptions')}>
        See subscriptions
      </a>
    </p>
  );
}
