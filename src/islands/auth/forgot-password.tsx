import { useState } from 'react';
import { forgotPasswordForm } from '../../lib/auth/forms.ts';
import { passwordNotices } from '../../lib/messages/auth-notices.ts';
import { emailDraftName } from '../../lib/storage/scoped-storage.ts';
import { requestReset } from '../../stores/auth/password-reset.ts';
import { EmailField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { AuthHead, authScreenClass } from './auth-layout.tsx';
import { SignInLink, SuccessNotice } from './password-reset.tsx';

function RequestForm({ onSent }: { readonly onSent: () => void }) {
  return (
    <Form
      form={forgotPasswordForm}
      action={requestReset}
      draft={emailDraftName}
      onDone={onSent}
      submitLabel="Send Link To email"
    >
      <EmailField />
    </Form>
  );
}

export default function ForgotPassword() {
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={authScreenClass}>
      <AuthHead heading={<h1>Forgot Password</h1>}>
        {!isSent && 'We will email you a link to choose a new password.'}
      </AuthHead>
      {isSent ? (
        <SuccessNotice text={passwordNotices.emailSent} />
      ) : (
        <RequestForm onSent={() => setIsSent(true)} />
      )}
      <SignInLink />
    </div>
  );
}
