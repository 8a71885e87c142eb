import { at, body, differs, entries, instead, put } from './deviations.ts';

const draws = 'GET draws/public/';
const member = 'GET users/me/';

/** Answers that are put together differently. */
export const shapes = [
  differs(
    'a field is missing',
    member,
    'field-missing',
    at(
      member,
      body((user) => void delete user.balance),
    ),
  ),
  differs('a field is null', draws, 'field-null', at(draws, entries(put({ ticket_price: null })))),
  differs(
    'a list stands under another name',
    draws,
    ['field-missing', 'field-unexpected'],
    at(
      draws,
      body(({ results }) => ({ data: results })),
    ),
  ),
  differs(
    'a list is an object by id',
    'GET tickets/me/',
    'field-type',
    at(
      'GET tickets/me/',
      body(() => ({ results: { 1: {} } })),
    ),
  ),
  differs(
    'an id is an object',
    draws,
    'field-type',
    at(draws, entries(put((draw) => ({ id: { id: draw.id } })))),
  ),
  differs(
    'an id is empty',
    'GET notifications/me/',
    'field-value',
    at('GET notifications/me/', entries(put({ id: '' }))),
  ),
  differs(
    'money has three decimals',
    draws,
    'field-value',
    at(draws, entries(put({ ticket_price: '1.005' }))),
  ),
  differs(
    'money is in words',
    'GET transactions/me/',
    'field-value',
    at('GET transactions/me/', entries(put({ amount: 'ten pounds' }))),
  ),
  differs(
    'money is an object',
    member,
    'field-type',
    at(member, body(put({ balance: { amount: 1000, currency: 'GBP' } }))),
  ),
  differs('a count has a half', draws, 'field-value', at(draws, entries(put({ user_ticket_maximum: 1.5 })))),
  differs(
    'times are written the British way',
    'GET transactions/me/',
    'field-value',
    at('GET transactions/me/', entries(put({ created_at: '22/11/2026 20:00' }))),
  ),
  differs(
    'times are numbers',
    'GET notifications/me/',
    'field-type',
    at('GET notifications/me/', entries(put({ created_at: 1795000000 }))),
  ),
  differs(
    'a flag is a number',
    'GET tickets/me/',
    'field-type',
    at('GET tickets/me/', entries(put({ subscription: 1 }))),
  ),
  differs(
    'an optional field never comes',
    draws,
    'field-absent',
    at(
      draws,
      entries((draw) => void delete draw.price_cta),
    ),
  ),
  differs(
    'there is more than is read',
    'GET clients/current/',
    'field-unexpected',
    at('GET clients/current/', body(put({ secret_key: 'x' }))),
  ),
  differs(
    'the answer is empty',
    'GET users/clients/',
    'body-empty',
    at('GET users/clients/', instead(200, '')),
  ),
  differs(
    'the prizes stand under a name',
    'GET draws/{id}/prizes/',
    ['field-missing', 'field-unexpected'],
    at(
      'GET draws/{id}/prizes/',
      body((prizes) => ({ prizes })),
    ),
  ),
];
