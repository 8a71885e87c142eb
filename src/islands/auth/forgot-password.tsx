import { useState } from 'react';
import { forgotPasswordForm } from '../../lib/auth/forms.ts';
import { passwordNotices } from '../../lib/messages/auth-notices.ts';
import { emailDraftName } from '../../lib/storage/scoped-storage.ts';
import { requestReset } from '../../stores/auth/password-reset.ts';
import { EmailField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { AuthHead, authScreenClass, SignInLink, SuccessNotice } from './auth-layout.tsx';

export default function ForgotPassword() {
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={authScreenClass}>
      <AuthHead heading={<h1>Forgot your password?</h1>}>
        {!isSent && "We'll email you a link to choose a new one."}
      </AuthHead>
      {isSent ? (
        <SuccessNotice text={passwordNotices.emailSent} />
      ) : (
        <Form
          form={forgotPasswordForm}
          action={requestReset}
          draft={emailDraftName}
          onDone={() => setIsSent(true)}
          submitLabel="Send Link To email"
        >
          <EmailField />
        </Form>
      )}
      <SignInLink />
    </div>
  );
}
