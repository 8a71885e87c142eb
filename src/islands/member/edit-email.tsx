import { editEmailForm } from '../../lib/forms/profile.ts';
import { saveEmail } from '../../stores/member.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form/form.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';

interface EditEmailProps {
  readonly open: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the email that one signs in with, which takes the password. */
export function EditEmail({ open, email, onClose }: EditEmailProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Edit Email" description="You will sign in with the new one.">
      <Form form={editEmailForm} defaults={{ email }} action={saveEmail} onDone={onClose} submitLabel="Save">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
