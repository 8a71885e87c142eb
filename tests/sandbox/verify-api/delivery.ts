import { setTimeout as pause } from 'node:timers/promises';
import {
  at,
  both,
  casesAt,
  casesOf,
  draw,
  draws,
  headers,
  member,
  notifications,
  onStatus,
  preflights,
  reply,
  signIn,
  subscriptions,
  support,
  tenant,
  tenants,
  tickets,
  transactions,
  when,
} from './deviations.ts';

const allow = 'access-control-allow-origin';
const login = '<!doctype html><title>Log in</title><form></form>';
const slow = { detail: 'Slow down.' };
const allowHeaders = (names: string) => preflights(headers({ 'access-control-allow-headers': names }));
const denyOn = (isDenied: (status: number) => boolean) =>
  when(
    () => true,
    (asked, given) => (isDenied(given.status) ? headers({ [allow]: undefined })(asked, given) : given),
  );
const exposeNothing = headers({ 'access-control-expose-headers': undefined });

export const cors = [
  ...casesOf([
    ['no site is allowed', member, 'cors-missing', denyOn((status) => status < 300)],
    ['errors come without CORS', signIn, 'cors-missing-on-error', denyOn((status) => status >= 400)],
    ['preflights need a bearer', member, 'preflight-refused', preflights(reply(401, { detail: 'No.' }))],
    [
      'preflights are led elsewhere',
      member,
      ['preflight-refused', 'redirected'],
      preflights(reply(301, '', { location: '/users/me' })),
    ],
    [
      'preflights allow another site',
      member,
      'preflight-origin',
      preflights(headers({ [allow]: 'https://other.example' })),
    ],
    ['preflights allow no bearer', member, 'preflight-headers', allowHeaders('*')],
    ['preflights allow no JSON', signIn, 'preflight-headers', allowHeaders('authorization')],
    [
      'preflights allow no key that makes a repeat harmless',
      'POST support-tickets/new/',
      'preflight-headers',
      allowHeaders('authorization, content-type'),
    ],
    [
      'preflights do not allow to save',
      'PUT users/me/',
      'preflight-method',
      preflights(headers({ 'access-control-allow-methods': 'GET, POST' })),
    ],
    [
      'preflights are not kept',
      member,
      'preflight-not-kept',
      preflights(headers({ 'access-control-max-age': undefined })),
    ],
    ['Retry-After is not exposed', tenant, 'retry-after-hidden', exposeNothing],
  ]),
  ...casesAt([
    ['another site is allowed', member, 'cors-other', headers({ [allow]: 'https://other.example' })],
    [
      'the site is allowed twice',
      member,
      'cors-twice',
      headers({ [allow]: ['http://ciu.praxis.localhost:4321', '*'] }),
    ],
    ['caches do not hear of the site', member, 'vary-missing', headers({ vary: 'Accept-Encoding' })],
  ]),
];

const withoutSlash = when(
  ({ url }) => url.pathname.endsWith('/'),
  (asked, given) => reply(307, '', { location: asked.url.pathname.slice(0, -1) })(asked, given),
);
const httpsPage = { location: 'https://ciu.praxis.localhost/users/sign_in/' };
const throttle = (wait?: string) => reply(429, slow, wait === undefined ? {} : { 'retry-after': wait });

export const delivery = [
  ...casesAt([
    [
      'a read fails',
      notifications,
      ['status-wrong', 'error-not-json'],
      reply(500, '<h1>Server Error (500)</h1>'),
    ],
    ['a read is answered with 201', tickets, 'status-unusual', (_, given) => ({ ...given, status: 201 })],
    ['a read is forbidden', subscriptions, 'status-wrong', reply(403, { detail: 'No.' })],
    [
      'a read leads elsewhere, with a slash or without',
      member,
      'redirected',
      reply(301, '', { location: '/login' }),
    ],
    ['http leads to https', signIn, ['redirected', 'sign-in-failed'], reply(302, '', httpsPage)],
    ['a page stands in for JSON', tenants, 'not-json', reply(200, login)],
    ['JSON is called a page', tenant, 'content-type', headers({ 'content-type': 'text/html' })],
    ['errors are pages', draw, 'error-not-json', onStatus(404, reply(404, '<h1>Not Found</h1>'))],
    ['a connection is cut', support, 'no-answer', () => undefined],
    ['an answer takes its time', transactions, 'slow', (_, given) => pause(700, given)],
    [
      'caches may keep a balance',
      member,
      'cacheable-by-all',
      headers({ 'cache-control': 'public, max-age=60' }),
    ],
    ['a run is too much at once', tickets, 'throttled', throttle('30')],
    ['nobody says how long to wait', tickets, ['throttled', 'retry-after-missing'], throttle()],
    [
      'how long to wait cannot be read',
      tickets,
      ['throttled', 'retry-after-unreadable'],
      throttle('a while'),
    ],
  ]),
  ...casesOf([
    [
      'addresses have no slash at their end, and redirects lead there',
      tenant,
      'slash-redirected',
      withoutSlash,
    ],
    ['nothing is packed', draws, 'uncompressed', (_, given) => ({ ...given, isCompressed: false })],
    [
      'how long to wait is hidden',
      tickets,
      ['throttled', 'retry-after-hidden'],
      both(exposeNothing, at(tickets, throttle('30'))),
    ],
  ]),
];
