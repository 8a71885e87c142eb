import { allRaffles } from '../../lib/draws/draw-filters.ts';
import { pathOf } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Empty } from '../ui/messages/empty.tsx';

/** Stands in the place of a list that its filters leave empty. */
export function NoRaffles() {
  return (
    <Empty
      mark="search"
      title="No raffle found"
      text="Try adjusting your filters or search query"
      action={
        <ButtonLink variant="secondary" href={pathOf('raffles', {}, allRaffles)}>
          Show all raffles
        </ButtonLink>
      }
    />
  );
}
