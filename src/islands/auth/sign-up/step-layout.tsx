import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { signUpNotices } from '../../../lib/messages/auth-notices.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { getPath } from '../../../lib/paths.ts';
import { $signUpCount } from '../../../stores/auth/sign-up.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';

interface StepLineProps {
  readonly step: number;
  /** How many steps there are; left out while that is not known. */
  readonly of?: number;
}

/** Id of the step in words, which describes the step's heading. */
export const stepCountId = 'step-count';

/** The step in words and as a bar. */
export function StepProgress({ step, of }: StepLineProps) {
  return (
    <div className="step-count">
      <p id={stepCountId}>
        Step {step}
        {of && ` of ${of}`}
      </p>
      <progress className="step-bar" value={of ? step : 0} max={of ?? 1} aria-hidden="true" />
    </div>
  );
}

/** How far one has come. */
export function StepCount() {
  const count = useStore($signUpCount);
  return count && <StepProgress {...count} />;
}

interface StepHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** What this step asks, and why, under how far one has come. */
export function StepHead({ title, children }: StepHeadProps) {
  return (
    <div className="flow">
      <StepCount />
      <div className="auth-head">
        <h2 tabIndex={-1} aria-describedby={stepCountId}>
          {title}
        </h2>
        {children && <p className="page-subtitle">{children}</p>}
      </div>
    </div>
  );
}

/** Back to the step that asks for the email. */
export function ChangeEmailLink() {
  return (
    <a className="link" href={getPath('signUp', {}, { step: 'email' })}>
      Use another email
    </a>
  );
}

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
