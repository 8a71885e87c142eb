import { type FormEvent, useState } from 'react';
import { describeAmountError, parseAmount } from '../../lib/forms/amount.ts';
import { reminderText, saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import {
  parseReminder,
  type Reminder,
  type ReminderLength,
  reminderName,
} from '../../lib/safer-play/reminder.ts';
import { canStoreForOwner } from '../../lib/storage/can-store.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { removeReminder, setReminder } from '../../stores/safer-play/reminders.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { cardClass } from '../ui/content/card.ts';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/select.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { AmountField } from '../ui/form/fields/text-field.tsx';
import { formClass } from '../ui/form/form.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

const lengthOptions = [
  { value: 'week', label: 'A week, from Monday' },
  { value: 'month', label: 'A month' },
] as const;

/** Saves the reminder in this browser, without a request. */
function ReminderForm() {
  const [length, setLength] = useState<ReminderLength>('week');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('amount');
    if (!(field instanceof HTMLInputElement)) return;
    const pence = parseAmount(field.value);
    setError(
      pence === undefined ? describeAmountError(saferPlayNotices.invalidAmount, field.value) : undefined,
    );
    if (pence === undefined) return field.focus();
    setReminder({ length, pence });
    form.reset();
  };
  return (
    <form
      className={formClass}
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      onInput={() => setError(undefined)}
    >
      <Select
        name="length"
        label="Remind me for"
        value={length}
        options={lengthOptions}
        onChange={(value) => setLength(value as ReminderLength)}
      />
      <AmountField name="amount" label="Amount in pounds" error={error} />
      <Button type="submit" variant="secondary">
        Set reminder
      </Button>
    </form>
  );
}

export function ReminderCard() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="reminder">
      <h2 id="reminder">A reminder of money</h2>
      <p>
        Set an amount for a week or a month. Before a purchase or a deposit that would pass it, you read so.
        It is a reminder and no limit: nothing is stopped.
      </p>
      <p className="text-muted text-sm">
        For a purchase, all that went out of your wallet counts; for a deposit, all that came in. The
        statement does not tell a withdrawal from a purchase, or a win from a deposit, so these count too.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="panel" />}>
        {() => <ReminderControls />}
      </Loaded>
    </section>
  );
}

function ReminderControls() {
  const reminder = parseReminder(useDeviceValue(reminderName));
  if (!canStoreForOwner()) return <p>{saferPlayNotices.storageUnavailable}</p>;
  return (
    <div className="space-y-2">
      <CurrentReminder reminder={reminder} />
      <ReminderForm />
      <p className="text-muted text-sm">Kept in this browser only, and gone when you sign out.</p>
    </div>
  );
}

function CurrentReminder({ reminder }: { readonly reminder: Reminder | undefined }) {
  if (!reminder) return <p>You have set none.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 justify-between">
      <p>
        You are reminded at <strong>{reminderText(reminder)}</strong>.
      </p>
      <Button
        variant="ghost"
        size="small"
        onClick={({ currentTarget }) => {
          focusNearestHeading(currentTarget);
          removeReminder();
        }}
      >
        Remove<span className="sr-only"> reminder</span>
      </Button>
    </div>
  );
}
