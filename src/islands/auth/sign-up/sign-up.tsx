import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useRef } from 'react';
import { getPath } from '../../../lib/paths.ts';
import { $isQuizUnavailable, loadQuiz } from '../../../stores/auth/quiz.ts';
import { $signUpStep, type SignUpStep } from '../../../stores/auth/sign-up.ts';
import { LoadError } from '../../ui/loading/lazy-component.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { DetailsStep } from './details-step.tsx';
import { StepProgress } from './step-layout.tsx';
import { ConnectStep, EmailStep, QuizStep, SuccessStep } from './steps.tsx';

const views = {
  quiz: QuizStep,
  email: EmailStep,
  connect: ConnectStep,
  signUp: DetailsStep,
  success: SuccessStep,
} as const satisfies Record<SignUpStep, ComponentType>;

/** After a change of step the focus goes to its heading; on arrival at the screen the frame sees to it. */
function useStepFocus(step: SignUpStep | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current && shown.current !== step) box.current?.querySelector('h2')?.focus();
    shown.current = step;
  }, [step]);
  return box;
}

/** Every page carries it: which step comes first, and of how many, only the club's configuration tells. */
function StepPlaceholder() {
  return (
    <div className="flow" aria-busy="true">
      <StepProgress step={1} />
      <Skeleton shape="title" />
      <Skeleton shape="panel" />
    </div>
  );
}

const handleRetry = () => void loadQuiz();

function HaveAccount() {
  return (
    <div className="auth-foot">
      <p>
        Already have an account?{' '}
        <a className="link" href={getPath('signIn')}>
          Sign in
        </a>
      </p>
      <p className="small muted">
        Read our{' '}
        <a className="link" href={getPath('termsOfService')}>
          Terms of Service
        </a>{' '}
        and{' '}
        <a className="link" href={getPath('privacyPolicy')}>
          Privacy Policy
        </a>
        .
      </p>
    </div>
  );
}

/** Sign up: one question at a time, each step an entry of the browser's history. */
export default function SignUp() {
  const step = useStore($signUpStep);
  const isMissing = useStore($isQuizUnavailable);
  const box = useStepFocus(step);
  const View = step ? views[step] : StepPlaceholder;
  return (
    <div ref={box} className="auth-screen">
      <h1>Sign Up</h1>
      {isMissing ? <LoadError onRetry={handleRetry} /> : <View key={step} />}
      {step !== 'success' && <HaveAccount />}
    </div>
  );
}
