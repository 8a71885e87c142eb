import { CircleCheck } from 'lucide';
import { getPath } from '../../../lib/paths.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** Signed up; signing in follows. */
export function SuccessStep() {
  return (
    <div className="result tone-success">
      <div className="result-mark">
        <Icon of={CircleCheck} size={32} />
      </div>
      <h2 tabIndex={-1}>You are signed up</h2>
      <p className="muted">Sign in with your email and password to see the raffles.</p>
      <ButtonLink href={getPath('signIn')} block>
        Go to sign in page
      </ButtonLink>
    </div>
  );
}
