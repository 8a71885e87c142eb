import type { CallNotes } from './call-notes.ts';

export const visitorCalls = {
  signIn: {
    subject: 'Session',
    summary: 'Sign a member in',
    usedBy: 'Sign In',
    requirements:
      'Reject a wrong password with 400 or 401 and a `detail`, which the member sees unchanged. `is_staff` is always false.',
    operation: 'signIn',
  },
  refreshToken: {
    subject: 'Session',
    summary: 'Refresh the tokens',
    usedBy: 'every page of a member whose access token has expired',
    requirements:
      'Called once for all tabs when a call returns 401 or the access token’s `exp` has passed. Any 4xx except 408 and 429 signs the member out. After a 5xx or no reply the site keeps the tokens. If refresh tokens rotate, accept the previous one for 10 more seconds, because a lost reply otherwise signs the member out.',
  },
  changeClient: {
    subject: 'Session',
    summary: 'Exchange a switch token for tokens of this club',
    usedBy: 'Switch Client',
    requirements:
      'The bearer is the access token of the other club, passed in a cookie of at most 4,096 bytes. Reject a person who is not a member of this club with 403.',
  },
  requestPasswordReset: {
    subject: 'Password reset',
    summary: 'Email a link to choose a new password',
    usedBy: 'Forgot Password',
    requirements:
      'The link in the email is `/reset-password?token=…` on the club’s site. Reply the same whether or not the member exists.',
    operation: 'forgotPassword',
  },
  validateResetToken: {
    subject: 'Password reset',
    summary: 'Check a reset link',
    usedBy: 'Reset Password',
    requirements: 'Reject a used, expired or unknown link with a 4xx.',
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
    summary: 'Check whether an email is registered',
    usedBy: 'Sign Up',
    requirements:
      '`already-exist` ends the sign-up at its first step. `already-exist-on-another-client` leads to connecting the accounts. Any other status leads to the full form.',
    operation: 'checkRegistration',
  },
  connect: {
    subject: 'Sign up',
    summary: 'Connect a member of another club to this club',
    usedBy: 'Sign Up',
    operation: 'connect',
  },
  register: {
    subject: 'Sign up',
    summary: 'Register a new member',
    usedBy: 'Sign Up',
    requirements:
      'The site shows the error in `detail`, else `user`, else `email`. It shows other fields’ errors at their inputs.',
    operation: 'register',
  },
  getTenant: {
    subject: 'Club',
    summary: 'The club’s name, logo, colours, quiz and texts',
    usedBy: 'every page',
    requirements:
      'Called by every page when it loads, and once a minute by each visible tab, visitors’ tabs too. For a host without a club, answer 404 with the CORS headers.',
    operation: 'getTenant',
  },
} as const satisfies Record<string, CallNotes>;
