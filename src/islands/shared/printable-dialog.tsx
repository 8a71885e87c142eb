import type { ReactNode } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { PrintedOwner } from './printing.tsx';

interface PrintableDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Stands before "Print". */
  readonly secondaryAction: ReactNode;
  readonly children: ReactNode;
}

/** Dialog with something to keep. It prints without the page, with the member's name. */
export function PrintableDialog({ title, onClose, secondaryAction, children }: PrintableDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {secondaryAction}
          <Button onClick={() => window.print()}>Print</Button>
        </>
      }
    >
      <div className="not-print:hidden">
        <PrintedOwner />
      </div>
      {children}
    </Dialog>
  );
}
