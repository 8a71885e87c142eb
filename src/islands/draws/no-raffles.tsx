import { noFiltersQuery } from '../../lib/draws/draw-filters.ts';
import { getPath } from '../../lib/paths.ts';
import { ButtonLink } from '../ui/controls/button-link.tsx';
import { Empty } from '../ui/messages/empty.tsx';

/** Stands in the place of a list that its filters leave empty. */
export function NoDraws() {
  return (
    <Empty
      illustration="search"
      title="No raffle found"
      text="Try adjusting your filters or search query"
      action={
        <ButtonLink variant="secondary" href={getPath('draws', {}, noFiltersQuery)}>
          Show all raffles
        </ButtonLink>
      }
    />
  );
}
