import { describe, expect, it } from 'vitest';
import { latestAdultBirthday } from '../../../../src/lib/forms/birthday.ts';
import { editEmailForm, passcodeForm, personalInfoForm } from '../../../../src/lib/member/forms.ts';
import { messagesOf } from '../forms/all-forms.ts';

describe('personal information form', () => {
  const least = { ...personalInfoForm.defaults, name: 'A', phoneNumber: '0770090012', address2: 'x' };

  it('requires only a name and a phone number', { tags: ['spec:5.40', 'spec:5.46'] }, () => {
    expect(messagesOf(personalInfoForm, least)).toEqual({});
    expect(messagesOf(personalInfoForm, personalInfoForm.defaults)).toEqual({
      name: 'Please enter your name.',
      phoneNumber: 'Please enter a valid phone number.',
    });
  });

  it.each([
    ['address1', 5],
    ['city', 2],
    ['county', 2],
    ['postcode', 5],
  ])('accepts %s empty or with %i characters', { tags: ['spec:5.41-44'] }, (field, length) => {
    expect(messagesOf(personalInfoForm, { ...least, [field]: 'x'.repeat(length) })).toEqual({});
    expect(messagesOf(personalInfoForm, { ...least, [field]: 'x'.repeat(length - 1) })).toEqual({
      [field]: `Must be at least ${length} characters.`,
    });
  });

  it('accepts only an empty date of birth or that of an adult', () => {
    const now = new Date();
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const messages = (dateOfBirth: string) => messagesOf(personalInfoForm, { ...least, dateOfBirth });
    expect(['', latestAdultBirthday(now)].map(messages)).toEqual([{}, {}]);
    expect(messages(latestAdultBirthday(tomorrow))).toEqual({
      dateOfBirth: 'You need to be at least 18 years old.',
    });
  });
});

it('identifier form requires two characters', { tags: ['spec:5.47'] }, () => {
  expect(passcodeForm.createSchema().parse({ passcode: ' A1 ' })).toEqual({ passcode: 'A1' });
  for (const passcode of ['A ', ''])
    expect(messagesOf(passcodeForm, { passcode })).toEqual({ passcode: 'Must be at least 2 characters.' });
});

it('email form requires an email and the password', { tags: ['spec:5.48', 'spec:5.49'] }, () => {
  expect(messagesOf(editEmailForm, { email: 'a@b.cd', password: 'x' })).toEqual({});
  expect(messagesOf(editEmailForm, editEmailForm.defaults)).toEqual({
    email: 'Please enter valid email.',
    password: 'Please enter your password.',
  });
});
