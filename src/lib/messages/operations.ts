import { sharedNotices } from './notices.ts';

/**
 * Failure texts (specification, section 8).
 *
 * - `text`: default; without it, the server's message or the generic text.
 * - `prefer`: body fields with precedence over `text`; `'first'` is the first server error.
 * - `show`: `alert` in place; `toast` also as a toast, unless a field shows the error; `once` in place if
 *   visible, else as a toast.
 */
export interface OperationMessages {
  readonly title: string;
  readonly text?: string;
  readonly prefer?: 'first' | readonly string[];
  readonly show: 'alert' | 'toast' | 'once';
}

const { wentWrong } = sharedNotices;

export const operations = {
  listDraws: { title: wentWrong, text: 'Failed to fetch draws. Please try again later.', show: 'alert' },
  getDraw: {
    title: wentWrong,
    text: 'Failed to fetch draw details. Please check your internet connection and try again.',
    show: 'alert',
  },
  listTickets: {
    title: wentWrong,
    text: 'Failed to fetch your tickets. Please Try again later.',
    show: 'alert',
  },
  listSubscriptions: {
    title: wentWrong,
    text: 'Failed to fetch subscriptions. Please Try again later.',
    show: 'alert',
  },
  listTransactions: {
    title: wentWrong,
    text: 'Failed to fetch your transactions. Please try again later.',
    show: 'alert',
  },
  listNotifications: {
    title: wentWrong,
    text: 'Failed to fetch your notifications. Please Try again later.',
    show: 'alert',
  },
  listSupportTickets: {
    title: wentWrong,
    text: 'Failed to fetch your support tickets. Please Try again later.',
    show: 'alert',
  },
  getMember: {
    title: wentWrong,
    text: sharedNotices.memberMissing,
    show: 'alert',
  },
  getTenant: {
    title: wentWrong,
    text: sharedNotices.tenantMissing,
    show: 'alert',
  },

  signIn: { title: 'Sign In Failed', prefer: ['detail'], show: 'alert' },
  forgotPassword: {
    title: 'Failed to send the email',
    text: 'Something went wrong please try Again.',
    show: 'alert',
  },
  checkResetToken: {
    title: wentWrong,
    text: "Your password reset link isn't working. Please request a new link.",
    show: 'alert',
  },
  resetPassword: {
    title: 'Failed to reset the password',
    text: "Your password reset link isn't working. Please request a new link.",
    show: 'alert',
  },
  answerQuiz: { title: 'Sign Up Failed', show: 'alert' },
  checkRegistration: {
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    show: 'alert',
  },
  connect: {
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    prefer: ['detail', 'user', 'email'],
    show: 'alert',
  },
  register: {
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    prefer: ['detail', 'user', 'email'],
    show: 'alert',
  },
  changePassword: {
    title: 'Failed to change the password',
    text: 'Something went wrong. Please try again later.',
    prefer: 'first',
    show: 'alert',
  },
  createSupportTicket: {
    title: 'Failed to create ticket',
    text: 'Something went wrong. Please try again later.',
    show: 'alert',
  },
  deposit: {
    title: 'Failed to handle deposit request',
    text: 'Failed to redirect to bank, please try again later.',
    show: 'alert',
  },
  withdraw: {
    title: 'Failed to create withdraw request',
    text: 'Something went wrong please try again later.',
    show: 'alert',
  },
  updatePersonalInfo: {
    title: wentWrong,
    text: 'Failed to update your personal information. Please try again later',
    show: 'toast',
  },
  updatePasscode: { title: wentWrong, text: 'Failed to update. Please try again later', show: 'toast' },
  updateEmail: { title: 'Sign In Failed', prefer: ['detail'], show: 'alert' },
  buyTickets: {
    title: wentWrong,
    text: 'Failed to buy tickets for the draw, Please try again later',
    prefer: 'first',
    show: 'once',
  },
  subscribe: {
    title: wentWrong,
    text: 'Failed to subscribe to raffle, Please try again later',
    prefer: 'first',
    show: 'once',
  },
  unsubscribe: {
    title: wentWrong,
    text: 'Failed to unsubscribe from the raffle. Please try again.',
    show: 'once',
  },
  paySubscription: { title: wentWrong, text: 'Attempt to setup subscription payment failed.', show: 'once' },
} as const satisfies Record<string, OperationMessages>;

export type Operation = keyof typeof operations;
