import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { isWhole } from '../../lib/data/list.ts';
import { localDay } from '../../lib/format/local-day.ts';
import { foreseenWords } from '../../lib/messages/safer-play-notices.ts';
import { pathOf } from '../../lib/paths.ts';
import { foresee, type Reminder } from '../../lib/safer-play/reminder.ts';
import { flowsInPeriod } from '../../lib/wallet/summary.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { transactionsQuery } from '../../stores/wallet/wallet.ts';
import { useAllPages } from '../ui/loading/all-pages.tsx';
import { useSaid } from '../ui/messages/use-said.ts';
import type { ReminderProps } from './reminder-note.tsx';

export interface ReminderLineProps extends ReminderProps {
  readonly reminder: Reminder;
}

/** What is known of the week or month once the statement has been read as far as it can be. */
function useForeseen({ way, pence, reminder }: ReminderLineProps) {
  const state = useStore(transactionsQuery.$present);
  const { isDone } = useAllPages(transactionsQuery);
  const today = localDay(nowMs());
  const entries = state.status === 'loaded' ? state.data.entries : undefined;
  const flows = useMemo(
    () => flowsInPeriod(entries ?? [], reminder.length, today),
    [entries, reminder.length, today],
  );
  if (!isDone || pence === undefined) return undefined;
  const isAll = state.status === 'loaded' && !state.stale && isWhole(state.data);
  return foreseenWords(reminder, way, foresee(reminder, flows[way], pence, isAll));
}

/** A line of words before what would pass a reminder: seen, heard once, and in nobody's way. */
export default function ReminderLine(props: ReminderLineProps) {
  const words = useForeseen(props);
  useSaid(words?.said ?? '');
  if (!words) return null;
  return (
    <p className="reminder-line">
      {words.said} {words.figures}{' '}
      <a className="link" href={pathOf('playInControl')}>
        Play in control
      </a>
    </p>
  );
}
