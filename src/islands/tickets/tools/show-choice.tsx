import { type OutcomeFilter, outcomeFilterOptions } from '../../../lib/tickets/ticket-filters.ts';

interface OutcomeFilterProps {
  readonly show: OutcomeFilter;
  /** How many tickets each choice shows, as far as is known. */
  readonly counts: Readonly<Record<OutcomeFilter, number>>;
  /** False while tickets are still to be read. */
  readonly isComplete: boolean;
  readonly onChange: (show: OutcomeFilter) => void;
}

/** Which tickets are shown, by what became of them, with how many there are of each. */
export function OutcomeFilterField({ show, counts, isComplete, onChange }: OutcomeFilterProps) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">Show tickets</legend>
      {outcomeFilterOptions.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === show}
          onClick={() => onChange(value)}
        >
          {label}{' '}
          <span className="digits">
            {counts[value].toLocaleString('en-GB')}
            {!isComplete && <span className="sr-only"> so far</span>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
