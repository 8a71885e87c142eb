import { getPath } from '../../lib/paths.ts';
import { useFocusOnMount } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export function SignInLink() {
  return (
    <div className="auth-foot">
      <p>
        <a className="link text-primary-text" href={getPath('signIn')}>
          Go to sign in page
        </a>
      </p>
    </div>
  );
}

/** Replaces a submitted form and takes the focus. */
export function SuccessNotice({ text }: { readonly text: string }) {
  return (
    <Alert ref={useFocusOnMount()} tone="success">
      {text}
    </Alert>
  );
}
