import { useStore } from '@nanostores/react';
import { createSignUpForm } from '../../../lib/auth/sign-up-forms.ts';
import { minimumAgeYears, newPasswordMinLength } from '../../../lib/config.ts';
import { $now } from '../../../stores/app/clock.ts';
import { memberIdentifier } from '../../../stores/app/tenant.ts';
import { $signUpEmail, register } from '../../../stores/auth/sign-up.ts';
import { BirthdayField } from '../../ui/form/dates/date-field.tsx';
import { PasswordField, UsernameField } from '../../ui/form/fields/password-field.tsx';
import { CodeField, TextField } from '../../ui/form/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ChangeEmailLink, ExistingAccountLinks, StepHead } from './step-layout.tsx';

const detailsForm = createSignUpForm(() => new Date($now.get()));

function PersonFields() {
  return (
    <>
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
        hint={`You need to be at least ${minimumAgeYears} years old.`}
      />
    </>
  );
}

function PasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="Password"
        hint={`At least ${newPasswordMinLength} characters.`}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    </>
  );
}

function MembershipFields() {
  return (
    <>
      <CodeField name="clubCode" label="Club code (optional)" />
      <CodeField
        name="passcode"
        label={`${memberIdentifier} (optional)`}
        hint={`If you have a ${memberIdentifier} please enter it here.`}
      />
    </>
  );
}

export function DetailsStep() {
  const email = useStore($signUpEmail);
  return (
    <>
      <StepHead title="Your details">
        You are signing up with <strong translate="no">{email}</strong>. <ChangeEmailLink />
      </StepHead>
      <Form form={detailsForm} action={register} submitLabel="Sign up">
        <UsernameField email={email} />
        <PersonFields />
        <PasswordFields />
        <MembershipFields />
        <ExistingAccountLinks failure={useStore(register.$failure)} />
      </Form>
    </>
  );
}
