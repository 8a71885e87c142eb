import { createElement } from 'react';
import { getPath } from '../../../lib/paths.ts';
import { $memberKey } from '../../../stores/app/session.ts';
import { getDueMinutes, markTimeNotified, startTimeCount } from '../../../stores/safer-play/time-spent.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { $modalSlot } from '../frame.tsx';
import { canInterrupt } from './activity.ts';

interface TimeReminderDialogProps {
  readonly minutes: number;
  readonly onClose: () => void;
}

function TimeReminderDialog({ minutes, onClose }: TimeReminderDialogProps) {
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

/** Marks the reminder as shown in all tabs, then shows it. */
function showTimeReminder(minutes: number): void {
  const handleClose = () => {
    stop();
    $modalSlot.set(null);
  };
  const stop = $memberKey.listen(handleClose);
  markTimeNotified();
  $modalSlot.set(createElement(TimeReminderDialog, { minutes, onClose: handleClose }));
}

export function startTimeReminder(): void {
  startTimeCount(() => {
    const minutes = canInterrupt() ? getDueMinutes() : undefined;
    if (minutes !== undefined) showTimeReminder(minutes);
  });
}
