import { Dialog } from '../ui/overlays/dialog.tsx';
import { EmailForm } from './edit-forms.tsx';

interface EditEmailProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the email that one signs in with, which takes the password. */
export default function EditEmailDialog({ email, onClose }: EditEmailProps) {
  return (
    <Dialog open onClose={onClose} title="Edit Email" description="You will sign in with the new one.">
      <EmailForm email={email} onSaved={onClose} />
    </Dialog>
  );
}
