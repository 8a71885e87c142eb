import { pathOf } from '../../lib/paths.ts';

/** The way on from the screens about a lost password. */
export function BackToSignIn() {
  return (
    <div className="auth-foot">
      <p>
        <a className="link" href={pathOf('signIn')}>
          Go to sign in page
        </a>
      </p>
    </div>
  );
}
