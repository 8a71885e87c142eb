import { getPath } from '../../lib/paths.ts';
import { useFocusOnMount } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

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

/** What takes the place of a form that was sent. */
export function SuccessNotice({ text }: { readonly text: string }) {
  return (
    <Alert ref={useFocusOnMount()} tone="success">
      {text}
    </Alert>
  );
}
