import type { Rule } from '../rule.ts';

/** Signing in, bearers, tokens, and how the API refuses. */
export const sessionRules = {
  'sign-in-failed': {
    breaks: true,
    says: 'Signing in was answered with {seen}. Nothing further could be asked; are email and password those of a member of this club?',
  },
  'wrong-password-accepted': { breaks: true, says: 'A wrong password was answered with {seen}.' },
  'wrong-password-status': {
    breaks: true,
    says: 'A wrong password was answered with {seen}, where 400 or 401 is needed. The member is told that the service failed.',
  },
  'wrong-password-silent': {
    breaks: false,
    says: 'A wrong password is refused without a detail, so that the member reads “Request failed with status code {seen}”. Answer {"detail": "…"} in words for members.',
  },
  'stale-token-accepted': {
    breaks: true,
    says: 'A bearer with a wrong signature was answered with {seen}: whoever makes up a token is let in.',
  },
  'stale-token-status': {
    breaks: true,
    says: 'A bearer that is not valid was answered with {seen}, where 401 is needed. The site renews tokens after a 401 alone, so that the session dies with its first access token.',
  },
  'stale-token-open': {
    breaks: false,
    says: 'This call, open to everybody, refuses a stale bearer with 401. The site asks once more; a visitor with an old session waits longer.',
  },
  'no-token-accepted': {
    breaks: true,
    says: 'Without a bearer it was answered with {seen}. What belongs to a member is open to everybody.',
  },
  'unknown-id-accepted': {
    breaks: true,
    says: 'A draw that does not exist was answered with {seen}. The page shows a draw that is none.',
  },
  'unknown-id-status': {
    breaks: false,
    says: 'A draw that does not exist was answered with {seen}, not 404. The member is told to try again later.',
  },
  'reset-link-accepted': {
    breaks: true,
    says: 'A reset token that was never given was answered with {seen}. The member fills in the form in vain.',
  },
  'reset-link-status': {
    breaks: false,
    says: 'A reset token that was never given was answered with {seen}, not 400. The member is told that the link could not be checked.',
  },
  'registration-status': {
    breaks: true,
    says: 'For the email of a member of this club status is {seen}, not "already-exist". Sign-up goes on to a form that is refused at its end.',
  },
  'refresh-failed': {
    breaks: true,
    says: 'The refresh token of this session was answered with {seen}. Each member is signed out when the first access token runs out.',
  },
  'refresh-useless': {
    breaks: true,
    says: 'The access token that a refresh gave was answered with {seen}.',
  },
  'refresh-junk': {
    breaks: true,
    says: 'A refresh token that was never given was answered with {seen}, where 401 is needed. A session that is over stays half open: every call fails, and nobody is asked to sign in.',
  },
  'refresh-once': {
    breaks: false,
    says: 'A refresh token works once, with {seen} the second time at once. When the first answer is lost on the way, the member is signed out. Take it for some seconds more.',
  },
  'token-unusable': {
    breaks: true,
    says: '{where} is {seen}. It goes into a header, and into a cookie when clubs are switched: 4000 visible ASCII characters at most.',
  },
  'token-over': {
    breaks: true,
    says: 'The access token says by its own exp that it is over {seen}. The site renews it before each call; look at the server’s clock.',
  },
  'token-short': {
    breaks: false,
    says: 'The access token lasts {seen}. It is renewed that often, by each member.',
  },
  throttled: {
    breaks: true,
    says: 'Answered with 429 in a run of some forty calls. A member who opens five pages is refused.',
  },
  'retry-after-missing': {
    breaks: false,
    says: 'Answered with 429 without Retry-After. The site does not know how long to wait.',
  },
  'retry-after-unreadable': {
    breaks: false,
    says: 'Retry-After is {seen}, which is neither seconds nor a date.',
  },
} as const satisfies Record<string, Rule>;
