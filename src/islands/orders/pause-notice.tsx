import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId } from 'react';
import { gamblingHelpline } from '../../lib/config.ts';
import { pausedText } from '../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../lib/paths.ts';
import type { Pause } from '../../lib/safer-play/pause.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { $pause } from '../../stores/app/pause.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { startPause } from '../../stores/safer-play/pause.ts';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

const linkClass = 'link inline-flex min-h-6 flex-wrap items-center text-primary-text';

/** The member's own words, never HTML. */
export function PauseNote({ note }: Pick<Pause, 'note'>) {
  return (
    note !== '' && (
      <p className="border-base-300 border-s-4 ps-3 wrap-anywhere">
        <span className="sr-only">Your note: </span>
        <span>{note}</span>
      </p>
    )
  );
}

/** Follows the pause on a screen that stands in front of it. */
export function usePause(): Pause | null | undefined {
  useEffect(startPause, []);
  return useStore($pause);
}

/**
 * Replaces what spends or pays in. The member tells whose a stored pause is.
 * @param props `children` stay usable, such as the status of an earlier order
 */
export function PauseNotice({ children }: { readonly children?: ReactNode }) {
  const id = useId();
  const pause = usePause();
  if (pause === null) {
    return (
      <Loaded query={memberQuery} skeleton={<Skeleton shape="panel" />}>
        {() => <Skeleton shape="panel" />}
      </Loaded>
    );
  }
  return (
    pause && (
      <div className="space-y-3">
        <section className="space-y-2" aria-labelledby={id}>
          <h2 id={id}>{pausedText(pause, nowMs())}</h2>
          <PauseNote note={pause.note} />
          <p className="text-muted">
            You chose this in this browser. Your tickets, results and withdrawals work as before.
          </p>
          <p className="flex flex-wrap gap-x-4">
            <a className={linkClass} href={getPath('playInControl')}>
              Stay in control
            </a>
            <a className={linkClass} href={gamblingHelpline.tel}>
              {gamblingHelpline.name}
              <span className="ms-1.5 whitespace-nowrap">{gamblingHelpline.number}</span>
            </a>
          </p>
        </section>
        {children}
      </div>
    )
  );
}

/** Stands in the place of one link or button. */
export function PauseLabel() {
  const pause = usePause();
  return (
    pause && (
      <p className="min-h-11 content-center">
        <span>{`${pausedText(pause, nowMs())}. `}</span>
        <a className="link" href={getPath('playInControl')}>
          Stay in control
        </a>
      </p>
    )
  );
}
