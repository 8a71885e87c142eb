import type { Draw } from '../../../lib/contract/draws.ts';
import { prizesQuery } from '../../../stores/draws/draw.ts';
import { ListEnd } from '../../ui/loading/list-end.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/messages/empty.tsx';
import { PrizeList } from './prize-list.tsx';

export { DrawLinks } from './draw-links.tsx';
export { DrawResultPanel } from './draw-result.tsx';
export { OwnTickets } from './own-tickets.tsx';

/** What can be won with a draw's tickets, and what the member's own have won. */
export default function Prizes({ draw }: { readonly draw: Draw }) {
  const own = new Set(draw.tickets.map(({ number }) => number));
  return (
    <Loaded
      query={prizesQuery}
      skeleton={<Skeleton shape="panel" />}
      empty={<Empty illustration="draw" title="No prizes have been announced yet" />}
    >
      {(list) => (
        <>
          <PrizeList prizes={list.entries} own={own} />
          <ListEnd query={prizesQuery} list={list} />
        </>
      )}
    </Loaded>
  );
}
