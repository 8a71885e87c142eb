import { ReceiptText } from 'lucide';
import { memo } from 'react';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { formatPence } from '../../../lib/format/money.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import { Money } from '../../ui/content/money.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { getPositionProps } from '../../ui/loading/virtual-list.ts';

interface EntryRowProps {
  readonly entry: HistoryEntry;
  /** Its place among the `total` there are. */
  readonly index: number;
  readonly total: number;
  /** Kept the same while the list grows, so that rows are. */
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** One entry: when, what, how much, and what the wallet held after it. */
export const EntryRow = memo(function EntryRow({ entry, index, total, onChoose }: EntryRowProps) {
  const { amount, created_at } = entry.transaction;
  const narrative = entry.transaction.narrative || 'No description';
  const when = formatDateTime(created_at);
  return (
    <li className="list-row transaction statement-entry" {...getPositionProps(total, index)}>
      <div className="grow">
        <div className="statement-line">
          <p className="transaction-narrative">{narrative}</p>
          <Money pence={amount} signed />
        </div>
        <div className="statement-line muted small">
          <time dateTime={created_at}>{when}</time>
          {entry.balanceAfter !== undefined && <span>Balance {formatPence(entry.balanceAfter)}</span>}
        </div>
      </div>
      <IconButton
        label={`Receipt for ${narrative}, ${when}`}
        aria-haspopup="dialog"
        onClick={() => onChoose(entry)}
      >
        <Icon of={ReceiptText} size={20} />
      </IconButton>
    </li>
  );
});
