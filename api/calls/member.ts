import type { CallNotes } from './call-notes.ts';

export const memberCalls = {
  getMember: {
    subject: 'Member',
    summary: 'The member who is signed in',
    usedBy: 'every page of a member; Profile, Wallet',
    requirements: 'The site reloads the balance after every order, so it must never come from a cache.',
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
    requirements: '`subdomain` and `landing_domain` form the host name of the club’s site.',
    operation: 'getMember',
  },
  updatePassword: {
    subject: 'Member',
    summary: 'Change the password',
    usedBy: 'Change Password',
    requirements:
      'Reject a wrong current password with 400, because after a 401 the site refreshes the tokens.',
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
    requirements: 'Reject a wrong password with 400, because after a 401 the site refreshes the tokens.',
    operation: 'updateEmail',
  },
  listTransactions: {
    subject: 'Wallet',
    summary: 'The transactions of the wallet',
    usedBy: 'Wallet',
    operation: 'listTransactions',
  },
  deposit: {
    subject: 'Wallet',
    summary: 'Start a deposit',
    usedBy: 'Deposit',
    requirements:
      'Book nothing before the member has paid at `redirect_url` (https, on a host that the site was built with). Then return the member to `/callback` on the club’s site. Its query has `amount`, `reference` and optionally `lottery`, or `error`.',
    operation: 'deposit',
  },
  withdraw: {
    subject: 'Wallet',
    summary: 'Request a withdrawal',
    usedBy: 'Withdraw',
    operation: 'withdraw',
  },
  listSupportTickets: {
    subject: 'Support',
    summary: 'The member’s support tickets with their replies',
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
} as const satisfies Record<string, CallNotes>;
