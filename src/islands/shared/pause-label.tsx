import { pausedText } from '../../lib/messages/pause-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { usePause } from './pause-notice.tsx';

/** Stands in the place of one link or button. */
export default function PauseLabel() {
  const pause = usePause();
  return (
    pause && (
      <p className="min-h-11 content-center text-sm">
        <span>{`${pausedText(pause, nowMs())}. `}</span>
        <a className="link" href={getPath('playInControl')}>
          Play in control
        </a>
      </p>
    )
  );
}
