import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { isComplete } from '../../lib/data/list.ts';
import { localDay } from '../../lib/format/local-day.ts';
import { reminderWarning } from '../../lib/messages/safer-play-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { checkReminder, type Reminder } from '../../lib/safer-play/reminder.ts';
import { totalsInPeriod } from '../../lib/wallet/summary.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { useAnnouncement } from '../ui/messages/announce.ts';
import type { ReminderWarningProps } from './reminder-warning.tsx';

export interface ReminderWarningViewProps extends ReminderWarningProps {
  readonly reminder: Reminder;
}

/** Returns undefined until all pages are loaded. */
function useReminderText({ direction, pence, reminder }: ReminderWarningViewProps) {
  const state = useStore(transactionsQuery.$uncached);
  const { isDone } = useAllPages(transactionsQuery);
  const today = localDay(nowMs());
  const entries = state.status === 'loaded' ? state.data.entries : undefined;
  const totals = useMemo(
    () => totalsInPeriod(entries ?? [], reminder.length, today),
    [entries, reminder.length, today],
  );
  if (!isDone || pence === undefined) return undefined;
  const hasAllEntries = state.status === 'loaded' && !state.staleReason && isComplete(state.data);
  return reminderWarning(
    reminder,
    direction,
    checkReminder(reminder, totals[direction], pence, hasAllEntries),
  );
}

export default function ReminderWarningView(props: ReminderWarningViewProps) {
  const text = useReminderText(props);
  useAnnouncement(text?.announcement ?? '');
  if (!text) return null;
  return (
    <p className="reminder-line">
      {text.announcement} {text.figures}{' '}
      <a className="link" href={getPath('playInControl')}>
        Play in control
      </a>
    </p>
  );
}
