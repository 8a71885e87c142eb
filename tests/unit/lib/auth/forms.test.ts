import { expect, it } from 'vitest';
import {
  changePasswordForm,
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
} from '../../../../src/lib/auth/forms.ts';
import { messagesOf } from '../forms/all-forms.ts';

it('sign-in and forgot-password form require an email, and the password is sent as typed', {
  tags: ['spec:5.1', 'spec:5.2', 'spec:5.3'],
}, () => {
  const values = { email: 'ada@example.com', password: ' a ', isShared: false };
  expect(signInForm.createSchema().parse({ ...values, email: ' ada@example.com ' })).toEqual(values);
  expect(messagesOf(signInForm, signInForm.defaults)).toEqual({
    email: 'Please enter valid email.',
    password: 'Please enter your password.',
  });
  const email = 'Please enter valid email.';
  expect(messagesOf(forgotPasswordForm, forgotPasswordForm.defaults)).toEqual({ email });
  expect(messagesOf(forgotPasswordForm, { email: 'a@b.cd' })).toEqual({});
});

it('reset and change password form require 8 characters and a matching confirmation', {
  tags: ['spec:5.4-6', 'spec:5.20', 'spec:5.21-23', 'spec:9.13'],
}, () => {
  const short = 'Password must be at least 8 characters long';
  const different = 'Passwords do not match';
  for (const [password, confirmPassword, error, confirmError] of [
    ['12345678', '12345678', undefined, undefined],
    ['        ', '        ', undefined, undefined],
    ['1234567', '1234567', short, short],
    ['12345678', '12345678 ', undefined, different],
    ['1234567', '12345678', short, different],
    ['', '', short, short],
  ] as const) {
    const reset = messagesOf(resetPasswordForm, { password, confirmPassword });
    expect([reset.password, reset.confirmPassword]).toEqual([error, confirmError]);
    const values = { currentPassword: '', newPassword: password, confirmPassword };
    const { currentPassword, ...change } = messagesOf(changePasswordForm, values);
    expect(currentPassword).toBe('Please enter your current password.');
    expect([change.newPassword, change.confirmPassword]).toEqual([error, confirmError]);
  }
});
