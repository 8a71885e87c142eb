import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useRef } from 'react';
import { $isQuizUnavailable, $signUpStep, loadQuiz, type SignUpStep } from '../../../stores/auth/sign-up.ts';
import { LoadError } from '../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { AuthFoot, AuthLink, authScreenClass, TermsLinks } from '../auth-layout.tsx';
import { ConnectStep, DetailsStep, EmailStep, QuizStep, StepProgress, SuccessStep } from './steps.tsx';

const views = {
  quiz: QuizStep,
  email: EmailStep,
  connect: ConnectStep,
  signUp: DetailsStep,
  success: SuccessStep,
} as const satisfies Record<SignUpStep, ComponentType>;

function useStepFocus(step: SignUpStep | undefined) {
  const containerRef = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current && previousStep.current !== step)
      containerRef.current?.querySelector('h2')?.focus();
    previousStep.current = step;
  }, [step]);
  return containerRef;
}

/** Prerendered, because only the tenant decides the first step. */
function StepPlaceholder() {
  return (
    <div className="space-y-4" aria-busy="true">
      <StepProgress step={1} />
      <Skeleton shape="title" />
      <Skeleton shape="panel" />
    </div>
  );
}

const handleRetry = () => void loadQuiz();

/** Sign-up with one history entry per step. */
export default function SignUp() {
  const step = useStore($signUpStep);
  const isQuizUnavailable = useStore($isQuizUnavailable);
  const containerRef = useStepFocus(step);
  const View = step ? views[step] : StepPlaceholder;
  return (
    <div ref={containerRef} className={authScreenClass}>
      <h1>Sign Up</h1>
      {isQuizUnavailable ? <LoadError onRetry={handleRetry} /> : <View key={step} />}
      {step !== 'success' && (
        <AuthFoot>
          <p>
            Already have an account? <AuthLink to="signIn">Sign in</AuthLink>
          </p>
          <TermsLinks lead="Read our" />
        </AuthFoot>
      )}
    </div>
  );
}
