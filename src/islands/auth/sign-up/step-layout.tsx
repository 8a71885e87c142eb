import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { signUpNotices } from '../../../lib/messages/auth-notices.ts';
import type { Failure } from '../../../lib/messages/failures.ts';
import { getPath } from '../../../lib/paths.ts';
import { $signUpCount } from '../../../stores/auth/sign-up.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { AuthHead } from '../auth-layout.tsx';

interface StepProgressProps {
  readonly step: number;
  readonly of?: number;
}

/** Id of the step count, the heading's description. */
export const stepCountId = 'step-count';

export function StepProgress({ step, of }: StepProgressProps) {
  return (
    <div className="grid gap-2 text-sm text-muted tabular-nums">
      <p id={stepCountId}>{of ? `Step ${step} of ${of}` : `Step ${step}`}</p>
      <progress
        className="progress block h-1 text-primary-text"
        value={of ? step : 0}
        max={of ?? 1}
        aria-hidden="true"
      />
    </div>
  );
}

export function StepCount() {
  const count = useStore($signUpCount);
  return count && <StepProgress {...count} />;
}

interface StepHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
}

export function StepHead({ title, children }: StepHeadProps) {
  return (
    <div className="space-y-4">
      <StepCount />
      <AuthHead
        heading={
          <h2 tabIndex={-1} aria-describedby={stepCountId}>
            {title}
          </h2>
        }
      >
        {children}
      </AuthHead>
    </div>
  );
}

export function ChangeEmailLink() {
  return (
    <a className="link text-primary-text" href={getPath('signUp', {}, { step: 'email' })}>
      Use another email
    </a>
  );
}

/** Shown for an email that is already registered. */
export function ExistingAccountLinks({ failure }: { readonly failure: Failure | undefined }) {
  const messages = failure && [failure.text, ...Object.values(failure.fields)];
  if (!messages?.includes(signUpNotices.alreadyRegistered)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={getPath('signIn')} variant="secondary">
        Sign in
      </ButtonLink>
      <ButtonLink href={getPath('forgotPassword')} variant="secondary">
        Forgot your password?
      </ButtonLink>
    </div>
  );
}
