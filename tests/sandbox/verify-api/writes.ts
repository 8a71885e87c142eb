import { at, body, differs, entries, instead, put } from './deviations.ts';

/** What comes of what is sent. */
export const writes = [
  differs(
    'saving the profile is refused',
    'PUT users/me/',
    'write-refused',
    at('PUT users/me/', instead(400, { county: ['This field is required.'] })),
  ),
  differs(
    'a saved profile is as before',
    'PUT users/me/',
    'write-lost',
    at('GET users/me/', body(put({ name: 'Always The Same' }))),
  ),
  differs(
    'a ticket is lost',
    'POST support-tickets/new/',
    'write-lost',
    at('GET support-tickets/me/', entries(put({ subject: 'Another' }))),
  ),
  differs(
    'a deposit leads to an unsafe page',
    'POST transactions/payment_transaction/',
    'payment-address',
    at('POST transactions/payment_transaction/', body(put({ redirect_url: 'http://pay.example.com/1' }))),
  ),
];
