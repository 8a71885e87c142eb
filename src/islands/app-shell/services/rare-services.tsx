import { idleNotices } from '../../../lib/messages/auth-notices.ts';
import { getPath } from '../../../lib/paths.ts';
import { $memberKey, signOut } from '../../../stores/app/session.ts';
import { $isIdleWarned, staySignedIn, watchIdleTime } from '../../../stores/auth/idle-sign-out.ts';
import { getDueMinutes, markTimeNotified, startTimeCount } from '../../../stores/safer-play/reminders.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { $modalSlot } from '../frame.tsx';
import { canInterrupt } from './activity.ts';

/** Services that few members need, in one chunk that loads on first use. */
export { startPause } from '../../../stores/safer-play/pause.ts';
export { addPrizes } from '../../../stores/tickets/win-prizes.ts';
export { WinDialog } from './win-dialog.tsx';

const idleWarning = (
  <Dialog
    open
    role="alertdialog"
    onClose={staySignedIn}
    title={idleNotices.title}
    description={idleNotices.text}
    actions={
      <>
        <Button onClick={staySignedIn}>Stay signed in</Button>
        <Button variant="secondary" onClick={signOut}>
          Sign out
        </Button>
      </>
    }
  />
);

/** Shows the warning above a dialog that is already open. */
function showWarning(): void {
  const before = $modalSlot.get();
  const both = (
    <>
      {before}
      {idleWarning}
    </>
  );
  $modalSlot.set(both);
  const stop = $isIdleWarned.listen(() => {
    stop();
    // The other dialog may have closed meanwhile.
    if ($modalSlot.get() === both) $modalSlot.set(before);
  });
}

let isStarted = false;

/** Signs out after 10 minutes without input, and warns 1 minute before. */
export function startIdleSignOut(): void {
  if (!isStarted) $isIdleWarned.listen((isWarned) => isWarned && showWarning());
  isStarted = true;
  watchIdleTime();
}

/** Marks the reminder as shown in all tabs, then shows it. */
function showTimeReminder(minutes: number): void {
  const handleClose = () => {
    stop();
    $modalSlot.set(null);
  };
  const stop = $memberKey.listen(handleClose);
  markTimeNotified();
  $modalSlot.set(
    <Dialog
      open
      onClose={handleClose}
      title={`You've been here for ${minutes} minutes`}
      description="You asked us to tell you."
      actions={
        <>
          <Button variant="secondary" onClick={handleClose}>
            Carry on
          </Button>
          <ButtonLink variant="secondary" href={getPath('playInControl')} onClickCapture={handleClose}>
            Stay in control
          </ButtonLink>
        </>
      }
    />,
  );
}

export function startTimeReminder(): void {
  startTimeCount(() => {
    const minutes = canInterrupt() ? getDueMinutes() : undefined;
    if (minutes !== undefined) showTimeReminder(minutes);
  });
}
