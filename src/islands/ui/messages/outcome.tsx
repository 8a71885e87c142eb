import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { tones } from './alert.tsx';

interface OutcomeProps {
  readonly tone: 'success' | 'error';
  readonly icon: IconNode;
  readonly children: ReactNode;
}

/** Result of a payment or form: an icon in a ring, then a heading and text. */
export function Outcome({ tone, icon, children }: OutcomeProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 text-center">
      <span
        className={`grid size-16 place-items-center rounded-full border-2 border-current ${tones[tone].colour}`}
      >
        <Icon of={icon} size={32} />
      </span>
      {children}
    </div>
  );
}
