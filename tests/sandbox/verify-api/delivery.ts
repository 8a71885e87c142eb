import { setTimeout as pause } from 'node:timers/promises';
import { at, both, createDeviationCase, headers, replaceReply, when } from './deviations.ts';

const draws = 'GET draws/public/';
const member = 'GET users/me/';
const login = '<!doctype html><title>Log in</title><form></form>';

export const delivery = [
  createDeviationCase(
    'a read fails',
    'GET notifications/me/',
    ['status-wrong', 'error-not-json'],
    at('GET notifications/me/', replaceReply(500, '<h1>Server Error (500)</h1>')),
  ),
  createDeviationCase(
    'a read is answered with 201',
    'GET tickets/me/',
    'status-unusual',
    at('GET tickets/me/', (_, answer) => ({ ...answer, status: 201 })),
  ),
  createDeviationCase(
    'a read is forbidden',
    'GET subscriptions/',
    'status-wrong',
    at('GET subscriptions/', replaceReply(403, { detail: 'No.' })),
  ),
  createDeviationCase(
    'addresses have no slash at their end, and redirects lead there',
    'GET clients/current/',
    'slash-redirected',
    when(
      ({ url }) => url.pathname.endsWith('/'),
      (asked, answer) => replaceReply(307, '', { location: asked.url.pathname.slice(0, -1) })(asked, answer),
    ),
  ),
  createDeviationCase(
    'a read leads elsewhere, with a slash or without',
    member,
    'redirected',
    at(member, replaceReply(301, '', { location: '/login' })),
  ),
  createDeviationCase(
    'http leads to https',
    'POST users/sign_in/',
    ['redirected', 'sign-in-failed'],
    at(
      'POST users/sign_in/',
      replaceReply(302, '', { location: 'https://ciu.praxis.localhost/users/sign_in/' }),
    ),
  ),
  createDeviationCase(
    'a page stands in for JSON',
    'GET users/clients/',
    'not-json',
    at('GET users/clients/', replaceReply(200, login)),
  ),
  createDeviationCase(
    'JSON is called a page',
    'GET clients/current/',
    'content-type',
    at('GET clients/current/', headers({ 'content-type': 'text/html' })),
  ),
  createDeviationCase(
    'errors are pages',
    'GET draws/{id}/',
    'error-not-json',
    at('GET draws/{id}/', (asked, answer) =>
      answer.status === 404 ? replaceReply(404, '<h1>Not Found</h1>')(asked, answer) : answer,
    ),
  ),
  createDeviationCase(
    'a connection is cut',
    'GET support-tickets/me/',
    'no-answer',
    at('GET support-tickets/me/', () => undefined),
  ),
  createDeviationCase(
    'an answer takes its time',
    'GET transactions/me/',
    'slow',
    at('GET transactions/me/', async (_, answer) => {
      await pause(700);
      return answer;
    }),
  ),
  createDeviationCase('nothing is packed', draws, 'uncompressed', (_, answer) => ({
    ...answer,
    isCompressed: false,
  })),
  createDeviationCase(
    'caches may keep a balance',
    member,
    'cacheable-by-all',
    at(member, headers({ 'cache-control': 'public, max-age=60' })),
  ),

  createDeviationCase(
    'a run is too much at once',
    'GET tickets/me/',
    'throttled',
    at('GET tickets/me/', replaceReply(429, { detail: 'Slow down.' }, { 'retry-after': '30' })),
  ),
  createDeviationCase(
    'nobody says how long to wait',
    'GET tickets/me/',
    ['throttled', 'retry-after-missing'],
    at('GET tickets/me/', replaceReply(429, { detail: 'Slow down.' })),
  ),
  createDeviationCase(
    'how long to wait cannot be read',
    'GET tickets/me/',
    ['throttled', 'retry-after-unreadable'],
    at('GET tickets/me/', replaceReply(429, { detail: 'Slow down.' }, { 'retry-after': 'a while' })),
  ),
  createDeviationCase(
    'how long to wait is hidden',
    'GET tickets/me/',
    ['throttled', 'retry-after-hidden'],
    both(
      headers({ 'access-control-expose-headers': undefined }),
      at('GET tickets/me/', replaceReply(429, {}, { 'retry-after': '30' })),
    ),
  ),
];
