import { at, body, createDeviationCase, put, replaceReply } from './deviations.ts';

const member = 'GET users/me/';
const signIn = 'POST users/sign_in/';
const refresh = 'POST token/refresh/';

const token = (seconds: number) => {
  const claims = { exp: Math.floor(Date.now() / 1000) + seconds };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg`;
};

export const sessions = [
  createDeviationCase(
    'nobody is let in',
    signIn,
    ['sign-in-failed'],
    at(signIn, replaceReply(401, { detail: 'No.' })),
  ),
  createDeviationCase(
    'tokens have other names',
    signIn,
    ['field-missing', 'field-unexpected'],
    at(
      signIn,
      body(({ access_token, refresh_token }) => ({ access: access_token, refresh: refresh_token })),
    ),
  ),
  createDeviationCase(
    'sessions are not renewed',
    refresh,
    'refresh-failed',
    at(refresh, replaceReply(401, { detail: 'No.' })),
  ),
  createDeviationCase(
    'a renewed token is worth nothing',
    member,
    'refresh-useless',
    at(refresh, body(put((tokens) => ({ access: tokens.access && 'renewed' })))),
  ),
  createDeviationCase(
    'an unknown refresh token is a failure',
    refresh,
    'refresh-junk',
    at(refresh, (asked, answer) =>
      answer.status === 401 && asked.body.includes('never-given')
        ? replaceReply(500, {})(asked, answer)
        : answer,
    ),
  ),
  createDeviationCase(
    'a token is too long for a cookie',
    signIn,
    ['token-unusable', 'status-wrong', 'uncompressed'],
    at(signIn, body(put((tokens) => ({ access_token: tokens.access_token + 'x'.repeat(4000) })))),
  ),
  createDeviationCase(
    'a token is over when it comes',
    signIn,
    ['token-over', 'status-wrong'],
    at(signIn, body(put(() => ({ access_token: token(-30) })))),
  ),
  createDeviationCase(
    'a token lasts a minute',
    signIn,
    ['token-short', 'status-wrong'],
    at(signIn, body(put(() => ({ access_token: token(60) })))),
  ),
];
