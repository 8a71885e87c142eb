import { expect, it } from 'vitest';
import * as forms from '../../../../src/lib/support/forms.ts';
import { loadForm, messagesOf } from '../forms/load-form.ts';

const supportTicketForm = await loadForm(forms.supportRequestForm);

it('takes a subject and a description of eight characters', { tags: ['spec:5.26', 'spec:5.27'] }, () => {
  const good = { category: 'Payments', subject: '12345678', description: '12345678' };
  expect(messagesOf(supportTicketForm, good)).toEqual({});
  expect(messagesOf(supportTicketForm, { ...good, subject: '1234567 ', description: '1234567' })).toEqual({
    subject: 'Subject must be at least 8 characters long',
    description: 'Description must be at least 8 characters long',
  });
});

it('starts with the category General and knows three', { tags: ['spec:5.24', 'spec:5.25'] }, () => {
  expect(supportTicketForm.defaults.category).toBe('General');
  const messages = (category: string) =>
    messagesOf(supportTicketForm, { category, subject: '12345678', description: '12345678' });
  expect(['General', 'Raffles', 'Payments'].map(messages)).toEqual([{}, {}, {}]);
  expect(messages('Other')).toHaveProperty('category');
});
