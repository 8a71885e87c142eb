import { describe, expect, it } from 'vitest';
import {
  changePasswordForm,
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
} from '../../../../src/lib/auth/forms.ts';
import { messagesOf } from '../forms/all-forms.ts';

it('sign-in form requires an email and sends the password as typed', {
  tags: ['spec:5.1', 'spec:5.2'],
}, () => {
  expect(
    signInForm.createSchema().parse({ email: ' ada@example.com ', password: ' a ', isShared: false }),
  ).toEqual({
    email: 'ada@example.com',
    password: ' a ',
    isShared: false,
  });
  expect(messagesOf(signInForm, signInForm.defaults)).toEqual({
    email: 'Please enter valid email.',
    password: 'Please enter your password.',
  });
});

it('forgot-password form requires a valid email', { tags: ['spec:5.3'] }, () => {
  expect(messagesOf(forgotPasswordForm, { email: 'a@b.cd' })).toEqual({});
  expect(messagesOf(forgotPasswordForm, forgotPasswordForm.defaults)).toEqual({
    email: 'Please enter valid email.',
  });
});

const short = 'Password must be at least 8 characters long';
const different = 'Passwords do not match';

describe.each([
  [
    'reset',
    (password: string, confirmPassword: string) =>
      messagesOf(resetPasswordForm, { password, confirmPassword }),
    'password',
  ],
  [
    'change',
    (newPassword: string, confirmPassword: string) =>
      messagesOf(changePasswordForm, { currentPassword: 'x', newPassword, confirmPassword }),
    'newPassword',
  ],
])('%s password form', (_, messages, field) => {
  it('requires 8 characters and a matching confirmation', {
    tags: ['spec:5.4-6', 'spec:5.21-23', 'spec:9.13'],
  }, () => {
    expect(messages('12345678', '12345678')).toEqual({});
    expect(messages('        ', '        ')).toEqual({});
    expect(messages('1234567', '1234567')).toEqual({ [field]: short, confirmPassword: short });
    expect(messages('12345678', '12345679')).toEqual({ confirmPassword: different });
    expect(messages('12345678', '12345678 ')).toEqual({ confirmPassword: different });
    expect(messages('1234567', '12345678')).toEqual({ [field]: short, confirmPassword: different });
    expect(messages('', '')).toEqual({ [field]: short, confirmPassword: short });
  });
});

it('change password form requires the current password', { tags: ['spec:5.20'] }, () => {
  const values = { currentPassword: '', newPassword: '12345678', confirmPassword: '12345678' };
  expect(messagesOf(changePasswordForm, values)).toEqual({
    currentPassword: 'Please enter your current password.',
  });
});
