import { parseCalendarDate } from '../../../../lib/format/calendar-dates.ts';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { PickerField } from './picker-field.tsx';

const DatePicker = lazyComponent(() => import('./date-picker.tsx'));

interface DateFieldProps extends FieldProps {
  /** First and last day that can be picked, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
}

/** A date, picked in a calendar. */
export function DateField({ min = '', max = '', ...field }: DateFieldProps) {
  const bounds = { min: parseCalendarDate(min), max: parseCalendarDate(max) };
  return (
    <PickerField
      {...field}
      title="Pick a date"
      kind="dialog"
      preload={DatePicker.preload}
      picker={(value, pick) => <DatePicker value={value} bounds={bounds} onPick={pick} />}
    />
  );
}
