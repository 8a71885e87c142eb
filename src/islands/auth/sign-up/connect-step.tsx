import { useStore } from '@nanostores/react';
import { connectForm } from '../../../lib/auth/sign-up-forms.ts';
import { getPath } from '../../../lib/paths.ts';
import { $tenant } from '../../../stores/app/tenant.ts';
import { $signUpEmail, connect } from '../../../stores/auth/sign-up.ts';
import { PasswordField } from '../../ui/form/fields/password-field.tsx';
import { UsernameField } from '../../ui/form/fields/username-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ChangeEmailLink } from './other-email.tsx';
import { StepHead } from './step-layout.tsx';

/** For those who have an account at another club: its password connects it to this one. */
export function ConnectStep() {
  const email = useStore($signUpEmail);
  const club = useStore($tenant)?.name ?? 'this club';
  return (
    <>
      <StepHead title="Connect your account">
        You already have an account with <strong>{email}</strong> at another club. Enter the password of that
        account to use it at {club} too. <ChangeEmailLink />
      </StepHead>
      <Form form={connectForm} action={connect} submitLabel="Connect account">
        <UsernameField email={email} />
        <PasswordField
          name="password"
          label="Password"
          hint="The one you use at the other club."
          autoComplete="current-password"
        />
        <a className="link auth-aside" href={getPath('forgotPassword')}>
          Forgot your password?
        </a>
      </Form>
    </>
  );
}
