import {
  at,
  body,
  casesAt,
  casesOf,
  draw,
  draws,
  entries,
  member,
  notifications,
  onStatus,
  put,
  reply,
  signIn,
  support,
  tickets,
  transactions,
  when,
} from './deviations.ts';
import type { Deviation } from './proxy.ts';

const paged: Deviation = (asked, given) =>
  body(({ results }) => ({
    count: results.length,
    next: `${asked.url.href}&page=2`,
    results: results.slice(0, 3),
  }))(asked, given);
const page = { next: null, previous: null };
const behindProxy = 'http://backend:8000/transactions/me/?page=2';
const searches = (name: string, deviate: Deviation) =>
  when(({ call, url }) => call === draws && url.searchParams.has(name), deviate);

export const lists = [
  ...casesAt([
    ['a list comes in pages', draws, 'list-paged', paged],
    [
      'the next page is behind the proxy',
      transactions,
      ['list-paged', 'next-elsewhere'],
      body(({ results }) => ({ ...page, count: 99, next: behindProxy, results })),
    ],
    [
      'a count is another one',
      tickets,
      'count-differs',
      body(({ results }) => ({ ...page, count: 1, results })),
    ],
    [
      'an entry stands twice',
      notifications,
      'entry-twice',
      body(({ results }) => void results.push(results[0])),
    ],
    ['another draw is answered', draw, 'id-other', body(put(({ id }) => ({ id: id + 1 })))],
  ]),
  ...casesOf([
    [
      'one status counts alone',
      draws,
      'status-not-heeded',
      searches(
        'status',
        body(({ results }) => ({
          results: results.filter(({ status }: { status: string }) => status === 'scheduled'),
        })),
      ),
    ],
    [
      'statuses do not count',
      draws,
      'status-not-heeded',
      searches('status', entries(put(({ status }, index) => ({ status: index === 0 ? 'closed' : status })))),
    ],
    [
      'prices are not sorted by',
      draws,
      'sort-not-heeded',
      when(
        ({ url }) => url.searchParams.get('sort') === 'price',
        body(({ results }) => void results.reverse()),
      ),
    ],
    [
      'searching finds everything',
      draws,
      'search-not-heeded',
      searches(
        'search',
        body(() => ({ results: [{ id: 1 }] })),
      ),
    ],
  ]),
];

const resetLink = 'POST users/password_reset/validate_token/';
const registration = 'POST users/check_registration/';
const letIn = { access_token: 'x', refresh_token: 'y' };
const forbidden = { detail: 'Forbidden.' };

export const refusals = casesAt([
  ['a wrong password is let in', signIn, 'wrong-password-accepted', onStatus(400, reply(200, letIn))],
  ['a wrong password is a failure', signIn, 'wrong-password-status', onStatus(400, reply(500))],
  [
    'a wrong password is refused without a word',
    signIn,
    'wrong-password-silent',
    onStatus(400, reply(400, { code: 7 })),
  ],
  [
    'a stale token is forbidden, not unknown',
    member,
    'stale-token-status',
    onStatus(401, reply(403, forbidden)),
  ],
  ['a stale token works', member, ['stale-token-accepted', 'no-token-accepted'], onStatus(401, reply(200))],
  ['a draw that is none is answered', draw, 'unknown-id-accepted', onStatus(404, reply(200))],
  ['an id that is none is a failure', draw, 'unknown-id-status', onStatus(404, reply(500))],
  ['any reset link works', resetLink, 'reset-link-accepted', reply(200)],
  ['a reset link that is none is a failure', resetLink, 'reset-link-status', reply(500)],
  ['a member counts as new', registration, 'registration-status', reply(200, { status: 'exists' })],
]);

const refresh = 'POST token/refresh/';
const denied = reply(401, { detail: 'No.' });

/** A token that lasts this many seconds from the reply on. */
const lasting = (seconds: number) =>
  body(
    put(() => {
      const claims = JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds });
      const payload = Buffer.from(claims).toString('base64url');
      return { access_token: `e30.${payload}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg` };
    }),
  );
const rename = body(({ access_token, refresh_token }) => ({ access: access_token, refresh: refresh_token }));
const lengthen = body(put(({ access_token }) => ({ access_token: access_token + 'x'.repeat(4000) })));
const failOnJunk: Deviation = (asked, given) =>
  asked.body.includes('never-given') ? onStatus(401, reply(500))(asked, given) : given;

export const sessions = [
  ...casesAt([
    ['nobody is let in', signIn, 'sign-in-failed', denied],
    ['tokens have other names', signIn, ['field-missing', 'field-unexpected'], rename],
    ['sessions are not renewed', refresh, 'refresh-failed', denied],
    ['an unknown refresh token is a failure', refresh, 'refresh-junk', failOnJunk],
    [
      'a token is too long for a cookie',
      signIn,
      ['token-unusable', 'status-wrong', 'uncompressed'],
      lengthen,
    ],
    ['a token is over when it comes', signIn, ['token-over', 'status-wrong'], lasting(-30)],
    ['a token lasts a minute', signIn, ['token-short', 'status-wrong'], lasting(60)],
  ]),
  ...casesOf([
    [
      'a renewed token is worth nothing',
      member,
      'refresh-useless',
      at(refresh, body(put(({ access }) => ({ access: access && 'renewed' })))),
    ],
  ]),
];

const save = 'PUT users/me/';
const payment = 'POST transactions/payment_transaction/';

export const writes = casesOf([
  ['saving the profile is refused', save, 'write-refused', at(save, reply(400, { county: ['Required.'] }))],
  ['a saved profile is as before', save, 'write-lost', at(member, body(put({ name: 'Always The Same' })))],
  [
    'a ticket is lost',
    'POST support-tickets/new/',
    'write-lost',
    at(support, entries(put({ subject: 'Another' }))),
  ],
  [
    'a deposit leads to an unsafe page',
    payment,
    'payment-address',
    at(payment, body(put({ redirect_url: 'http://pay.example.com/1' }))),
  ],
]);
