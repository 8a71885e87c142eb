import { formatDateTime } from '../../../lib/format/date-time.ts';
import { notUpdated } from '../../../lib/messages/notices.ts';
import { Button } from '../controls/button.tsx';
import { useAnnouncement } from '../messages/use-said.ts';

interface StaleProps {
  /** When what is shown came, in ms since the epoch; undefined where that is unknown. */
  readonly loadedAt: number | undefined;
  readonly onRetry: () => void;
}

/** Says of something on screen that it may be out of date. That there is no connection is said once for all of them. */
export function StaleNotice({ loadedAt, onRetry }: StaleProps) {
  const since = loadedAt === undefined ? undefined : formatDateTime(loadedAt);
  const text = notUpdated(since);
  useAnnouncement(text);
  return (
    <div className="stale">
      <p>{text}</p>
      <Button variant="ghost" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
