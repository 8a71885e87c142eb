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
import type { ReminderNoteProps } from './reminder-note.tsx';

export interface ReminderNoteViewProps extends ReminderNoteProps {
  readonly reminder: Reminder;
}

/** What is known of the week or month once the statement has been read as far as it can be. */
function useReminderText({ direction, pence, reminder }: ReminderNoteViewProps) {
  const state = useStore(transactionsQuery.$uncached);
  const { isDone } = useAllPages(transactionsQuery);
  const today = localDay(nowMs());
  const entries = state.status === 'loaded' ? state.data.entries : undefined;
  const flows = useMemo(
    () => totalsInPeriod(entries ?? [], reminder.length, today),
    [entries, reminder.length, today],
  );
  if (!isDone || pence === undefined) return undefined;
  const hasAllEntries = state.status === 'loaded' && !state.staleReason && isComplete(state.data);
  return reminderWarning(
    reminder,
    direction,
    checkReminder(reminder, flows[direction], pence, hasAllEntries),
  );
}

/** A line of words before what would pass a reminder: seen, heard once, and in nobody's way. */
export default function ReminderNoteView(props: ReminderNoteViewProps) {
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
