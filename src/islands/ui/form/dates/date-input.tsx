import { type KeyboardEvent, useId, useState } from 'react';
import {
  type CalendarDate,
  parseCalendarDate,
  toCalendarText,
} from '../../../../lib/format/calendar-dates.ts';
import { Button } from '../../controls/button.tsx';
import { useFocusOnMount } from '../../focus/focus-target.ts';
import { FieldError } from '../fields/field.tsx';
import { useErrorFocus } from '../use-error-focus.ts';

interface TypedDateProps {
  readonly date: CalendarDate | undefined;
  readonly onConfirm: (value: string) => void;
  readonly onBack: () => void;
}

const parts = [
  { name: 'day', label: 'Day', autoComplete: 'bday-day', inputMode: 'numeric' },
  { name: 'month', label: 'Month', autoComplete: 'bday-month', inputMode: 'text' },
  { name: 'year', label: 'Year', autoComplete: 'bday-year', inputMode: 'numeric' },
] as const;

type Typed = Record<(typeof parts)[number]['name'], string>;

const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Month of a number or a name ('3', 'Mar', 'March'); NaN for anything else. */
function monthOf(text: string): number {
  const known = monthKeys.indexOf(text.trim().slice(0, 3).toLowerCase());
  return known < 0 ? Number(text) : known + 1;
}

/** `YYYY-MM-DD` of what was typed, or undefined when there is no such day. */
function readTyped({ day, month, year }: Typed): string | undefined {
  const text = toCalendarText({ year: Number(year), month: monthOf(month), day: Number(day) });
  return /^\d{4}$/.test(year.trim()) && parseCalendarDate(text) ? text : undefined;
}

function toTyped(date: CalendarDate | undefined): Typed {
  return { day: String(date?.day ?? ''), month: String(date?.month ?? ''), year: String(date?.year ?? '') };
}

/**
 * A date in three boxes, for those who know it and would rather not turn wheels. Month names are read, too. No form of
 * its own: it stands inside one, which confirming must not send.
 */
export function DateInput({ date, onConfirm, onBack }: TypedDateProps) {
  const [typed, setTyped] = useState(() => toTyped(date));
  const [wrong, setWrong] = useState(false);
  const { form, tellWrong } = useErrorFocus<HTMLDivElement>();
  const first = useFocusOnMount<HTMLInputElement>();
  const id = useId();
  const confirm = () => {
    const text = readTyped(typed);
    if (text) return onConfirm(text);
    setWrong(true);
    tellWrong(false);
  };
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    confirm();
  };
  return (
    <div ref={form} className="form">
      <fieldset className="field">
        <legend className="field-label">Date of birth</legend>
        <div className="date-parts">
          {parts.map(({ name, label, ...input }, index) => (
            <label key={name} className="field">
              <span className="field-hint">{label}</span>
              <input
                {...input}
                ref={index === 0 ? first : undefined}
                className="control"
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? `${id}error` : undefined}
                value={typed[name]}
                onKeyDown={confirmOnEnter}
                onChange={(event) => {
                  setWrong(false);
                  setTyped({ ...typed, [name]: event.target.value });
                }}
              />
            </label>
          ))}
        </div>
        <FieldError id={id} error={wrong ? 'Please enter a date that exists.' : undefined} />
      </fieldset>
      <Button block onClick={confirm}>
        Confirm
      </Button>
      <Button variant="ghost" size="small" onClick={onBack}>
        Use the wheels
      </Button>
    </div>
  );
}
