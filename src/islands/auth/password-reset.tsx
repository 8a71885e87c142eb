import { getPath } from '../../lib/paths.ts';

/** The way on from the screens about a lost password. */
export function SignInLink() {
  return (
    <div className="auth-foot">
      <p>
        <a className="link" href={getPath('signIn')}>
          Go to sign in page
        </a>
      </p>
    </div>
  );
}
