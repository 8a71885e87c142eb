import { getPath } from '../../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface TimeReminderDialogProps {
  readonly minutes: number;
  readonly onClose: () => void;
}

/** How long the member has looked at the app, with the way on and the way to more. */
export function TimeReminderDialog({ minutes, onClose }: TimeReminderDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`You have been here for ${minutes} minutes`}
      description="You asked to be told. It counts the time with this app in view."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go on
          </Button>
          <ButtonLink variant="secondary" href={getPath('playInControl')} onClickCapture={onClose}>
            Play in control
          </ButtonLink>
        </>
      }
    />
  );
}
