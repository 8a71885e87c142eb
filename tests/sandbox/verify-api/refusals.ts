import { at, createDeviationCase, replaceReply } from './deviations.ts';

const member = 'GET users/me/';
const signIn = 'POST users/sign_in/';

export const refusals = [
  createDeviationCase(
    'a wrong password is let in',
    signIn,
    'wrong-password-accepted',
    at(signIn, (asked, answer) =>
      answer.status === 400
        ? replaceReply(200, { access_token: 'x', refresh_token: 'y' })(asked, answer)
        : answer,
    ),
  ),
  createDeviationCase(
    'a wrong password is a failure',
    signIn,
    'wrong-password-status',
    at(signIn, (asked, answer) => (answer.status === 400 ? replaceReply(500, {})(asked, answer) : answer)),
  ),
  createDeviationCase(
    'a wrong password is refused without a word',
    signIn,
    'wrong-password-silent',
    at(signIn, (asked, answer) =>
      answer.status === 400 ? replaceReply(400, { code: 7 })(asked, answer) : answer,
    ),
  ),
  createDeviationCase(
    'a stale token is forbidden, not unknown',
    member,
    'stale-token-status',
    at(member, (asked, answer) =>
      answer.status === 401 ? replaceReply(403, { detail: 'Forbidden.' })(asked, answer) : answer,
    ),
  ),
  createDeviationCase(
    'a stale token opens everything',
    member,
    ['stale-token-accepted', 'no-token-accepted'],
    at(member, (asked, answer) => (answer.status === 401 ? replaceReply(200, {})(asked, answer) : answer)),
  ),
  createDeviationCase(
    'a draw that is none is answered',
    'GET draws/{id}/',
    'unknown-id-accepted',
    at('GET draws/{id}/', (asked, answer) =>
      answer.status === 404 ? replaceReply(200, {})(asked, answer) : answer,
    ),
  ),
  createDeviationCase(
    'an id that is none is a failure',
    'GET draws/{id}/',
    'unknown-id-status',
    at('GET draws/{id}/', (asked, answer) =>
      answer.status === 404 ? replaceReply(500, {})(asked, answer) : answer,
    ),
  ),
  createDeviationCase(
    'any reset link works',
    'POST users/password_reset/validate_token/',
    'reset-link-accepted',
    at('POST users/password_reset/validate_token/', replaceReply(200, {})),
  ),
  createDeviationCase(
    'a reset link that is none is a failure',
    'POST users/password_reset/validate_token/',
    'reset-link-status',
    at('POST users/password_reset/validate_token/', replaceReply(500, {})),
  ),
  createDeviationCase(
    'a member counts as new',
    'POST users/check_registration/',
    'registration-status',
    at('POST users/check_registration/', replaceReply(200, { status: 'exists' })),
  ),
];
