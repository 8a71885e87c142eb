import { useStore } from '@nanostores/react';
import { changePasswordForm } from '../../lib/auth/forms.ts';
import { newPasswordHint } from '../../lib/messages/auth-notices.ts';
import { $member } from '../../stores/member/member.ts';
import { changePassword } from '../../stores/member/profile.ts';
import { PasswordField, UsernameField } from '../ui/form/fields/password-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Page } from '../ui/page.tsx';

export default function ChangePassword() {
  const email = useStore($member)?.email;
  return (
    <Page narrow>
      <Form form={changePasswordForm} action={changePassword} submitLabel="Change password" resetOnDone>
        {email && <UsernameField email={email} />}
        <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label="New Password"
          hint={newPasswordHint}
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
      </Form>
    </Page>
  );
}
