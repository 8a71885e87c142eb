import type { EndpointName } from '../src/lib/contract/endpoints.ts';
import type { Operation } from '../src/lib/messages.ts';

/** What the contract's types do not say of a call, for those who run an API. */
export interface CallNotes {
  /** What the call is about, as in the folders of the site. */
  readonly subject: string;
  readonly summary: string;
  /** Where a member misses it. */
  readonly usedBy: string;
  /** What the site relies on beyond the schemas. Markdown. */
  readonly relied?: string;
  /** Whose words a member reads when it fails; none where the failure has no words of its own. */
  readonly operation?: Operation;
}

const everyPage = 'every page';

/** Notes by call; a call without them does not compile. */
export const callNotes: Record<EndpointName, CallNotes> = {
  signIn: {
    subject: 'Session',
    summary: 'Sign a member in',
    usedBy: 'Sign In',
    relied:
      'A wrong password is refused with 400 or 401 and a `detail`, which the member reads as it is. `is_staff` is always false.',
    operation: 'signIn',
  },
  refreshToken: {
    subject: 'Session',
    summary: 'Renew the tokens',
    usedBy: 'every page of a member whose access token has run out',
    relied:
      'Asked once for all tabs when a call was refused with 401 or the access token’s own `exp` has passed. Any 4xx except 408 and 429 signs the member out; a 5xx or no answer keeps the tokens. Where refresh tokens rotate, take the one before for some seconds more: an answer that is lost on the way otherwise signs the member out.',
  },
  changeClient: {
    subject: 'Session',
    summary: 'Exchange a switch token for tokens of this club',
    usedBy: 'Switch Client',
    relied:
      'The bearer is the access token that the other club gave, handed over in a cookie of 4096 bytes at most. A person who is no member here is refused with 403.',
  },
  requestPasswordReset: {
    subject: 'Password reset',
    summary: 'Email a link to choose a new password',
    usedBy: 'Forgot Password',
    relied:
      'The link leads to `/reset-password?token=…` at the club’s own address. Answer the same whether or not there is such a member.',
    operation: 'forgotPassword',
  },
  validateResetToken: {
    subject: 'Password reset',
    summary: 'Tell whether a reset link still works',
    usedBy: 'Reset Password',
    relied: 'A link that is spent, old or unknown is refused with a 4xx.',
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
    relied:
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
    relied: 'A refusal is read from `detail`, else `user`, else `email`; other fields stand at their inputs.',
    operation: 'register',
  },
  getTenant: {
    subject: 'Club',
    summary: 'The club’s name, logo, colours, quiz and texts',
    usedBy: everyPage,
    relied:
      'Asked by every page at its start and once a minute by each visible tab, by visitors too. A host without a club is answered with 404, with the CORS headers.',
    operation: 'getTenant',
  },
  getMember: {
    subject: 'Member',
    summary: 'The member who is signed in',
    usedBy: 'every page of a member; Profile, Wallet',
    relied: 'The balance is loaded again after every order; it must be up to date, never from a cache.',
    operation: 'getMember',
  },
  updateMember: {
    subject: 'Member',
    summary: 'Save personal information',
    usedBy: 'Profile',
    operation: 'updatePersonalInfo',
  },
  getMemberClients: {
    subject: 'Member',
    summary: 'The clubs that the member belongs to',
    usedBy: 'Switch Client',
    relied: '`subdomain` and `landing_domain` together are the address of the club’s own site.',
    operation: 'getMember',
  },
  updatePassword: {
    subject: 'Member',
    summary: 'Change the password',
    usedBy: 'Change Password',
    relied: 'A wrong current password is refused with 400: after a 401 the site renews the session.',
    operation: 'changePassword',
  },
  updatePasscode: {
    subject: 'Member',
    summary: 'Change the number on the Membership ID or Pass card, once',
    usedBy: 'Profile',
    operation: 'updatePasscode',
  },
  updateEmail: {
    subject: 'Member',
    summary: 'Change the email address',
    usedBy: 'Profile',
    relied: 'A wrong password is refused with 400: after a 401 the site renews the session.',
    operation: 'updateEmail',
  },
  listDraws: {
    subject: 'Draws',
    summary: 'Draws of the club, filtered, searched and sorted',
    usedBy: 'Raffles',
    relied:
      '`status` may be repeated, and each that is named counts; without it all draws are meant. The order of the answer is the order on the screen.',
    operation: 'listDraws',
  },
  getDraw: {
    subject: 'Draws',
    summary: 'One draw with the member’s tickets and the prizes',
    usedBy: 'a draw’s page',
    relied: 'A draw that the club does not have is answered with 404.',
    operation: 'getDraw',
  },
  listPrizes: {
    subject: 'Draws',
    summary: 'A draw’s prizes and their winners',
    usedBy: 'a draw’s page',
    operation: 'getDraw',
  },
  buyTickets: {
    subject: 'Draws',
    summary: 'Buy tickets once',
    usedBy: 'a draw’s page',
    relied:
      'All or nothing. Either `ticket_count` says what was bought, or `redirect_url` where to pay first; an answer with both counts as unpaid.',
    operation: 'buyTickets',
  },
  listTickets: {
    subject: 'Tickets',
    summary: 'The member’s tickets of all draws',
    usedBy: 'Tickets',
    operation: 'listTickets',
  },
  listSubscriptions: {
    subject: 'Subscriptions',
    summary: 'The member’s subscriptions',
    usedBy: 'Subscriptions',
    operation: 'listSubscriptions',
  },
  subscribe: {
    subject: 'Subscriptions',
    summary: 'Subscribe to a lottery',
    usedBy: 'a draw’s page',
    operation: 'subscribe',
  },
  paySubscription: {
    subject: 'Subscriptions',
    summary: 'Pay for a subscription that waits for payment',
    usedBy: 'Subscriptions',
    operation: 'paySubscription',
  },
  unsubscribe: {
    subject: 'Subscriptions',
    summary: 'End a subscription',
    usedBy: 'Subscriptions',
    operation: 'unsubscribe',
  },
  listTransactions: {
    subject: 'Wallet',
    summary: 'What went in and out of the wallet',
    usedBy: 'Wallet',
    operation: 'listTransactions',
  },
  deposit: {
    subject: 'Wallet',
    summary: 'Begin a deposit',
    usedBy: 'Deposit',
    relied:
      'Nothing is booked before the member has paid at `redirect_url`: https, and one of the hosts that the site was built with. From there the member returns to `/callback` at the club’s own address, with `amount`, `reference` and perhaps `lottery`, or with `error`, in the query.',
    operation: 'deposit',
  },
  withdraw: {
    subject: 'Wallet',
    summary: 'Ask for money to be paid out',
    usedBy: 'Withdraw',
    operation: 'withdraw',
  },
  listSupportTickets: {
    subject: 'Support',
    summary: 'The member’s support tickets with their answers',
    usedBy: 'Support',
    operation: 'listSupportTickets',
  },
  createSupportTicket: {
    subject: 'Support',
    summary: 'Open a support ticket',
    usedBy: 'Create new ticket',
    operation: 'createSupportTicket',
  },
  listNotifications: {
    subject: 'Notifications',
    summary: 'The member’s notifications',
    usedBy: 'Notifications',
    operation: 'listNotifications',
  },
};
