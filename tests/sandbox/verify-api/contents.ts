import {
  body,
  casesAt,
  draw,
  draws,
  entries,
  member,
  notifications,
  put,
  reply,
  tenant,
  tenants,
  tickets,
  transactions,
} from './deviations.ts';
import type { Deviation } from './proxy.ts';

export const shapes = casesAt([
  ['a field is missing', member, ['field-absent', 'field-missing'], body((user) => void delete user.balance)],
  ['a field is null', draws, 'field-null', entries(put({ ticket_price: null }))],
  [
    'a list has another name',
    draws,
    ['field-missing', 'field-unexpected'],
    body((list) => ({ data: list.results })),
  ],
  ['a list is an object by id', tickets, 'field-type', body(() => ({ results: { 1: {} } }))],
  ['an id is an object', draws, 'field-type', entries(put(({ id }) => ({ id: { id } })))],
  ['an id is empty', notifications, 'field-value', entries(put({ id: '' }))],
  ['money has three decimals', draws, 'field-value', entries(put({ ticket_price: '1.005' }))],
  ['money is in words', transactions, 'field-value', entries(put({ amount: 'ten pounds' }))],
  ['money is an object', member, 'field-type', body(put({ balance: { amount: 1000, currency: 'GBP' } }))],
  ['a count has a half', draws, 'field-value', entries(put({ user_ticket_maximum: 1.5 }))],
  [
    'times are written the British way',
    transactions,
    'field-value',
    entries(put({ created_at: '22/11/2026 20:00' })),
  ],
  ['times are numbers', notifications, 'field-type', entries(put({ created_at: 1795000000 }))],
  ['a flag is a number', tickets, 'field-type', entries(put({ subscription: 1 }))],
  ['an optional field never comes', draws, 'field-absent', entries((each) => void delete each.price_cta)],
  ['there is more than is read', tenant, 'field-unexpected', body(put({ secret_key: 'x' }))],
  ['the answer is empty', tenants, 'body-empty', reply(200, '')],
  [
    'prizes have a name',
    `${draw}prizes/`,
    ['field-missing', 'field-unexpected'],
    body((prizes) => ({ prizes })),
  ],
]);

const renameLive = put(({ status }) => ({ status: status === 'live' ? 'open' : status }));
const toText = put(({ id }, index) => ({ id: index % 2 ? String(id) : id }));
const spoilColour = put(({ theme }) => ({ theme: { ...theme, main_color: 'club red' } }));

/** Beyond what browsers count. */
const enlargeIds: Deviation = (_, given) => ({
  ...given,
  body: given.body.replace(/"id":(\d+)/, '"id":9007199254740993$1'),
});

export const values = casesAt([
  ['an id is too large for browsers', tickets, ['id-imprecise', 'field-value'], enlargeIds],
  ['ids are numbers and texts', transactions, 'id-mixed', entries(toText)],
  ['money is a number', member, 'money-number', body(put(({ balance }) => ({ balance: Number(balance) })))],
  ['times have no offset', draws, 'time-without-offset', entries(put({ end_date: '2026-11-30T20:00:00' }))],
  [
    'a birthday is written the British way',
    member,
    'date-unreadable',
    body(put({ date_of_birth: '12/06/1984' })),
  ],
  ['a picture has half an address', tenant, 'address-insecure', body(put({ logo_url: '/media/logo.png' }))],
  ['a colour is none', tenant, 'colour-unreadable', body(spoilColour)],
  [
    'a quiz has no right answer',
    tenant,
    'quiz-unreadable',
    body(put({ quiz: '<p>Who?</p><p>- Me</p><p>- You</p>' })),
  ],
  [
    'a club is below another domain',
    tenants,
    'landing-domain',
    entries(put({ landing_domain: 'clubs.example' })),
  ],
  ['a subdomain is no label', tenants, 'subdomain-unusable', entries(put({ subdomain: 'Ciu Club' }))],
  ['a status has another name', draws, ['status-unknown', 'status-not-heeded'], entries(renameLive)],
]);
