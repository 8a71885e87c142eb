import { at, createDeviationCase, headers, preflights, replaceReply, when } from './deviations.ts';

const member = 'GET users/me/';
const signIn = 'POST users/sign_in/';
const allow = 'access-control-allow-origin';

export const cors = [
  createDeviationCase(
    'no site is allowed',
    member,
    'cors-missing',
    when(
      () => true,
      (asked, answer) => (answer.status < 300 ? headers({ [allow]: undefined })(asked, answer) : answer),
    ),
  ),
  createDeviationCase(
    'errors come without CORS',
    signIn,
    'cors-missing-on-error',
    when(
      () => true,
      (asked, answer) => (answer.status >= 400 ? headers({ [allow]: undefined })(asked, answer) : answer),
    ),
  ),
  createDeviationCase(
    'another site is allowed',
    member,
    'cors-other',
    at(member, headers({ [allow]: 'https://other.example' })),
  ),
  createDeviationCase(
    'the site is allowed twice',
    member,
    'cors-twice',
    at(member, headers({ [allow]: ['http://ciu.praxis.localhost:4321', '*'] })),
  ),
  createDeviationCase(
    'caches do not hear of the site',
    member,
    'vary-missing',
    at(member, headers({ vary: 'Accept-Encoding' })),
  ),
  createDeviationCase(
    'preflights need a bearer',
    member,
    'preflight-refused',
    preflights(replaceReply(401, { detail: 'No.' })),
  ),
  createDeviationCase(
    'preflights are led elsewhere',
    member,
    ['preflight-refused', 'redirected'],
    preflights(replaceReply(301, '', { location: '/users/me' })),
  ),
  createDeviationCase(
    'preflights allow another site',
    member,
    'preflight-origin',
    preflights(headers({ [allow]: 'https://other.example' })),
  ),
  createDeviationCase(
    'preflights do not allow a bearer',
    member,
    'preflight-headers',
    preflights(headers({ 'access-control-allow-headers': '*' })),
  ),
  createDeviationCase(
    'preflights do not allow JSON',
    signIn,
    'preflight-headers',
    preflights(headers({ 'access-control-allow-headers': 'authorization' })),
  ),
  createDeviationCase(
    'preflights do not allow a key that makes a repeat harmless',
    'POST support-tickets/new/',
    'preflight-headers',
    preflights(headers({ 'access-control-allow-headers': 'authorization, content-type' })),
  ),
  createDeviationCase(
    'preflights do not allow to save',
    'PUT users/me/',
    'preflight-method',
    preflights(headers({ 'access-control-allow-methods': 'GET, POST' })),
  ),
  createDeviationCase(
    'preflights are not kept',
    member,
    'preflight-not-kept',
    preflights(headers({ 'access-control-max-age': undefined })),
  ),
  createDeviationCase(
    'Retry-After is not exposed',
    'GET clients/current/',
    'retry-after-hidden',
    headers({ 'access-control-expose-headers': undefined }),
  ),
];
