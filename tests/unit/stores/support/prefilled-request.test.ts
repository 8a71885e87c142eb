import '../../../helpers/browser.ts';
import { expect, it } from 'vitest';
import { draftedTicket, draftTicket } from '../../../../src/stores/support/prefilled-request.ts';

it('a ticket that the app filled in stands in the first visit to its form, however often drawn, and in no other', () => {
  const values = { category: 'Payments', subject: 'Two tickets', description: 'I asked for one.' } as const;
  draftTicket(values);
  expect(draftedTicket(undefined)).toBeUndefined();
  expect(draftedTicket(4)).toEqual(values);
  expect(draftedTicket(4)).toEqual(values);
  expect(draftedTicket(6)).toBeUndefined();
  draftTicket({ ...values, subject: 'Three' });
  expect(draftedTicket(8)?.subject).toBe('Three');
});
