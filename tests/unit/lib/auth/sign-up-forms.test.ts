import { describe, expect, it } from 'vitest';
import {
  connectForm,
  createSignUpForm,
  emailForm,
  quizForm,
} from '../../../../src/lib/auth/sign-up-forms.ts';
import { messagesOf } from '../forms/all-forms.ts';

it('quiz, email and connect forms require their field', { tags: ['spec:5.7-9'] }, () => {
  const unanswered = { answer: 'You need to answer this quiz before signing up.' };
  expect(messagesOf(quizForm, quizForm.defaults)).toEqual(unanswered);
  expect(messagesOf(quizForm, { answer: null })).toEqual(unanswered);
  expect(messagesOf(quizForm, { answer: 'Cardiff' })).toEqual({});
  expect(messagesOf(emailForm, emailForm.defaults)).toEqual({ email: 'Please enter valid email.' });
  expect(messagesOf(emailForm, { email: 'a@b.cd' })).toEqual({});
  expect(messagesOf(connectForm, connectForm.defaults)).toEqual({ password: 'Please enter your password.' });
  expect(messagesOf(connectForm, { password: 'x' })).toEqual({});
});

describe('sign-up form', () => {
  let day = 4;
  const form = createSignUpForm(() => new Date(2026, 2, day));
  const good = {
    ...{ name: ' Ada ', phoneNumber: '07700 900 123', dateOfBirth: '2000-01-15' },
    ...{ password: '12345678', confirmPassword: '12345678', passcode: '', clubCode: ' ab-1 ' },
  };
  const short = 'Password must be at least 8 characters long';
  const undated = { dateOfBirth: 'Please select your date of birth.' };
  const young = { dateOfBirth: 'You need to be at least 18 years old.' };
  const different = { confirmPassword: 'Passwords do not match' };

  it('sends normalised values', { tags: ['spec:5.17-19'] }, () => {
    const normalised = { name: 'Ada', phoneNumber: '07700900123', clubCode: 'ab-1' };
    expect(form.createSchema().parse(good)).toEqual({ ...good, ...normalised });
  });

  it('shows an error for each missing field', { tags: ['spec:5.10-12', 'spec:5.14', 'spec:5.15'] }, () => {
    expect(messagesOf(form, form.defaults)).toEqual({
      name: 'Please enter your name.',
      phoneNumber: 'Please enter your phone number.',
      ...{ ...undated, password: short, confirmPassword: short },
    });
  });

  it.each([
    [
      { dateOfBirth: '', confirmPassword: '12345679' },
      { ...undated, ...different },
    ],
    [
      { password: '1234567', confirmPassword: '1234567' },
      { password: short, confirmPassword: short },
    ],
    [{ dateOfBirth: '2008-03-04' }, {}],
    [{ dateOfBirth: '2008-03-05' }, young],
    [{ dateOfBirth: '2030-01-01' }, young],
    [{ dateOfBirth: '2008-02-30' }, undated],
    [{ dateOfBirth: '15 January 2000' }, undated],
  ])(
    'validates birthday and passwords: %j',
    { tags: ['spec:5.12', 'spec:5.13', 'spec:5.14-16', 'spec:9.8'] },
    (values, messages) => {
      expect(messagesOf(form, { ...good, ...values })).toEqual(messages);
    },
  );

  it('uses the current day at each check', { tags: ['spec:5.13'] }, () => {
    const values = { ...good, dateOfBirth: '2008-03-04' };
    day = 3;
    expect(messagesOf(form, values)).toEqual(young);
    day = 4;
    expect(messagesOf(form, values)).toEqual({});
  });
});
