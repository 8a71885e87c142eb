import { expect, it } from 'vitest';
import * as forms from '../../../../src/lib/auth/forms.ts';
import { signInForm } from '../../../../src/lib/auth/forms.ts';

import { loadForm, messagesOf } from '../forms/load-form.ts';

const forgotPasswordForm = await loadForm(forms.forgotPasswordForm);

it('signs in with an email and any password, which is sent as typed', () => {
  expect(signInForm.createSchema().parse({ email: ' ada@example.com ', password: ' a ' })).toEqual({
    email: 'ada@example.com',
    password: ' a ',
  });
  expect(messagesOf(signInForm, signInForm.defaults)).toEqual({
    email: 'Please enter valid email.',
    password: 'Please enter your password.',
  });
});

it('needs a valid email to send a reset link', () => {
  expect(messagesOf(forgotPasswordForm, { email: 'a@b.cd' })).toEqual({});
  expect(messagesOf(forgotPasswordForm, forgotPasswordForm.defaults)).toEqual({
    email: 'Please enter valid email.',
  });
});
