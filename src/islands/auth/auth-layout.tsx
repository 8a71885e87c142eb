import type { ReactNode } from 'react';
import { getPath } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { useFocusOnMount } from '../ui/focus/focus-target.ts';
import { Alert } from '../ui/messages/alert.tsx';

export const authScreenClass = 'grid grid-cols-1 gap-6';

interface AuthHeadProps {
  readonly heading: ReactNode;
  readonly children?: ReactNode;
}

export function AuthHead({ heading, children }: AuthHeadProps) {
  return (
    <div className="grid gap-1.5">
      {heading}
      {children && <p className="wrap-anywhere text-muted">{children}</p>}
    </div>
  );
}

export function AuthFoot({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-3 text-center waiting:invisible">{children}</div>;
}

interface AuthLinkProps {
  readonly to: RouteName;
  readonly className?: string;
  readonly children: ReactNode;
}

/** At least 44 px high, as a touch target. */
export function AuthLink({ to, className = '', children }: AuthLinkProps) {
  return (
    <a className={`link inline-flex min-h-11 items-center text-primary-text ${className}`} href={getPath(to)}>
      {children}
    </a>
  );
}

export function ForgotPasswordLink() {
  return (
    <AuthLink to="forgotPassword" className="-mt-3.5 -mb-2 justify-self-end">
      Forgot your password?
    </AuthLink>
  );
}

export function TermsLinks({ lead }: { readonly lead: string }) {
  return (
    <p className="text-muted">
      {lead}{' '}
      <a className="link text-primary-text" href={getPath('termsOfService')}>
        Terms of Service
      </a>{' '}
      and{' '}
      <a className="link text-primary-text" href={getPath('privacyPolicy')}>
        Privacy Policy
      </a>
      .
    </p>
  );
}

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
