import { useState } from 'react';
import {
  birthYears,
  type CalendarDate,
  clampDay,
  daysInMonth,
  defaultBirthday,
  parseCalendarDate,
  toCalendarText,
} from '../../../../lib/format/calendar-dates.ts';
import { Button } from '../../controls/button.tsx';
import { DateInput } from './date-input.tsx';
import { Wheel } from './wheel.tsx';

interface BirthdayPickerProps {
  /** `YYYY-MM-DD`, or '' for none. */
  readonly value: string;
  readonly onConfirm: (value: string) => void;
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

const months = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  text: monthName.format(Date.UTC(2000, index)),
}));

function numbered(values: readonly number[]) {
  return values.map((value) => ({ value, text: String(value) }));
}

interface DateWheelProps {
  readonly date: CalendarDate;
  readonly onTurn: (part: keyof CalendarDate, value: number) => void;
  readonly onEnter: () => void;
}

function DateWheel({ date, ...handlers }: DateWheelProps) {
  const days = Array.from({ length: daysInMonth(date.year, date.month) }, (_, index) => index + 1);
  return (
    <Wheel
      columns={[
        { name: 'year', label: 'Year', options: numbered(birthYears(new Date())) },
        { name: 'month', label: 'Month', options: months },
        { name: 'day', label: 'Day', options: numbered(days) },
      ]}
      value={date}
      {...handlers}
    />
  );
}

export default function BirthdayPicker({ value, onConfirm }: BirthdayPickerProps) {
  const [date, setDate] = useState(parseCalendarDate(value) ?? defaultBirthday);
  const [typing, setTyping] = useState(false);
  if (typing)
    return (
      <DateInput date={parseCalendarDate(value)} onConfirm={onConfirm} onBack={() => setTyping(false)} />
    );
  const turn = (part: keyof CalendarDate, next: number) =>
    setDate((before) => clampDay({ ...before, [part]: next }));
  const confirm = () => onConfirm(toCalendarText(date));
  return (
    <div className="grid grid-cols-1 gap-4 [@media(max-height:27rem)_and_(min-width:30rem)]:grid-cols-[minmax(0,1fr)_10rem] [@media(max-height:27rem)_and_(min-width:30rem)]:items-center">
      <DateWheel date={date} onTurn={turn} onEnter={confirm} />
      <div className="grid grid-cols-1 gap-4">
        <Button block onClick={confirm}>
          Confirm
        </Button>
        <Button variant="ghost" size="small" onClick={() => setTyping(true)}>
          Type it instead
        </Button>
      </div>
    </div>
  );
}
