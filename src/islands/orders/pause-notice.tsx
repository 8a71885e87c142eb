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

const pausePath = `${getPath('playInControl')}#pause`;

const linkClass = 'link inline-flex min-h-6 flex-wrap items-center text-primary-text';

/** Shows the member's note as plain text. */
export function PauseNote({ note }: Pick<Pause, 'note'>) {
  return (
    note !== '' && (
      <p className="border-base-300 border-s-4 ps-3 wrap-anywhere">
        <span className="sr-only">Your note: </span>
        <span className="block">{note}</span>
      </p>
    )
  );
}

/** Returns the member's pause, or null while the member is unknown. Starts checking it. */
export function usePause(): Pause | null | undefined {
  useEffect(startPause, []);
  return useStore($pause);
}

/**
 * Replaces a screen's forms for buying and depositing. Loads the member, because a stored pause may be another's.
 * @param props `children` stay usable, for example the status of an earlier order
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
            You paused buying on this device. You can still withdraw and see your tickets and results.
          </p>
          <p className="flex flex-wrap gap-x-4">
            <a className={linkClass} href={pausePath}>
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

/** Replaces a link or button while the member is paused. */
export function PauseLabel() {
  const pause = usePause();
  return (
    pause && (
      <p className="min-h-11 content-center">
        <span>{`${pausedText(pause, nowMs())}. `}</span>
        <a className="link" href={pausePath}>
          Stay in control
        </a>
      </p>
    )
  );
}
