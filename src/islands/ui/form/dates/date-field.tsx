import { CalendarDays } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate, parseCalendarDate } from '../../../../lib/format/calendar-dates.ts';
import { Icon } from '../../icons/icon.tsx';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import { Skeleton } from '../../loading/skeleton.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { FieldFrame, type FieldProps, useField } from '../fields/field.tsx';
import { useFieldValue, useSetFieldValue } from '../form-store.ts';

interface PickerFieldProps extends FieldProps {
  readonly title: string;
  readonly kind: 'dialog' | 'sheet';
  /** What the dialog holds. */
  readonly picker: (value: string, pick: (value: string) => void) => ReactNode;
  /** Loads what the dialog holds. */
  readonly preload: () => Promise<unknown>;
}

/** So long a dialog waits for what it holds: one that opens on it is heard with its name, and moves no focus later. */
const patienceMs = 1_000;

/**
 * A date that is picked in a dialog. The value is `YYYY-MM-DD`; the field says it the way the product says dates. Its
 * label names the button, and the date describes it.
 */
export function PickerField({ name, label, hint, title, kind, picker, preload }: PickerFieldProps) {
  const { id, error, aria } = useField({ name, hint });
  const held = useFieldValue(name);
  const setFieldValue = useSetFieldValue();
  const [open, setOpen] = useState(false);
  const value = typeof held === 'string' ? held : '';
  const show = () => {
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
    // At once, effects included: wheels stand on their value before they are painted.
    void Promise.race([preload(), late]).then(() => flushSync(() => setOpen(true)));
  };
  const pick = (next: string) => {
    setFieldValue(name, next);
    setOpen(false);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        className="control"
        aria-haspopup="dialog"
        aria-describedby={[`${id}value`, aria['aria-describedby']].filter(Boolean).join(' ')}
        data-name={name}
        data-invalid={aria['aria-invalid']}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={show}
      >
        <span id={`${id}value`} className={value ? undefined : 'control-placeholder'}>
          {value ? formatDate(value) : 'Pick a date'}
        </span>
        <Icon of={CalendarDays} size={18} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} kind={kind}>
        <Suspense fallback={<Skeleton shape="panel" />}>{picker(value, pick)}</Suspense>
      </Dialog>
    </FieldFrame>
  );
}

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

const BirthdayPicker = lazyComponent(() => import('./birthday-picker.tsx'));

/** A date of birth, picked on wheels in a sheet from below, or typed there. */
export function BirthdayField(props: FieldProps) {
  return (
    <PickerField
      {...props}
      title="Select your birthday"
      kind="sheet"
      preload={BirthdayPicker.preload}
      picker={(value, pick) => <BirthdayPicker value={value} onConfirm={pick} />}
    />
  );
}
