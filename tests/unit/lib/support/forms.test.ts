import { expect, it } from 'vitest';
import { supportRequestForm } from '../../../../src/lib/support/requests.ts';
import { messagesOf } from '../forms/all-forms.ts';

it('support request form requires 8 characters in subject and description', {
  tags: ['spec:5.26', 'spec:5.27'],
}, () => {
  const good = { category: 'Payments', subject: '12345678', description: '12345678' };
  expect(messagesOf(supportRequestForm, good)).toEqual({});
  expect(messagesOf(supportRequestForm, { ...good, subject: '1234567 ', description: '1234567' })).toEqual({
    subject: 'Subject must be at least 8 characters long',
    description: 'Description must be at least 8 characters long',
  });
});

it('support request form starts with General and accepts three categories', {
  tags: ['spec:5.24', 'spec:5.25'],
}, () => {
  expect(supportRequestForm.defaults.category).toBe('General');
  const messages = (category: string) =>
    messagesOf(supportRequestForm, { category, subject: '12345678', description: '12345678' });
  expect(['General', 'Raffles', 'Payments'].map(messages)).toEqual([{}, {}, {}]);
  expect(messages('Other')).toHaveProperty('category');
});
