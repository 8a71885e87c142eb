import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { resetPasswordForm } from '../../lib/auth/forms.ts';
import { isLoading } from '../../lib/data/query.ts';
import { newPasswordHint, passwordNotices, sessionEndsNotice } from '../../lib/messages/auth-notices.ts';
import { operations } from '../../lib/messages/operations.ts';
import { $memberKey } from '../../stores/app/session.ts';
import {
  $resetLink,
  checkResetToken,
  openResetLink,
  resetPassword,
} from '../../stores/auth/password-reset.ts';
import { memberQuery } from '../../stores/member/member.ts';
import { focusNearestHeading } from '../ui/focus/focus-target.ts';
import { PasswordField } from '../ui/form/fields/password-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Alert, FailureAlert } from '../ui/messages/alert.tsx';
import { useSlowAnnouncement } from '../ui/messages/announce.ts';
import { AuthHead, authScreenClass, SignInLink, SuccessNotice } from './auth-layout.tsx';

/** Warns that the session will end, because the reset link may belong to another account. */
function SessionEndNotice() {
  const state = useStore(memberQuery.$state);
  if (isLoading(state)) return null;
  return <Alert tone="info">{sessionEndsNotice(state.data?.email)}</Alert>;
}

function LinkState({ onRetry }: { readonly onRetry: () => void }) {
  const link = useStore($resetLink);
  const isMember = useStore($memberKey) !== null;
  useSlowAnnouncement(
    link.status === 'checking',
    () => passwordNotices.checking,
    () => (link.status === 'valid' ? passwordNotices.linkWorks : ''),
  );
  switch (link.status) {
    case 'checking':
      return <p className="text-muted">{passwordNotices.checking}</p>;
    case 'incomplete':
      return (
        <>
          <Alert tone="error">{operations.checkResetToken.text}</Alert>
          <p>{passwordNotices.resetLinkIncomplete}</p>
        </>
      );
    case 'invalid':
      return <Alert tone="error">{operations.checkResetToken.text}</Alert>;
    case 'unchecked':
      return <FailureAlert failure={link.failure} onRetry={onRetry} />;
    case 'valid':
      return (
        <>
          {isMember && <SessionEndNotice />}
          <Form form={resetPasswordForm} action={resetPassword} submitLabel="Change password">
            <PasswordField
              name="password"
              label="New Password"
              hint={newPasswordHint}
              autoComplete="new-password"
            />
            <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
          </Form>
        </>
      );
    case 'used':
      return <SuccessNotice text={passwordNotices.passwordRenewed} />;
  }
}

export default function ResetPassword() {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => void openResetLink(), []);
  // The pressed button unmounts.
  const handleRetry = () => {
    if (containerRef.current) focusNearestHeading(containerRef.current);
    void checkResetToken();
  };
  return (
    <div ref={containerRef} className={authScreenClass}>
      <AuthHead heading={<h1>Choose a new password</h1>} />
      <LinkState onRetry={handleRetry} />
      <SignInLink />
    </div>
  );
}
