import type { Draw } from '../../lib/contract/draws.ts';
import { prizesQuery } from '../../stores/draws.ts';
import { Empty } from '../ui/empty.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { PrizeList } from './prize-list.tsx';

export { DrawWon } from './draw-won.tsx';

/** What can be won with a draw's tickets, and what the member's own have won. */
export default function Prizes({ draw }: { readonly draw: Draw }) {
  const own = new Set(draw.tickets.map(({ number }) => number));
  return (
    <Loaded
      query={prizesQuery}
      skeleton={<Skeleton shape="panel" />}
      empty={<Empty mark="draw" title="No prizes have been announced yet" />}
    >
      {(prizes) => <PrizeList prizes={prizes} own={own} />}
    </Loaded>
  );
}
