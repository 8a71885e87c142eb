import { useStore } from '@nanostores/react';
import { signInForm } from '../../lib/auth/forms.ts';
import { hasSessionEndedIdle, idleLimitMs } from '../../lib/auth/idle-session.ts';
import { notices } from '../../lib/messages/notices.ts';
import { emailDraftName } from '../../lib/storage/scoped-storage.ts';
import { $session } from '../../stores/app/session.ts';
import { signIn } from '../../stores/auth/sign-in.ts';
import { CheckboxField } from '../ui/form/fields/field.tsx';
import { PasswordField } from '../ui/form/fields/password-field.tsx';
import { EmailField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Alert } from '../ui/messages/alert.tsx';
import {
  AuthFoot,
  AuthHead,
  AuthLink,
  authScreenClass,
  ForgotPasswordLink,
  TermsLinks,
} from './auth-layout.tsx';

function SessionEndedNotice() {
  const session = useStore($session);
  const isRefused = session.status === 'out' && session.reason === 'refused';
  if (hasSessionEndedIdle()) return <Alert tone="warning">{notices.signedOutIdle}</Alert>;
  return isRefused && <Alert tone="warning">{notices.sessionEnded}</Alert>;
}

/** The route guard redirects after success. */
export default function SignIn() {
  return (
    <div className={authScreenClass}>
      <AuthHead heading={<h1>Sign in</h1>}>Enter your email below to login to your account</AuthHead>
      <SessionEndedNotice />
      <Form
        form={signInForm}
        action={signIn}
        draft={emailDraftName}
        submitLabel="Sign in"
        clearOnRefusal="password"
      >
        <EmailField autoComplete="username" />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <ForgotPasswordLink />
        <CheckboxField
          name="isShared"
          label="This is a shared device"
          hint={`We won't save your details. We'll sign you out if you don't use the app for ${idleLimitMs / 60_000} minutes.`}
        />
      </Form>
      <AuthFoot>
        <p>
          Don't have an account? <AuthLink to="signUp">Sign up</AuthLink>
        </p>
        <TermsLinks lead="By signing in, you agree to our" />
      </AuthFoot>
    </div>
  );
}
