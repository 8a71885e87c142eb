import { describe, expect, it } from 'vitest';
import {
  connectForm,
  createSignUpForm,
  emailForm,
  quizForm,
} from '../../../../src/lib/auth/sign-up-forms.ts';
import { messagesOf } from '../forms/all-forms.ts';

it('quiz, email and connect forms require their field', { tags: ['spec:5.7-9'] }, () => {
  expect(messagesOf(quizForm, quizForm.defaults)).toEqual({
    answer: 'You need to answer this quiz before signing up.',
  });
  expect(messagesOf(quizForm, { answer: null })).toEqual({
    answer: 'You need to answer this quiz before signing up.',
  });
  expect(quizForm.createSchema().parse({ answer: 'Cardiff' })).toEqual({ answer: 'Cardiff' });
  expect(messagesOf(emailForm, emailForm.defaults)).toEqual({ email: 'Please enter valid email.' });
  expect(messagesOf(emailForm, { email: 'a@b.cd' })).toEqual({});
  expect(messagesOf(connectForm, connectForm.defaults)).toEqual({ password: 'Please enter your password.' });
  expect(messagesOf(connectForm, { password: 'x' })).toEqual({});
});

const form = createSignUpForm(() => new Date(2026, 2, 4));

describe('sign-up form', () => {
  const good = {
    name: ' Ada ',
    phoneNumber: '07700 900 123',
    dateOfBirth: '2000-01-15',
    password: '12345678',
    confirmPassword: '12345678',
    passcode: '',
    clubCode: ' ab-1 ',
  };

  it('sends normalised values', { tags: ['spec:5.17-19'] }, () => {
    expect(form.createSchema().parse(good)).toEqual({
      ...good,
      name: 'Ada',
      phoneNumber: '07700900123',
      clubCode: 'ab-1',
    });
  });

  it('shows an error for each missing field', { tags: ['spec:5.10-12', 'spec:5.14', 'spec:5.15'] }, () => {
    expect(messagesOf(form, form.defaults)).toEqual({
      name: 'Please enter your name.',
      phoneNumber: 'Please enter your phone number.',
      dateOfBirth: 'Please select your date of birth.',
      password: 'Password must be at least 8 characters long',
      confirmPassword: 'Password must be at least 8 characters long',
    });
  });

  it('requires matching passwords of 8 characters', { tags: ['spec:5.14-16'] }, () => {
    expect(messagesOf(form, { ...good, confirmPassword: '12345679' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
    expect(messagesOf(form, { ...good, dateOfBirth: '', confirmPassword: '12345679' })).toEqual({
      dateOfBirth: 'Please select your date of birth.',
      confirmPassword: 'Passwords do not match',
    });
    expect(messagesOf(form, { ...good, password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters long',
      confirmPassword: 'Password must be at least 8 characters long',
    });
  });

  it.each([
    ['2008-03-04', {}],
    ['2008-03-05', { dateOfBirth: 'You need to be at least 18 years old.' }],
    ['2030-01-01', { dateOfBirth: 'You need to be at least 18 years old.' }],
    ['2008-02-30', { dateOfBirth: 'Please select your date of birth.' }],
    ['15 January 2000', { dateOfBirth: 'Please select your date of birth.' }],
  ])(
    'validates the date of birth %s',
    { tags: ['spec:5.12', 'spec:5.13', 'spec:9.8'] },
    (dateOfBirth, messages) => {
      expect(messagesOf(form, { ...good, dateOfBirth })).toEqual(messages);
    },
  );

  it('uses the current day at each check', { tags: ['spec:5.13'] }, async () => {
    let day = 3;
    const open = createSignUpForm(() => new Date(2026, 2, day));
    const values = { ...good, dateOfBirth: '2008-03-04' };
    expect(messagesOf(open, values)).toHaveProperty('dateOfBirth');
    day = 4;
    expect(messagesOf(open, values)).toEqual({});
  });
});
