import { useStore } from '@nanostores/react';
import { emailForm } from '../../../lib/auth/sign-up-forms.ts';
import { emailDraftName } from '../../../lib/storage/scoped-storage.ts';
import { $signUpEmail, checkEmail } from '../../../stores/auth/sign-up.ts';
import { EmailField } from '../../ui/form/fields/email-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { StepHead } from './step-layout.tsx';
import { ExistingAccountLinks } from './ways-in.tsx';

/** The email, which decides whether an account is connected or made. */
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
