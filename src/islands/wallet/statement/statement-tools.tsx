import { searchDebounceMs } from '../../../lib/config.ts';
import {
  type DirectionFilter,
  directionOptions,
  type StatementFilters as Values,
} from '../../../lib/wallet/statement-filters.ts';
import { statementFilters } from '../../../stores/wallet/statement-filters.ts';
import { DateFilter } from '../../ui/controls/date-filter.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Select } from '../../ui/controls/select.tsx';

const { change } = statementFilters;

/** Search, direction and days of the statement. Each takes effect at once, and stands in the address. */
export function StatementFilterBar({ filters }: { readonly filters: Values }) {
  const { search, flow, from, to } = filters;
  return (
    <div className="statement-filters">
      <SearchBox
        name="search"
        label="Search transactions"
        placeholder="Search ..."
        value={search}
        onChange={(text) => change({ search: text })}
        debounceMs={searchDebounceMs}
      />
      <Select
        name="flow"
        label="Show"
        value={flow}
        options={directionOptions}
        onChange={(value) => change({ flow: value as DirectionFilter })}
      />
      <DateFilter name="from" label="From" value={from} max={to} onChange={(day) => change({ from: day })} />
      <DateFilter name="to" label="To" value={to} min={from} onChange={(day) => change({ to: day })} />
    </div>
  );
}
