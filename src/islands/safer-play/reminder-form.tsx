import { type FormEvent, useState } from 'react';
import { saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { reminderPence } from '../../lib/safer-play/reminder.ts';
import type { PeriodLength } from '../../lib/wallet/summary.ts';
import { setReminder } from '../../stores/safer-play/reminders.ts';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { AmountField } from '../ui/form/fields/amount-field.tsx';
import { type FormEngine, FormEngineContext } from '../ui/form/fields/engine.ts';

const lengthOptions = [
  { value: 'week', label: 'A week, from Monday' },
  { value: 'month', label: 'A month' },
] as const;

/** Runs the one field of the form below, which sends nothing anywhere. */
const engineOf = (error: string | undefined): FormEngine => ({
  useRegister: () => (name) => ({ name }),
  useError: () => error,
  useIsSubmitting: () => false,
});

/** An amount for a week or a month, kept at once. */
export function ReminderForm() {
  const [length, setLength] = useState<PeriodLength>('week');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('amount');
    if (!(field instanceof HTMLInputElement)) return;
    const pence = reminderPence(field.value);
    setError(pence === undefined ? saferPlayNotices.invalidAmount : undefined);
    if (pence === undefined) return field.focus();
    setReminder({ length, pence });
    form.reset();
  };
  return (
    <form className="form" method="dialog" noValidate onSubmit={submit} onInput={() => setError(undefined)}>
      <FormEngineContext value={engineOf(error)}>
        <Select
          name="length"
          label="Remind me for"
          value={length}
          options={lengthOptions}
          onChange={(value) => setLength(value as PeriodLength)}
        />
        <AmountField name="amount" label="Amount in pounds" />
      </FormEngineContext>
      <Button type="submit" variant="secondary">
        Set reminder
      </Button>
    </form>
  );
}
