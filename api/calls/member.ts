import type { CallNotes } from './call-notes.ts';

export const memberCalls = {
  getMember: {
    subject: 'Member',
    summary: 'The member who is signed in',
    usedBy: 'every page of a member; Profile, Wallet',
    requirements: 'The balance is loaded again after every order; it must be up to date, never from a cache.',
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
    requirements: '`subdomain` and `landing_domain` together are the address of the club’s own site.',
    operation: 'getMember',
  },
  updatePassword: {
    subject: 'Member',
    summary: 'Change the password',
    usedBy: 'Change Password',
    requirements: 'A wrong current password is refused with 400: after a 401 the site renews the session.',
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
    requirements: 'A wrong password is refused with 400: after a 401 the site renews the session.',
    operation: 'updateEmail',
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
    requirements:
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
} as const satisfies Record<string, CallNotes>;
