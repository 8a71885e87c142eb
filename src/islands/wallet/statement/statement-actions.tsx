import { Download, Printer } from 'lucide';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { localDay } from '../../../lib/format/local-day.ts';
import type { HistoryEntry } from '../../../lib/wallet/history.ts';
import { statementCsv } from '../../../lib/wallet/statement-csv.ts';
import { tenantHost } from '../../../stores/app/tenant.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { announce } from '../../ui/messages/announce.ts';

/** Takes what is shown along: as a file for spreadsheets, or on paper. */
export function StatementActions({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const save = () => {
    saveFile(
      `statement-${tenantHost.subdomain}-${localDay(Date.now())}.csv`,
      'text/csv;charset=utf-8',
      statementCsv(entries),
    );
    announce('Statement saved as a CSV file');
  };
  return (
    <div className="row">
      <Button variant="secondary" size="small" onClick={save}>
        <Icon of={Download} size={18} />
        Save as CSV
      </Button>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Icon of={Printer} size={18} />
        Print
      </Button>
    </div>
  );
}
