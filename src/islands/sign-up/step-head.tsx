import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $signUpCount } from '../../stores/sign-up.ts';

/** How far one has come. */
export function StepCount() {
  const count = useStore($signUpCount);
  if (!count) return null;
  return (
    <div className="step-count">
      <p>
        Step {count.step} of {count.of}
      </p>
      <progress className="step-bar" value={count.step} max={count.of} aria-hidden="true" />
    </div>
  );
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
        <h2 tabIndex={-1}>{title}</h2>
        {children && <p className="page-subtitle">{children}</p>}
      </div>
    </div>
  );
}
