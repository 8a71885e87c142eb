import { type Show, showOptions } from '../../../lib/tickets/ticket-filters.ts';

interface ShowChoiceProps {
  readonly show: Show;
  /** How many tickets each choice shows, as far as is known. */
  readonly counts: Readonly<Record<Show, number>>;
  /** False while tickets are still to be read. */
  readonly isAll: boolean;
  readonly onChange: (show: Show) => void;
}

/** Which tickets are shown, by what became of them, with how many there are of each. */
export function ShowChoice({ show, counts, isAll, onChange }: ShowChoiceProps) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">Show tickets</legend>
      {showOptions.map(({ value, label }) => (
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
            {!isAll && <span className="sr-only"> so far</span>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
