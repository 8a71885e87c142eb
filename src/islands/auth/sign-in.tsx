import { useStore } from '@nanostores/react';
import { signInForm } from '../../lib/auth/forms.ts';
import { notices } from '../../lib/messages/notices.ts';
import { getPath } from '../../lib/paths.ts';
import { emailDraftName } from '../../lib/storage/scoped-storage.ts';
import { $session } from '../../stores/app/session.ts';
import { signIn } from '../../stores/auth/sign-in.ts';
import { PasswordField } from '../ui/form/fields/password-field.tsx';
import { EmailField } from '../ui/form/fields/text-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Alert } from '../ui/messages/alert.tsx';

function SessionEndedNotice() {
  const session = useStore($session);
  const isRefused = session.status === 'out' && session.reason === 'refused';
  return isRefused && <Alert tone="warning">{notices.sessionEnded}</Alert>;
}

function SignInForm() {
  return (
    <Form
      form={signInForm}
      action={signIn}
      draft={emailDraftName}
      submitLabel="Sign in"
      clearOnRefusal="password"
      waitForInteraction
    >
      <EmailField autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <a className="link text-primary-text auth-aside" href={getPath('forgotPassword')}>
        Forgot your password?
      </a>
    </Form>
  );
}

function Agreement() {
  return (
    <p className="text-sm text-muted">
      By signing in, you agree to our{' '}
      <a className="link text-primary-text" href={getPath('termsOfService')}>
        Terms of Service
      </a>{' '}
      and{' '}
      <a className="link text-primary-text" href={getPath('privacyPolicy')}>
        Privacy Policy
      </a>
      .
    </p>
  );
}

/** The route guard redirects after success. */
export default function SignIn() {
  return (
    <div className="auth-screen">
      <div className="auth-head">
        <h1>Sign in</h1>
        <p className="page-subtitle">Enter your email below to login to your account</p>
      </div>
      <SessionEndedNotice />
      <SignInForm />
      <div className="auth-foot">
        <p>
          Don't have an account?{' '}
          <a className="link text-primary-text" href={getPath('signUp')}>
            Sign up
          </a>
        </p>
        <Agreement />
      </div>
    </div>
  );
}
