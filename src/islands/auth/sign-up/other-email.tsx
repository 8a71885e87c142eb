import { getPath } from '../../../lib/paths.ts';

/** Back to the step that asks for the email. */
export function ChangeEmailLink() {
  return (
    <a className="link" href={getPath('signUp', {}, { step: 'email' })}>
      Use another email
    </a>
  );
}
