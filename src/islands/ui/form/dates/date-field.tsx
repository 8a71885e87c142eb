import { CalendarDays } from 'lucide';
import { type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../../../lib/format/calendar-dates.ts';
import { Icon } from '../../icons/icon.tsx';
import { lazyComponent } from '../../loading/lazy-component.tsx';
import { Skeleton } from '../../loading/skeleton.tsx';
import { Dialog } from '../../overlays/dialog.tsx';
import { FieldFrame, type FieldProps } from '../fields/field.tsx';
import { controlClass } from '../fields/field-class.ts';
import { useField, useFieldValue, useSetFieldValue } from '../form-context.ts';

interface PickerFieldProps extends FieldProps {
  readonly title: string;
  readonly kind: 'dialog' | 'sheet';
  readonly renderPicker: (value: string, pick: (value: string) => void) => ReactNode;
  readonly preload: () => Promise<unknown>;
}

/** Waits for the content: the dialog is then announced by name, and its focus stays in place. */
const maxWaitMs = 1_000;

/** The label names the button, and the `YYYY-MM-DD` date describes it. */
function PickerField({ name, label, hint, title, kind, renderPicker, preload }: PickerFieldProps) {
  const { id, error, defaultValue, binding, aria } = useField({ name, hint });
  const fieldValue = useFieldValue(name);
  const setFieldValue = useSetFieldValue();
  const [open, setOpen] = useState(false);
  const value = typeof fieldValue === 'string' ? fieldValue : '';
  const handleOpen = () => {
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    // Synchronous, because wheels must scroll to their value before the first paint.
    void Promise.race([preload(), timeout]).then(() => flushSync(() => setOpen(true)));
  };
  const pick = (next: string) => {
    setFieldValue(name, next);
    setOpen(false);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...binding} hidden autoComplete="off" defaultValue={defaultValue} />
      <button
        id={id}
        type="button"
        className={controlClass.button}
        aria-haspopup="dialog"
        aria-describedby={[`${id}value`, aria['aria-describedby']].filter(Boolean).join(' ')}
        data-name={name}
        data-invalid={aria['aria-invalid']}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={handleOpen}
      >
        <span id={`${id}value`} className={value ? undefined : 'text-muted'}>
          {value ? formatDate(value) : 'Pick a date'}
        </span>
        <Icon of={CalendarDays} size={18} />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} kind={kind}>
        <Suspense fallback={<Skeleton shape="panel" />}>{renderPicker(value, pick)}</Suspense>
      </Dialog>
    </FieldFrame>
  );
}

const DatePicker = lazyComponent(async () => (await import('./date-picker.tsx')).DatePicker);

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
}

export function DateField({ min = '', max = '', ...field }: DateFieldProps) {
  return (
    <PickerField
      {...field}
      title="Pick a date"
      kind="dialog"
      preload={DatePicker.preload}
      renderPicker={(value, pick) => <DatePicker value={value} min={min} max={max} onPick={pick} />}
    />
  );
}

const BirthdayPicker = lazyComponent(async () => (await import('./birthday-picker.tsx')).BirthdayPicker);

export function BirthdayField(props: FieldProps) {
  return (
    <PickerField
      {...props}
      title="Select your birthday"
      kind="sheet"
      preload={BirthdayPicker.preload}
      renderPicker={(value, pick) => <BirthdayPicker value={value} onConfirm={pick} />}
    />
  );
}
