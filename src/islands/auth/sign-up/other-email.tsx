import { pathOf } from '../../../lib/paths.ts';

/** Back to the step that asks for the email. */
export function OtherEmail() {
  return (
    <a className="link" href={pathOf('signUp', {}, { step: 'email' })}>
      Use another email
    </a>
  );
}
