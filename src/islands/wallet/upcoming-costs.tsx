import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { getPath } from '../../lib/paths.ts';
import { $upcomingCostsText } from '../../stores/subscriptions/check-results.ts';

interface UpcomingCostsProps {
  /** Place on the screen. A text that is known late appears at the end, where it moves nothing. */
  readonly at: 'start' | 'end';
}

/** Shows the costs of the active subscriptions in the next days. Renders nothing until they are known. */
export function UpcomingCosts({ at }: UpcomingCostsProps) {
  const text = useStore($upcomingCostsText);
  const [firstPlace] = useState(() => ($upcomingCostsText.get() ? 'start' : 'end'));
  if (!text || at !== firstPlace) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{text}</span>
      <a className="link inline-flex min-h-11 items-center text-primary-text" href={getPath('subscriptions')}>
        See subscriptions
      </a>
    </p>
  );
}
