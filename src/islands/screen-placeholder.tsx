import { Skeleton } from './ui/loading/skeleton.tsx';
import { useSlowAnnouncement } from './ui/messages/use-said.ts';

/** Stands in for a screen whose chunk is on its way; it shows itself only when that takes a moment. */
export function ScreenPlaceholder() {
  useSlowAnnouncement(
    true,
    () => 'Loading …',
    () => 'Loaded',
  );
  return (
    <div className="page screen-placeholder flow" aria-busy="true">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </div>
  );
}
