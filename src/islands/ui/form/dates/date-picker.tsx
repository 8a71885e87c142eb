import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide';
import { DayPicker, type Modifiers } from 'react-day-picker';
import {
  type CalendarDate,
  parseCalendarDate,
  pickerRange,
  toCalendarText,
  today,
} from '../../../../lib/format/calendar-dates.ts';
import { iconButtonClass } from '../../controls/button-link.tsx';
import { Icon } from '../../icons/icon.tsx';
import { controlClass } from '../fields/field-class.ts';

interface DatePickerProps {
  /** `YYYY-MM-DD`, or '' for none, as the bounds. */
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onPick: (value: string) => void;
}

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown } as const;

function Chevron({ orientation = 'down' }: { readonly orientation?: keyof typeof chevrons }) {
  return <Icon of={chevrons[orientation]} size={18} />;
}

function toDate({ year, month, day }: CalendarDate): Date {
  return new Date(year, month - 1, day);
}

const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const labels = {
  labelMonthDropdown: () => 'Month',
  labelYearDropdown: () => 'Year',
  // The name includes the visible number, for voice control.
  labelDayButton: (day: Date, { today, selected }: Modifiers) =>
    [today && 'Today', dayName.format(day), selected && 'selected'].filter(Boolean).join(', '),
};

/** Class names of React DayPicker's parts. daisyUI's `calendar` would add 27 kB for one dialog. */
const classNames = {
  months: 'relative mx-auto w-[min(100%,20rem)]',
  month_caption: 'mx-11 mb-2 min-h-11',
  dropdowns: 'flex flex-wrap justify-center gap-1.5',
  dropdown: controlClass.compactSelect,
  caption_label: 'hidden',
  button_previous: `${iconButtonClass} absolute start-0 top-0 aria-disabled:invisible`,
  button_next: `${iconButtonClass} absolute end-0 top-0 aria-disabled:invisible`,
  month_grid: 'w-full table-fixed',
  weekday: 'h-9 font-medium text-muted',
  day: 'p-0 text-center',
  day_button:
    'size-11 max-w-full cursor-pointer rounded-full text-[min(1rem,5vw)] tabular-nums not-in-aria-selected:hover:bg-hover',
  today: '*:shadow-[inset_0_0_0_1px_var(--color-control)]',
  selected:
    '*:bg-primary *:font-semibold *:text-primary-content *:shadow-[inset_0_0_0_1px_var(--color-primary-text)] forced-colors:*:bg-[Highlight]',
  hidden: 'invisible',
} as const;

export function DatePicker({ value, min, max, onPick }: DatePickerProps) {
  const selected = parseCalendarDate(value);
  const { first, last } = pickerRange(new Date(), parseCalendarDate(min), parseCalendarDate(max));
  const [before, after] = [toDate(first), toDate(last)];
  const outside = [{ before }, { after }];
  const opened = selected ? toDate(selected) : new Date();
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      captionLayout="dropdown"
      weekStartsOn={1}
      classNames={classNames}
      components={{ Chevron }}
      labels={labels}
      startMonth={before}
      endMonth={after}
      defaultMonth={opened}
      disabled={outside}
      hidden={outside}
      selected={selected && toDate(selected)}
      onSelect={(day) => onPick(toCalendarText(today(day)))}
    />
  );
}
