import { Skeleton } from './ui/loading/skeleton.tsx';
import { useSaidWhenSlow } from './ui/messages/use-said.ts';

/** Stands in for a screen whose chunk is on its way; it shows itself only when that takes a moment. */
export function ScreenPlaceholder() {
  useSaidWhenSlow(
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
