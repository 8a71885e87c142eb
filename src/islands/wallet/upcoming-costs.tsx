import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { getPath } from '../../lib/paths.ts';
import { $upcomingCostsText } from '../../stores/subscriptions/subscriptions.ts';

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
  const text = useStore($upcomingCostsText);
  const [place] = useState(() => ($upcomingCostsText.get() ? 'start' : 'end'));
  if (!text || at !== place) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{text}</span>
      <a className="link inline-flex min-h-11 items-center text-primary-text" href={getPath('subscriptions')}>
        See subscriptions
      </a>
    </p>
  );
}
