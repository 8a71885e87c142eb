import type { Rule } from '../rules.ts';

export const sessionRules = {
  'sign-in-failed': {
    isBreaking: true,
    message:
      'Signing in was answered with {seen}. Nothing further could be asked; are email and password those of a member of this club?',
  },
  'wrong-password-accepted': { isBreaking: true, message: 'A wrong password was answered with {seen}.' },
  'wrong-password-status': {
    isBreaking: true,
    message:
      'A wrong password was answered with {seen}, where 400 or 401 is needed. The member is told that the service failed.',
  },
  'wrong-password-silent': {
    isBreaking: false,
    message:
      'A wrong password is refused without a detail, so that the member reads “Request failed with status code {seen}”. Answer {"detail": "…"} in words for members.',
  },
  'stale-token-accepted': {
    isBreaking: true,
    message: 'A bearer with a wrong signature was answered with {seen}: whoever makes up a token is let in.',
  },
  'stale-token-status': {
    isBreaking: true,
    message:
      'A bearer that is not valid was answered with {seen}, where 401 is needed. The site renews tokens after a 401 alone, so that the session dies with its first access token.',
  },
  'stale-token-open': {
    isBreaking: false,
    message:
      'This call, open to everybody, refuses a stale bearer with 401. The site asks once more; a visitor with an old session waits longer.',
  },
  'no-token-accepted': {
    isBreaking: true,
    message: 'Without a bearer it was answered with {seen}. What belongs to a member is open to everybody.',
  },
  'unknown-id-accepted': {
    isBreaking: true,
    message: 'A draw that does not exist was answered with {seen}. The page shows a draw that is none.',
  },
  'unknown-id-status': {
    isBreaking: false,
    message:
      'A draw that does not exist was answered with {seen}, not 404. The member is told to try again later.',
  },
  'reset-link-accepted': {
    isBreaking: true,
    message:
      'A reset token that was never given was answered with {seen}. The member fills in the form in vain.',
  },
  'reset-link-status': {
    isBreaking: false,
    message:
      'A reset token that was never given was answered with {seen}, not 400. The member is told that the link could not be checked.',
  },
  'registration-status': {
    isBreaking: true,
    message:
      'For the email of a member of this club status is {seen}, not "already-exist". Sign-up goes on to a form that is refused at its end.',
  },
  'refresh-failed': {
    isBreaking: true,
    message:
      'The refresh token of this session was answered with {seen}. Each member is signed out when the first access token runs out.',
  },
  'refresh-useless': {
    isBreaking: true,
    message: 'The access token that a refresh gave was answered with {seen}.',
  },
  'refresh-junk': {
    isBreaking: true,
    message:
      'A refresh token that was never given was answered with {seen}, where 401 is needed. A session that is over stays half open: every call fails, and nobody is asked to sign in.',
  },
  'refresh-once': {
    isBreaking: false,
    message:
      'A refresh token works once, with {seen} the second time at once. When the first answer is lost on the way, the member is signed out. Take it for some seconds more.',
  },
  'token-unusable': {
    isBreaking: true,
    message:
      '{where} is {seen}. It goes into a header, and into a cookie when clubs are switched: 4000 visible ASCII characters at most.',
  },
  'token-over': {
    isBreaking: true,
    message:
      'The access token says by its own exp that it is over {seen}. The site renews it before each call; look at the server’s clock.',
  },
  'token-short': {
    isBreaking: false,
    message: 'The access token lasts {seen}. It is renewed that often, by each member.',
  },
  throttled: {
    isBreaking: true,
    message: 'Answered with 429 in a run of some forty calls. A member who opens five pages is refused.',
  },
  'retry-after-missing': {
    isBreaking: false,
    message: 'Answered with 429 without Retry-After. The site does not know how long to wait.',
  },
  'retry-after-unreadable': {
    isBreaking: false,
    message: 'Retry-After is {seen}, which is neither seconds nor a date.',
  },
} as const satisfies Record<string, Rule>;
