import { formatDateTime } from '../../../lib/format/date-time.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import { PrintableDialog } from '../../shared/printable-dialog.tsx';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { Money } from '../../ui/content/money.tsx';
import { Button } from '../../ui/controls/button.tsx';

interface ReceiptProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

/** Dialog with one entry. It prints without the page. */
export default function Receipt({ entry, onClose }: ReceiptProps) {
  const { id, narrative, amount, created_at } = entry.transaction;
  const items = [
    { term: amount < 0 ? 'Money out' : 'Money in', value: <Money pence={Math.abs(amount)} /> },
    { term: 'When', value: formatDateTime(created_at) },
    { term: 'What', value: narrative || 'No description' },
    { term: 'Number', value: id },
    ...(entry.balanceAfter === undefined
      ? []
      : [{ term: 'Balance after', value: <Money pence={entry.balanceAfter} /> }]),
  ];
  return (
    <PrintableDialog
      title="Receipt"
      onClose={onClose}
      secondaryAction={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DefinitionList items={items} />
    </PrintableDialog>
  );
}
