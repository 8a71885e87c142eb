import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { isComplete } from '../../lib/data/list.ts';
import { withoutCache } from '../../lib/data/query.ts';
import { localDay } from '../../lib/format/days.ts';
import { reminderWarning } from '../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../lib/paths.ts';
import {
  checkReminder,
  type MoneyDirection,
  parseReminder,
  type Reminder,
  reminderName,
} from '../../lib/safer-play/reminders.ts';
import { totalsInPeriod } from '../../lib/wallet/summary.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { useDeviceValue } from '../shared/use-device-value.ts';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';

interface ReminderWarningProps {
  readonly direction: MoneyDirection;
  /** Undefined until it is known. */
  readonly pence: number | undefined;
  readonly className?: string;
}

export function ReminderWarning(props: ReminderWarningProps) {
  const reminder = parseReminder(useDeviceValue(reminderName));
  return reminder && <Warning {...props} reminder={reminder} />;
}

interface WarningProps extends ReminderWarningProps {
  readonly reminder: Reminder;
}

/** Renders nothing until all transactions are loaded. */
function Warning({ direction, pence, className = '', reminder }: WarningProps) {
  const { data: list, error } = withoutCache(useStore(transactionsQuery.$state));
  const { isDone } = useAllPages(transactionsQuery);
  const today = localDay(nowMs());
  const totals = useMemo(
    () => totalsInPeriod(list?.entries ?? [], reminder.length, today),
    [list, reminder.length, today],
  );
  const hasAllEntries = list !== undefined && !error && isComplete(list);
  const text =
    isDone && pence !== undefined
      ? reminderWarning(reminder, direction, checkReminder(reminder, totals[direction], pence, hasAllEntries))
      : undefined;
  useAnnouncement(text?.announcement ?? '');
  if (!text) return null;
  return (
    <p className={`text-muted ${className}`}>
      <span>{`${text.announcement} ${text.figures} `}</span>
      <a className="link text-primary-text" href={`${getPath('playInControl')}#spending-reminder`}>
        Stay in control
      </a>
    </p>
  );
}
