import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import { createReceipt } from '../../../lib/wallet/receipt.ts';
import { tenantHost } from '../../../stores/app/tenant.ts';
import { RecordDialog } from '../../shared/record-dialog.tsx';

interface ReceiptProps {
  readonly entry: HistoryEntry;
  readonly onClose: () => void;
}

/** Dialog with one transaction. */
export function Receipt({ entry, onClose }: ReceiptProps) {
  return (
    <RecordDialog
      title="Receipt"
      lines={createReceipt(entry)}
      fileName={`receipt-${tenantHost.subdomain}-${entry.transaction.id}.txt`}
      savedText="Receipt saved"
      onClose={onClose}
    />
  );
}
