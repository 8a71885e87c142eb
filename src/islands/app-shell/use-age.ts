import { useStore } from '@nanostores/react';
import { formatDateTime } from '../../lib/format/date-time.ts';
import { $oldestVisibleAt } from '../../stores/data/visible-queries.ts';

/** When the oldest of what is on screen was loaded, as text; undefined while nothing loaded is there. */
export function useDataAge(): string | undefined {
  const oldest = useStore($oldestVisibleAt);
  return oldest === undefined ? undefined : formatDateTime(oldest);
}
