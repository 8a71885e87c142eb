import { type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  type CalendarDate,
  parseCalendarDate,
  toCalendarText,
} from '../../../../lib/format/calendar-dates.ts';
import { toCode } from '../../../../lib/forms/normalise.ts';
import { Button } from '../../controls/button.tsx';
import { useFocusOnMount } from '../../focus/focus-target.ts';
import { useErrorFocus } from '../error-summary.tsx';
import { FieldError } from '../fields/field.tsx';
import { controlClass, fieldClass } from '../fields/field-class.ts';

interface DateInputProps {
  readonly date: CalendarDate | undefined;
  readonly onConfirm: (value: string) => void;
  readonly onBack: () => void;
}

const dateParts = [
  { name: 'day', label: 'Day', autoComplete: 'bday-day', inputMode: 'numeric' },
  { name: 'month', label: 'Month', autoComplete: 'bday-month', inputMode: 'text' },
  { name: 'year', label: 'Year', autoComplete: 'bday-year', inputMode: 'numeric' },
] as const;

const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses '3', 'Mar' or 'March'; returns NaN for other text. */
function parseMonth(text: string): number {
  const code = toCode(text);
  const monthIndex = monthKeys.indexOf(code.slice(0, 3).toLowerCase());
  return monthIndex < 0 ? Number(code) : monthIndex + 1;
}

/** Returns `YYYY-MM-DD`; undefined for an invalid date. */
function parseTyped(day: string, month: string, year: string): string | undefined {
  const text = toCalendarText({
    year: Number(toCode(year)),
    month: parseMonth(month),
    day: Number(toCode(day)),
  });
  return /^\d{4}$/.test(toCode(year)) && parseCalendarDate(text) ? text : undefined;
}

/** Not a `<form>`, because Enter must not submit the outer form. */
export function DateInput({ date, onConfirm, onBack }: DateInputProps) {
  const [typed, setTyped] = useState({
    day: String(date?.day ?? ''),
    month: String(date?.month ?? ''),
    year: String(date?.year ?? ''),
  });
  const [isInvalid, setInvalid] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { focusError } = useErrorFocus(form);
  const first = useFocusOnMount<HTMLInputElement>();
  const id = useId();
  const confirm = () => {
    const text = parseTyped(typed.day, typed.month, typed.year);
    if (text) return onConfirm(text);
    setInvalid(true);
    focusError(false);
  };
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };
  return (
    <div ref={form} className="grid grid-cols-1 gap-5">
      <fieldset className={fieldClass.root}>
        <legend className={`${fieldClass.label} mb-1.5`}>Date of birth</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3">
          {dateParts.map(({ name, label, ...input }, index) => (
            <label key={name} className={fieldClass.root}>
              <span className={fieldClass.hint}>{label}</span>
              <input
                {...input}
                ref={index === 0 ? first : undefined}
                className={controlClass.input}
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? `${id}error` : undefined}
                value={typed[name]}
                onKeyDown={confirmOnEnter}
                onChange={(event) => {
                  setInvalid(false);
                  setTyped({ ...typed, [name]: event.target.value });
                }}
              />
            </label>
          ))}
        </div>
        <FieldError id={id} error={isInvalid ? 'Enter a real date.' : undefined} />
      </fieldset>
      <Button block onClick={confirm}>
        Confirm
      </Button>
      <Button variant="ghost" size="small" onClick={onBack}>
        Pick the date
      </Button>
    </div>
  );
}
