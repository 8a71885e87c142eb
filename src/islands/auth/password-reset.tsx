import { useFocusOnMount } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';
import { AuthFoot, AuthLink } from './auth-layout.tsx';

export function SignInLink() {
  return (
    <AuthFoot>
      <p>
        <AuthLink to="signIn">Go to sign in page</AuthLink>
      </p>
    </AuthFoot>
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
