import { Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '../../../lib/start/idle.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const EmailForm = lazyPart(() => import('./edit-forms.tsx').then((forms) => ({ default: forms.EmailForm })));

interface EditEmailProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the email that one signs in with, which takes the password. */
export function EditEmail({ open, email, onClose }: EditEmailProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenQuiet(() => void EmailForm.preload()), []);
  // A dialog gives the focus to what is in it when it opens.
  useEffect(() => {
    if (open) void EmailForm.preload().then(() => setReady(true));
  }, [open]);
  return (
    <Dialog
      open={open && ready}
      onClose={onClose}
      title="Edit Email"
      description="You will sign in with the new one."
    >
      <Suspense>
        <EmailForm email={email} onSaved={onClose} />
      </Suspense>
    </Dialog>
  );
}
