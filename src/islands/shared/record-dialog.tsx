import { useStore } from '@nanostores/react';
import { formatRecord, type RecordLine } from '../../lib/format/files.ts';
import { giveFile } from '../../stores/app/give-file.ts';
import { $tenant } from '../../stores/app/tenant.ts';
import { $member } from '../../stores/member/member.ts';
import { DefinitionList } from '../ui/content/definition-list.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

export function PrintedOwner() {
  const tenantName = useStore($tenant)?.name;
  const member = useStore($member);
  return (
    <p>
      <strong>{tenantName}</strong>
      <span>{member && `, ${member.name}, ${member.email}`}</span>
    </p>
  );
}

interface RecordDialogProps {
  readonly title: string;
  readonly lines: readonly RecordLine[];
  readonly fileName: string;
  /** Toast after a download. */
  readonly savedText: string;
  readonly layout?: 'rows' | 'stacked';
  readonly onClose: () => void;
}

/** Shows a record to save as a text file or to print. Prints only the dialog, with the member's name. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, lines, fileName, savedText, layout = 'rows', onClose } = props;
  const handleSave = () =>
    void giveFile(new File([formatRecord(lines)], fileName, { type: 'text/plain' }), savedText);
  const items = lines.map(({ term, text }) => ({
    term,
    value: <span className="whitespace-pre-line tabular-nums">{text}</span>,
  }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={handleSave}>
            Save file
          </Button>
          <Button onClick={() => window.print()}>Print</Button>
        </>
      }
    >
      <div className="not-print:hidden">
        <PrintedOwner />
      </div>
      <DefinitionList layout={layout} items={items} />
    </Dialog>
  );
}
