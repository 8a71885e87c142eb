import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide';
import { connectForm, emailForm, quizForm } from '../../../lib/auth/sign-up-forms.ts';
import { getPath } from '../../../lib/paths.ts';
import { emailDraftName } from '../../../lib/storage/scoped-storage.ts';
import { $tenant } from '../../../stores/app/tenant.ts';
import { $quiz } from '../../../stores/auth/quiz.ts';
import { $signUpEmail, answerQuiz, checkEmail, connect } from '../../../stores/auth/sign-up.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { PasswordField, UsernameField } from '../../ui/form/fields/password-field.tsx';
import { RadioField } from '../../ui/form/fields/radio-field.tsx';
import { EmailField } from '../../ui/form/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Outcome } from '../../ui/messages/outcome.tsx';
import { ForgotPasswordLink } from '../auth-layout.tsx';
import { ChangeEmailLink, ExistingAccountLinks, StepCount, StepHead, stepCountId } from './step-layout.tsx';

/** The reply selects the next step. */
export function EmailStep() {
  return (
    <>
      <StepHead title="Your email">You will sign in with it.</StepHead>
      <Form
        form={emailForm}
        defaults={{ email: $signUpEmail.get() }}
        action={checkEmail}
        draft={emailDraftName}
        submitLabel="Continue"
      >
        <EmailField />
        <ExistingAccountLinks failure={useStore(checkEmail.$failure)} />
      </Form>
    </>
  );
}

export function QuizStep() {
  const quiz = useStore($quiz);
  if (!quiz) return null;
  return (
    <>
      <StepCount />
      <Form form={quizForm} action={answerQuiz} submitLabel="Continue">
        <RadioField
          name="answer"
          legend={
            <h2 className="mb-2.5" tabIndex={-1} aria-describedby={stepCountId}>
              {quiz.question}
            </h2>
          }
          options={quiz.options.map((option) => ({ value: option, label: option }))}
        />
      </Form>
    </>
  );
}

/** Connects an account of another tenant. */
export function ConnectStep() {
  const email = useStore($signUpEmail);
  const tenantName = useStore($tenant)?.name ?? 'this club';
  return (
    <>
      <StepHead title="Connect your account">
        You already have an account with <strong translate="no">{email}</strong>
        <span>{` at another club. Enter the password of that account to use it at ${tenantName} too. `}</span>
        <ChangeEmailLink />
      </StepHead>
      <Form form={connectForm} action={connect} submitLabel="Connect account">
        <UsernameField email={email} />
        <PasswordField
          name="password"
          label="Password"
          hint="The one you use at the other club."
          autoComplete="current-password"
        />
        <ForgotPasswordLink />
      </Form>
    </>
  );
}

export function SuccessStep() {
  return (
    <Outcome tone="success" icon={CircleCheck}>
      <h2 tabIndex={-1}>You are signed up</h2>
      <p className="text-muted">Sign in with your email and password to see the raffles.</p>
      <ButtonLink href={getPath('signIn')} block>
        Go to sign in page
      </ButtonLink>
    </Outcome>
  );
}
