import { createElement, Fragment } from 'react';
import { signOut } from '../../../stores/app/sign-out.ts';
import { $isIdleWarned, staySignedIn, watchIdleTime } from '../../../stores/auth/idle-sign-out.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { $modalSlot } from '../frame.tsx';

function IdleWarning() {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={staySignedIn}
      title="Are you still here?"
      description="Nobody has touched the app for nine minutes. In a minute you are signed out, because others use this device."
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
}

/** Stands above a dialog that is open already. */
function showWarning(): void {
  const before = $modalSlot.get();
  const both = createElement(Fragment, null, before, createElement(IdleWarning));
  $modalSlot.set(both);
  const stop = $isIdleWarned.listen(() => {
    stop();
    // The other dialog may have closed meanwhile.
    if ($modalSlot.get() === both) $modalSlot.set(before);
  });
}

let isStarted = false;

/** Signs out after ten minutes without a touch, and warns a minute before. */
export function startIdleSignOut(): void {
  if (!isStarted) $isIdleWarned.listen((isWarned) => isWarned && showWarning());
  isStarted = true;
  watchIdleTime();
}
