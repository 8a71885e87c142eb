import { setTimeout as pause } from 'node:timers/promises';
import { at, both, differs, headers, instead, when } from './deviations.ts';

const draws = 'GET draws/public/';
const member = 'GET users/me/';
const login = '<!doctype html><title>Log in</title><form></form>';

/** Statuses, times and what else answers come with. */
export const deliveries = [
  differs(
    'a read fails',
    'GET notifications/me/',
    ['status-wrong', 'error-not-json'],
    at('GET notifications/me/', instead(500, '<h1>Server Error (500)</h1>')),
  ),
  differs(
    'a read is answered with 201',
    'GET tickets/me/',
    'status-unusual',
    at('GET tickets/me/', (_, answer) => ({ ...answer, status: 201 })),
  ),
  differs(
    'a read is forbidden',
    'GET subscriptions/',
    'status-wrong',
    at('GET subscriptions/', instead(403, { detail: 'No.' })),
  ),
  differs(
    'addresses have no slash at their end, and redirects lead there',
    'GET clients/current/',
    'slash-redirected',
    when(
      ({ url }) => url.pathname.endsWith('/'),
      (asked, answer) => instead(307, '', { location: asked.url.pathname.slice(0, -1) })(asked, answer),
    ),
  ),
  differs(
    'a read leads elsewhere, with a slash or without',
    member,
    'redirected',
    at(member, instead(301, '', { location: '/login' })),
  ),
  differs(
    'http leads to https',
    'POST users/sign_in/',
    ['redirected', 'sign-in-failed'],
    at('POST users/sign_in/', instead(302, '', { location: 'https://ciu.praxis.localhost/users/sign_in/' })),
  ),
  differs(
    'a page stands in for JSON',
    'GET users/clients/',
    'not-json',
    at('GET users/clients/', instead(200, login)),
  ),
  differs(
    'JSON is called a page',
    'GET clients/current/',
    'content-type',
    at('GET clients/current/', headers({ 'content-type': 'text/html' })),
  ),
  differs(
    'errors are pages',
    'GET draws/{id}/',
    'error-not-json',
    at('GET draws/{id}/', (asked, answer) =>
      answer.status === 404 ? instead(404, '<h1>Not Found</h1>')(asked, answer) : answer,
    ),
  ),
  differs(
    'a connection is cut',
    'GET support-tickets/me/',
    'no-answer',
    at('GET support-tickets/me/', () => undefined),
  ),
  differs(
    'an answer takes its time',
    'GET transactions/me/',
    'slow',
    at('GET transactions/me/', async (_, answer) => {
      await pause(700);
      return answer;
    }),
  ),
  differs('nothing is packed', draws, 'uncompressed', (_, answer) => ({ ...answer, packs: false })),
  differs(
    'caches may keep a balance',
    member,
    'cacheable-by-all',
    at(member, headers({ 'cache-control': 'public, max-age=60' })),
  ),

  differs(
    'a run is too much at once',
    'GET tickets/me/',
    'throttled',
    at('GET tickets/me/', instead(429, { detail: 'Slow down.' }, { 'retry-after': '30' })),
  ),
  differs(
    'nobody says how long to wait',
    'GET tickets/me/',
    ['throttled', 'retry-after-missing'],
    at('GET tickets/me/', instead(429, { detail: 'Slow down.' })),
  ),
  differs(
    'how long to wait cannot be read',
    'GET tickets/me/',
    ['throttled', 'retry-after-unreadable'],
    at('GET tickets/me/', instead(429, { detail: 'Slow down.' }, { 'retry-after': 'a while' })),
  ),
  differs(
    'how long to wait is hidden',
    'GET tickets/me/',
    ['throttled', 'retry-after-hidden'],
    both(
      headers({ 'access-control-expose-headers': undefined }),
      at('GET tickets/me/', instead(429, {}, { 'retry-after': '30' })),
    ),
  ),
];
