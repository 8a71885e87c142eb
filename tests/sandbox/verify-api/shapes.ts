import { at, body, createDeviationCase, entries, put, replaceReply } from './deviations.ts';

const draws = 'GET draws/public/';
const member = 'GET users/me/';

export const shapes = [
  createDeviationCase(
    'a field is missing',
    member,
    'field-missing',
    at(
      member,
      body((user) => void delete user.balance),
    ),
  ),
  createDeviationCase(
    'a field is null',
    draws,
    'field-null',
    at(draws, entries(put({ ticket_price: null }))),
  ),
  createDeviationCase(
    'a list stands under another name',
    draws,
    ['field-missing', 'field-unexpected'],
    at(
      draws,
      body(({ results }) => ({ data: results })),
    ),
  ),
  createDeviationCase(
    'a list is an object by id',
    'GET tickets/me/',
    'field-type',
    at(
      'GET tickets/me/',
      body(() => ({ results: { 1: {} } })),
    ),
  ),
  createDeviationCase(
    'an id is an object',
    draws,
    'field-type',
    at(draws, entries(put((draw) => ({ id: { id: draw.id } })))),
  ),
  createDeviationCase(
    'an id is empty',
    'GET notifications/me/',
    'field-value',
    at('GET notifications/me/', entries(put({ id: '' }))),
  ),
  createDeviationCase(
    'money has three decimals',
    draws,
    'field-value',
    at(draws, entries(put({ ticket_price: '1.005' }))),
  ),
  createDeviationCase(
    'money is in words',
    'GET transactions/me/',
    'field-value',
    at('GET transactions/me/', entries(put({ amount: 'ten pounds' }))),
  ),
  createDeviationCase(
    'money is an object',
    member,
    'field-type',
    at(member, body(put({ balance: { amount: 1000, currency: 'GBP' } }))),
  ),
  createDeviationCase(
    'a count has a half',
    draws,
    'field-value',
    at(draws, entries(put({ user_ticket_maximum: 1.5 }))),
  ),
  createDeviationCase(
    'times are written the British way',
    'GET transactions/me/',
    'field-value',
    at('GET transactions/me/', entries(put({ created_at: '22/11/2026 20:00' }))),
  ),
  createDeviationCase(
    'times are numbers',
    'GET notifications/me/',
    'field-type',
    at('GET notifications/me/', entries(put({ created_at: 1795000000 }))),
  ),
  createDeviationCase(
    'a flag is a number',
    'GET tickets/me/',
    'field-type',
    at('GET tickets/me/', entries(put({ subscription: 1 }))),
  ),
  createDeviationCase(
    'an optional field never comes',
    draws,
    'field-absent',
    at(
      draws,
      entries((draw) => void delete draw.price_cta),
    ),
  ),
  createDeviationCase(
    'there is more than is read',
    'GET clients/current/',
    'field-unexpected',
    at('GET clients/current/', body(put({ secret_key: 'x' }))),
  ),
  createDeviationCase(
    'the answer is empty',
    'GET users/clients/',
    'body-empty',
    at('GET users/clients/', replaceReply(200, '')),
  ),
  createDeviationCase(
    'the prizes stand under a name',
    'GET draws/{id}/prizes/',
    ['field-missing', 'field-unexpected'],
    at(
      'GET draws/{id}/prizes/',
      body((prizes) => ({ prizes })),
    ),
  ),
];
