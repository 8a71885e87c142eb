import { signUpNotices } from '../../../lib/messages/auth-notices.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { getPath } from '../../../lib/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

/** For an email that has an account here: the two ways that the message names, where the email is filled in. */
export function ExistingAccountLinks({ failure }: { readonly failure: Failure | undefined }) {
  const told = failure && [failure.text, ...Object.values(failure.fields)];
  if (!told?.includes(signUpNotices.alreadyRegistered)) return null;
  return (
    <div className="row">
      <ButtonLink href={getPath('signIn')} variant="secondary">
        Sign in
      </ButtonLink>
      <ButtonLink href={getPath('forgotPassword')} variant="secondary">
        Forgot your password?
      </ButtonLink>
    </div>
  );
}
