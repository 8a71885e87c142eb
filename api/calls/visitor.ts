import type { CallNotes } from './call-notes.ts';

export const visitorCalls = {
  signIn: {
    subject: 'Session',
    summary: 'Sign a member in',
    usedBy: 'Sign In',
    requirements:
      'A wrong password is refused with 400 or 401 and a `detail`, which the member reads as it is. `is_staff` is always false.',
    operation: 'signIn',
  },
  refreshToken: {
    subject: 'Session',
    summary: 'Renew the tokens',
    usedBy: 'every page of a member whose access token has run out',
    requirements:
      'Asked once for all tabs when a call was refused with 401 or the access token’s own `exp` has passed. Any 4xx except 408 and 429 signs the member out; a 5xx or no answer keeps the tokens. Where refresh tokens rotate, take the one before for some seconds more: an answer that is lost on the way otherwise signs the member out.',
  },
  changeClient: {
    subject: 'Session',
    summary: 'Exchange a switch token for tokens of this club',
    usedBy: 'Switch Client',
    requirements:
      'The bearer is the access token that the other club gave, handed over in a cookie of 4096 bytes at most. A person who is no member here is refused with 403.',
  },
  requestPasswordReset: {
    subject: 'Password reset',
    summary: 'Email a link to choose a new password',
    usedBy: 'Forgot Password',
    requirements:
      'The link leads to `/reset-password?token=…` at the club’s own address. Answer the same whether or not there is such a member.',
    operation: 'forgotPassword',
  },
  validateResetToken: {
    subject: 'Password reset',
    summary: 'Tell whether a reset link still works',
    usedBy: 'Reset Password',
    requirements: 'A link that is spent, old or unknown is refused with a 4xx.',
    operation: 'checkResetToken',
  },
  confirmPasswordReset: {
    subject: 'Password reset',
    summary: 'Set the new password',
    usedBy: 'Reset Password',
    operation: 'resetPassword',
  },
  checkRegistration: {
    subject: 'Sign up',
    summary: 'Tell where an email stands',
    usedBy: 'Sign Up',
    requirements:
      '`already-exist` ends the sign-up at its first step, `already-exist-on-another-client` leads to connecting the two, any other status to the full form.',
    operation: 'checkRegistration',
  },
  connect: {
    subject: 'Sign up',
    summary: 'Make a member of another club one of this club too',
    usedBy: 'Sign Up',
    operation: 'connect',
  },
  register: {
    subject: 'Sign up',
    summary: 'Register a new member',
    usedBy: 'Sign Up',
    requirements:
      'A refusal is read from `detail`, else `user`, else `email`; other fields stand at their inputs.',
    operation: 'register',
  },
  getTenant: {
    subject: 'Club',
    summary: 'The club’s name, logo, colours, quiz and texts',
    usedBy: 'every page',
    requirements:
      'Asked by every page at its start and once a minute by each visible tab, by visitors too. A host without a club is answered with 404, with the CORS headers.',
    operation: 'getTenant',
  },
} as const satisfies Record<string, CallNotes>;
