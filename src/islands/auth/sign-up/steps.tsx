import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { connectForm, createSignUpForm, emailForm, quizForm } from '../../../lib/auth/sign-up-forms.ts';
import { minimumAgeYears } from '../../../lib/config.ts';
import { newPasswordHint, signUpNotices } from '../../../lib/messages/auth-notices.ts';
import type { Failure } from '../../../lib/messages/operations.ts';
import { getPath } from '../../../lib/paths.ts';
import { emailDraftName } from '../../../lib/storage/scoped-storage.ts';
import { $now } from '../../../stores/app/clock.ts';
import { $tenant, memberIdentifier } from '../../../stores/app/tenant.ts';
import {
  $quiz,
  $signUpCount,
  $signUpEmail,
  answerQuiz,
  checkEmail,
  connect,
  register,
} from '../../../stores/auth/sign-up.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { BirthdayField } from '../../ui/form/dates/date-field.tsx';
import { RadioField } from '../../ui/form/fields/choice-fields.tsx';
import { PasswordField, UsernameField } from '../../ui/form/fields/password-field.tsx';
import { CodeField, EmailField, TextField } from '../../ui/form/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Outcome } from '../../ui/messages/outcome.tsx';
import { AuthHead, ForgotPasswordLink } from '../auth-layout.tsx';

/** Id of the step count, the heading's description. */
const stepCountId = 'step-count';

export function StepProgress({ step, of }: { readonly step: number; readonly of?: number }) {
  return (
    <div className="grid gap-2 text-muted tabular-nums">
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

function StepCount() {
  const count = useStore($signUpCount);
  return count && <StepProgress {...count} />;
}

function StepHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
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

function ChangeEmailLink() {
  return (
    <a className="link text-primary-text" href={getPath('signUp', {}, { step: 'email' })}>
      Use a different email
    </a>
  );
}

/** Shown for an email that is already registered. */
function ExistingAccountLinks({ failure }: { readonly failure: Failure | undefined }) {
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

/** The reply selects the next step. */
export function EmailStep() {
  return (
    <>
      <StepHead title="Your email">You'll use it to sign in.</StepHead>
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
        You already use <strong translate="no">{email}</strong>
        <span>{` at another club. Enter that password to join ${tenantName} too. `}</span>
        <ChangeEmailLink />
      </StepHead>
      <Form form={connectForm} action={connect} submitLabel="Connect account">
        <UsernameField email={email} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <ForgotPasswordLink />
      </Form>
    </>
  );
}

export function SuccessStep() {
  return (
    <Outcome tone="success" icon={CircleCheck}>
      <h2 tabIndex={-1}>You're signed up</h2>
      <p className="text-muted">Sign in to see the raffles.</p>
      <ButtonLink href={getPath('signIn')} block>
        Go to sign in page
      </ButtonLink>
    </Outcome>
  );
}

const detailsForm = createSignUpForm(() => new Date($now.get()));

export function DetailsStep() {
  const email = useStore($signUpEmail);
  return (
    <>
      <StepHead title="Your details">
        Signing up with <strong translate="no">{email}</strong>. <ChangeEmailLink />
      </StepHead>
      <Form form={detailsForm} action={register} submitLabel="Sign up">
        <UsernameField email={email} />
        <TextField name="name" label="Name" autoComplete="name" spellCheck={false} />
        <TextField
          name="phoneNumber"
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          spellCheck={false}
        />
        <BirthdayField
          name="dateOfBirth"
          label="Date of birth"
          hint={`You must be ${minimumAgeYears} or over.`}
        />
        <PasswordField name="password" label="Password" hint={newPasswordHint} autoComplete="new-password" />
        <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <CodeField name="clubCode" label="Club code (optional)" />
        <CodeField
          name="passcode"
          label={`${memberIdentifier} (optional)`}
          hint={`If you have a ${memberIdentifier} please enter it here.`}
        />
        <ExistingAccountLinks failure={useStore(register.$failure)} />
      </Form>
    </>
  );
}
