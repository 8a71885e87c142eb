import { pauseDayText } from '../../lib/messages/pause-notices.ts';
import type { Pause } from '../../lib/safer-play/pause.ts';
import { nowMs } from '../../stores/app/clock.ts';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';

interface PauseDialogProps {
  readonly pause: Pause;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what happens before it does, because nothing here ends a pause. */
export function PauseDialog({ pause, onClose, onConfirm }: PauseDialogProps) {
  const day = pauseDayText(pause.until, nowMs());
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pause until ${day}?`}
      description={`It begins now and ends when ${day} begins, UK time.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Pause</Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 ps-4.5">
        <li>
          Buying, subscribing, paying for a subscription and depositing are gone for you in this browser.
        </li>
        <li>It cannot be ended sooner here, only made longer.</li>
        <li>It holds in this browser only, also after you sign out, until its site data is cleared.</li>
        <li>Your active subscriptions go on buying until you end them.</li>
        <li>Withdrawing, ending subscriptions, your tickets, results and support stay.</li>
      </ul>
    </Dialog>
  );
}
