import { at, body, createDeviationCase, entries, put, replaceReply } from './deviations.ts';

export const writes = [
  createDeviationCase(
    'saving the profile is refused',
    'PUT users/me/',
    'write-refused',
    at('PUT users/me/', replaceReply(400, { county: ['This field is required.'] })),
  ),
  createDeviationCase(
    'a saved profile is as before',
    'PUT users/me/',
    'write-lost',
    at('GET users/me/', body(put({ name: 'Always The Same' }))),
  ),
  createDeviationCase(
    'a ticket is lost',
    'POST support-tickets/new/',
    'write-lost',
    at('GET support-tickets/me/', entries(put({ subject: 'Another' }))),
  ),
  createDeviationCase(
    'a deposit leads to an unsafe page',
    'POST transactions/payment_transaction/',
    'payment-address',
    at('POST transactions/payment_transaction/', body(put({ redirect_url: 'http://pay.example.com/1' }))),
  ),
];
