import { searchDebounceMs } from '../../../lib/config.ts';
import {
  type Flow,
  flowOptions,
  type StatementFilters as Values,
} from '../../../lib/wallet/statement-filters.ts';
import { statementFilters } from '../../../stores/wallet/statement-filters.ts';
import { DayBox } from '../../ui/controls/date-filter.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Select } from '../../ui/controls/select.tsx';

const { change } = statementFilters;

/** Search, direction and days of the statement. Each takes effect at once, and stands in the address. */
export function StatementFilters({ filters }: { readonly filters: Values }) {
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
        options={flowOptions}
        onChange={(value) => change({ flow: value as Flow })}
      />
      <DayBox name="from" label="From" value={from} latest={to} onChange={(day) => change({ from: day })} />
      <DayBox name="to" label="To" value={to} earliest={from} onChange={(day) => change({ to: day })} />
    </div>
  );
}
