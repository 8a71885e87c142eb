import { Suspense, useEffect } from 'react';
import { whenQuiet } from '../../lib/idle.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const EmailForm = lazyPart(() => import('./edit-forms.tsx').then((forms) => ({ default: forms.EmailForm })));

interface EditEmailProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the email that one signs in with, which takes the password. */
export function EditEmail({ open, email, onClose }: EditEmailProps) {
  useEffect(() => whenQuiet(() => void EmailForm.preload()), []);
  return (
    <Dialog open={open} onClose={onClose} title="Edit Email" description="You will sign in with the new one.">
      <Suspense>
        <EmailForm email={email} onSaved={onClose} />
      </Suspense>
    </Dialog>
  );
}
