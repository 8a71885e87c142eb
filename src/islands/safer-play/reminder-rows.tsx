import { type FormEvent, type ReactNode, useState } from 'react';
import { describeAmountError, parseAmount } from '../../lib/forms/amount.ts';
import { reminderText, saferPlayNotices, timeReminderText } from '../../lib/messages/safer-play-notices.ts';
import {
  parseReminder,
  parseTimeChoice,
  type Reminder,
  type ReminderLength,
  reminderName,
  timeOptions,
  timeReminderName,
} from '../../lib/safer-play/reminders.ts';
import { canStoreForOwner } from '../../lib/storage/scoped-storage.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { removeReminder, setReminder, setTimeReminder } from '../../stores/safer-play/reminders.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { Disclosure } from '../ui/content/disclosure.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/filters.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { AmountField } from '../ui/form/fields/text-field.tsx';
import { formClass } from '../ui/form/form.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

const lengthOptions = [
  { value: 'week', label: 'Week, from Monday' },
  { value: 'month', label: 'Month' },
] as const;

/** Shows controls whose values this device stores for the member, once the member has loaded. */
function DeviceControls({ children }: { readonly children: ReactNode }) {
  return (
    <Loaded query={memberQuery} skeleton={<Skeleton shape="panel" />}>
      {() =>
        canStoreForOwner() ? (
          <div className="space-y-3">
            {children}
            <p className="text-muted">Works on this device until you sign out.</p>
          </div>
        ) : (
          <p>{saferPlayNotices.storageUnavailable}</p>
        )
      }
    </Loaded>
  );
}

/** Saves the reminder in this browser, without a request. */
function ReminderForm() {
  const [length, setLength] = useState<ReminderLength>('week');
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.querySelector<HTMLInputElement>('[name=amount]');
    const amount = field?.value ?? '';
    const pence = parseAmount(amount);
    setError(pence === undefined ? describeAmountError(saferPlayNotices.invalidAmount, amount) : undefined);
    if (pence === undefined) return field?.focus();
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
        label="For each"
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

function CurrentReminder({ reminder }: { readonly reminder: Reminder | undefined }) {
  if (!reminder) return <p>{saferPlayNotices.noReminder}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        Reminder: <strong>{reminderText(reminder)}</strong>
      </p>
      <Button
        variant="ghost"
        size="small"
        onClick={({ currentTarget }) => {
          focusNearestHeading(currentTarget);
          removeReminder();
        }}
      >
        Turn off<span className="sr-only"> reminder</span>
      </Button>
    </div>
  );
}

export function SpendingReminderRow() {
  const reminder = parseReminder(useDeviceValue(reminderName));
  return (
    <Disclosure
      id="spending-reminder"
      heading="h2"
      title="Spending reminder"
      state={reminder ? reminderText(reminder) : 'off'}
    >
      <p>Pick an amount for a week or a month. We'll remind you before you go over it. It won't stop you.</p>
      <p className="text-muted">
        For purchases we count all money out, including withdrawals. For deposits we count all money in,
        including wins.
      </p>
      <DeviceControls>
        <CurrentReminder reminder={reminder} />
        <ReminderForm />
      </DeviceControls>
    </Disclosure>
  );
}

export function TimeReminderRow() {
  const choice = parseTimeChoice(useDeviceValue(timeReminderName));
  return (
    <Disclosure id="time-reminder" heading="h2" title="Time reminder" state={timeReminderText(choice)}>
      <p>We'll tell you how long you've been using the app. The clock restarts after 30 minutes away.</p>
      <DeviceControls>
        <Select
          name="timeReminder"
          label="Remind me"
          value={choice}
          options={timeOptions}
          onChange={setTimeReminder}
        />
      </DeviceControls>
    </Disclosure>
  );
}
