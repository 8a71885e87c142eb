import { type FormEvent, useMemo, useState } from 'react';
import type { Transaction } from '../../lib/contract/wallet.ts';
import type { List } from '../../lib/data/list.ts';
import { describeAmountError, parseAmount } from '../../lib/forms/amount.ts';
import { reminderText, saferPlayNotices } from '../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../lib/paths.ts';
import {
  parseReminder,
  parseTimeChoice,
  type ReminderLength,
  reminderName,
  timeOptions,
  timeReminderName,
} from '../../lib/safer-play/reminders.ts';
import { canStoreForOwner } from '../../lib/storage/scoped-storage.ts';
import { createHistory, getMissingEntries } from '../../lib/wallet/history.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { removeReminder, setReminder, setTimeReminder } from '../../stores/safer-play/reminders.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { WalletSummary } from '../shared/wallet-summary.tsx';
import { cardClass } from '../ui/content/surface.ts';
import { Button } from '../ui/controls/button.tsx';
import { Select } from '../ui/controls/filters.tsx';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { AmountField } from '../ui/form/fields/text-field.tsx';
import { formClass } from '../ui/form/form.tsx';
import { PagesProgress, useAllPages } from '../ui/loading/all-pages.tsx';
import { Loaded } from '../ui/loading/loaded.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { StopSection } from './stop-section.tsx';

function FlowSummary({ list }: { readonly list: List<Transaction> }) {
  const { progress } = useAllPages(transactionsQuery);
  const history = useMemo(() => createHistory(list.entries, undefined), [list.entries]);
  const missing = useMemo(() => getMissingEntries(list), [list]);
  return (
    <>
      <PagesProgress progress={progress} />
      <WalletSummary history={history} missing={missing} />
    </>
  );
}

/** Lazy, because help renders first. */
export function MemberControls() {
  return (
    <>
      <section className="space-y-2" aria-labelledby="money">
        <h2 id="money">Money in and out</h2>
        <p className="text-muted">
          All that changed your wallet, as the{' '}
          <a className="link text-primary-text" href={getPath('statement')}>
            statement
          </a>{' '}
          has it: wins count as money in, withdrawals as money out.
        </p>
        <Loaded query={transactionsQuery} skeleton={<Skeleton shape="panel" />}>
          {(list) => <FlowSummary list={list} />}
        </Loaded>
      </section>
      <ReminderCard />
      <TimeReminderCard />
      <StopSection />
    </>
  );
}

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

const keptHere = <p className="text-muted">Kept in this browser only, and gone when you sign out.</p>;

function ReminderCard() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="reminder">
      <h2 id="reminder">A reminder of money</h2>
      <p>
        Set an amount for a week or a month. Before a purchase or a deposit that would pass it, you read so.
        It is a reminder and no limit: nothing is stopped.
      </p>
      <p className="text-muted">
        For a purchase, all that went out of your wallet counts; for a deposit, all that came in. The
        statement does not tell a withdrawal from a purchase, or a win from a deposit, so these count too.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="panel" />}>
        {() =>
          canStoreForOwner() ? (
            <div className="space-y-2">
              <CurrentReminder />
              <ReminderForm />
              {keptHere}
            </div>
          ) : (
            <p>{saferPlayNotices.storageUnavailable}</p>
          )
        }
      </Loaded>
    </section>
  );
}

function CurrentReminder() {
  const reminder = parseReminder(useDeviceValue(reminderName));
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

function TimeReminderCard() {
  return (
    <section className={`${cardClass.padded} space-y-2`} aria-labelledby="time">
      <h2 id="time">A reminder of time</h2>
      <p>
        A notice tells you how long you have had this app in view. All its tabs count together, a phone that
        sleeps does not, and after half an hour away the time begins anew.
      </p>
      <Loaded query={memberQuery} skeleton={<Skeleton shape="button" />}>
        {() => <TimeReminderChoice />}
      </Loaded>
    </section>
  );
}

function TimeReminderChoice() {
  const choice = parseTimeChoice(useDeviceValue(timeReminderName));
  if (!canStoreForOwner()) return <p>{saferPlayNotices.storageUnavailable}</p>;
  return (
    <>
      <Select
        name="timeReminder"
        label="Tell me of the time"
        value={choice}
        options={timeOptions}
        onChange={setTimeReminder}
      />
      {keptHere}
    </>
  );
}
