import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide';
import { DayPicker, type Modifiers } from 'react-day-picker';
import {
  type CalendarDate,
  type DateBounds,
  isDayDisabled,
  parseCalendarDate,
  pickerYears,
  toCalendarText,
  today,
} from '../../../../lib/format/calendar-dates.ts';
import { iconButtonClass } from '../../controls/button-link.tsx';
import { Icon } from '../../icons/icon.tsx';
import { controlClass } from '../fields/field-class.ts';

interface DatePickerProps {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly bounds: DateBounds;
  readonly onPick: (value: string) => void;
}

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown } as const;

function Chevron({ orientation = 'down' }: { readonly orientation?: keyof typeof chevrons }) {
  const icon = chevrons[orientation];
  return <Icon of={icon} size={18} />;
}

function toDate({ year, month, day }: CalendarDate): Date {
  return new Date(year, month - 1, day);
}

function getMonthRange(bounds: DateBounds) {
  const years = pickerYears({ ...bounds, now: new Date() });
  const first = bounds.min ?? { year: years[0] ?? 0, month: 1, day: 1 };
  const last = bounds.max ?? { year: years.at(-1) ?? 0, month: 12, day: 31 };
  return { startMonth: toDate(first), endMonth: toDate(last) };
}

const dayName = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const labels = {
  labelMonthDropdown: () => 'Month',
  labelYearDropdown: () => 'Year',
  // The name includes the visible number, for voice control.
  labelDayButton: (day: Date, { today, selected }: Modifiers) =>
    [today && 'Today', dayName.format(day), selected && 'selected'].filter(Boolean).join(', '),
};

const classNames = {
  root: 'calendar',
  months: 'calendar-months',
  month: 'calendar-month',
  month_caption: 'calendar-caption',
  dropdowns: 'calendar-dropdowns',
  dropdown_root: 'calendar-dropdown',
  dropdown: controlClass.compactSelect,
  caption_label: 'hidden',
  nav: 'calendar-nav',
  button_previous: iconButtonClass,
  button_next: iconButtonClass,
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  day_button: 'calendar-day-button',
  today: 'calendar-today',
  selected: 'calendar-selected',
  hidden: 'calendar-hidden',
  disabled: 'calendar-disabled',
} as const;

export default function DatePicker({ value, bounds, onPick }: DatePickerProps) {
  const selected = parseCalendarDate(value);
  const isOutside = (day: Date) => isDayDisabled(today(day), bounds);
  const { startMonth, endMonth } = getMonthRange(bounds);
  const opened = selected ? toDate(selected) : new Date();
  const month = new Date(Math.min(Math.max(opened.getTime(), startMonth.getTime()), endMonth.getTime()));
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
      startMonth={startMonth}
      endMonth={endMonth}
      defaultMonth={month}
      disabled={isOutside}
      hidden={isOutside}
      selected={selected && toDate(selected)}
      onSelect={(day) => onPick(toCalendarText(today(day)))}
    />
  );
}
