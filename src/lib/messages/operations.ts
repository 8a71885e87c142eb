import { toastMs } from '../config.ts';
import { type AppError, getFieldErrors, getFirstMessage } from '../errors.ts';
import { sharedNotices } from './notices.ts';

/**
 * Failure texts (specification, section 8).
 *
 * - `title`: 'Something went wrong!' by default.
 * - `text`: without it, the server's message or the generic text.
 * - `prefer`: body fields with precedence over `text`; `'first'` is the first server error.
 * - `show`: `alert` in place, the default; `toast` also as a toast, unless a field shows the error; `once` in place
 *   if visible, else as a toast.
 */
interface OperationMessages {
  readonly title?: string;
  readonly text?: string;
  readonly prefer?: 'first' | readonly string[];
  readonly show?: 'alert' | 'toast' | 'once';
}

const brokenResetLink = "Your password reset link isn't working. Please request a new link.";

const signUpFailure = {
  title: 'Sign Up Failed',
  text: 'Something went wrong. Please try again.',
  prefer: ['detail', 'user', 'email'],
} as const;

export const operations = {
  listDraws: { text: 'Failed to fetch draws. Please try again later.' },
  getDraw: { text: 'Failed to fetch draw details. Please check your internet connection and try again.' },
  listTickets: { text: 'Failed to fetch your tickets. Please Try again later.' },
  listSubscriptions: { text: 'Failed to fetch subscriptions. Please Try again later.' },
  listTransactions: { text: 'Failed to fetch your transactions. Please try again later.' },
  listNotifications: { text: 'Failed to fetch your notifications. Please Try again later.' },
  listSupportTickets: { text: 'Failed to fetch your support tickets. Please Try again later.' },
  getMember: { text: sharedNotices.memberMissing },
  getTenant: { text: sharedNotices.tenantMissing },

  signIn: { title: 'Sign In Failed', prefer: ['detail'] },
  forgotPassword: { title: 'Failed to send the email', text: 'Something went wrong please try Again.' },
  checkResetToken: { text: brokenResetLink },
  resetPassword: { title: 'Failed to reset the password', text: brokenResetLink },
  answerQuiz: { title: 'Sign Up Failed' },
  checkRegistration: { title: 'Sign Up Failed', text: signUpFailure.text },
  connect: signUpFailure,
  register: signUpFailure,
  changePassword: {
    title: 'Failed to change the password',
    text: 'Something went wrong. Please try again later.',
    prefer: 'first',
  },
  createSupportTicket: {
    title: 'Failed to create ticket',
    text: 'Something went wrong. Please try again later.',
  },
  deposit: {
    title: 'Failed to handle deposit request',
    text: 'Failed to redirect to bank, please try again later.',
  },
  withdraw: {
    title: 'Failed to create withdraw request',
    text: 'Something went wrong please try again later.',
  },
  updatePersonalInfo: {
    text: 'Failed to update your personal information. Please try again later',
    show: 'toast',
  },
  updatePasscode: { text: 'Failed to update. Please try again later', show: 'toast' },
  updateEmail: { title: 'Sign In Failed', prefer: ['detail'] },
  buyTickets: {
    text: 'Failed to buy tickets for the draw, Please try again later',
    prefer: 'first',
    show: 'once',
  },
  subscribe: {
    text: 'Failed to subscribe to raffle, Please try again later',
    prefer: 'first',
    show: 'once',
  },
  unsubscribe: { text: 'Failed to unsubscribe from the raffle. Please try again.', show: 'once' },
  paySubscription: { text: 'Attempt to setup subscription payment failed.', show: 'once' },
} as const satisfies Record<string, OperationMessages>;

export type Operation = keyof typeof operations;

export interface Failure {
  readonly title: string;
  readonly text: string;
  /** Set if it differs from `text`. */
  readonly reason: string | undefined;
  readonly hint: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** True if the same input would fail again. */
  readonly isRefused: boolean;
  /** Client-side rules appear only at their field. */
  readonly show: NonNullable<OperationMessages['show']> | 'field';
}

export const busyNotices = {
  busyHere: 'Your last order is still going through. Wait for it to finish, then try again.',
  busyElsewhere: "You're already doing this in another tab.",
} as const;

/** Returns true for reads, which retry after reconnecting. */
const isRead = (operation: Operation) => /^(?:list|get)[A-Z]/.test(operation);

/** Hints and texts that several operations share. */
export const failureNotices = {
  /** Some servers compare emails case-sensitively; phones capitalise the first letter. */
  capitals: 'Your email has capital letters. Try it in small letters.',
  offline: "We'll load this when you're back online.",
  away: "Your club's system isn't responding. Try again later.",
  connectionLost: 'Check your connection and try again.',
  timeout: 'This took too long. Try again.',
  tooMany: 'Too many tries. Wait a minute, then try again.',
  unreadable: 'Something went wrong at our end. Try again later.',
} as const;

function hasCapitals(operation: Operation, input: unknown): boolean {
  const { email = '' }: { email?: unknown } = Object(input);
  return (operation === 'signIn' || operation === 'connect') && /\p{Lu}/u.test(String(email));
}

function getHint(operation: Operation, error: AppError, input: unknown): string | undefined {
  const { hint, kind, status } = error;
  if (hint) return hint;
  if (kind === 'unsent') return sharedNotices.unsent;
  if (kind === 'offline' && isRead(operation)) return failureNotices.offline;
  if (kind === 'away') return failureNotices.away;
  if (error.isConnectionLost) return failureNotices.connectionLost;
  if (kind === 'timeout') return failureNotices.timeout;
  if (status === 429) return failureNotices.tooMany;
  return kind === 'rejected' && hasCapitals(operation, input) ? failureNotices.capitals : undefined;
}

/** Replaces the text of unreadable replies (specification, section 8). */
function getGenericText(error: AppError): string {
  const isUnreadable = error.kind === 'broken' && (error.status ?? 200) < 300;
  return isUnreadable ? failureNotices.unreadable : error.message;
}

/** Builds the message from the catalogue, the server's reply and the request's input. */
export function describeFailure(operation: Operation, error: AppError, input?: unknown): Failure {
  const messages: OperationMessages = operations[operation];
  const { title = sharedNotices.wentWrong, prefer, show = 'alert' } = messages;
  const { kind, status, body } = error;
  const preferred = prefer && getFirstMessage(body, prefer === 'first' ? undefined : prefer);
  const fields = kind === 'rejected' ? getFieldErrors(body) : {};
  // The catalogue text of reads and reset links is complete.
  const hasReason = kind === 'rejected' && !isRead(operation) && operation !== 'checkResetToken';
  const reason = hasReason
    ? (getFirstMessage(body, ['detail', 'non_field_errors']) ?? getFirstMessage(body))
    : undefined;
  const text = preferred || messages.text || reason || getGenericText(error);
  const isClientRule = status === undefined && Object.keys(fields).length > 0;
  return {
    title,
    text,
    reason: reason === text ? undefined : reason,
    hint: getHint(operation, error, input),
    fields,
    isRefused: kind === 'rejected' && ![undefined, 408, 429].includes(status),
    show: isClientRule ? 'field' : show,
  };
}

/** `ms` is the toast's duration. */
export interface Success {
  readonly text: string;
  readonly ms: number;
}

const succeed = (text: string, ms: number = toastMs.success): Success => ({ text, ms });

export const successes = {
  changePassword: () => succeed('Your password has been successfully changed.'),
  createSupportTicket: () =>
    succeed(
      'Thank you for reaching out to us. One of our team will get back to you within 72 hours.',
      toastMs.supportRequest,
    ),
  withdraw: () => succeed('Your withdraw request has been successfully submitted.'),
  updatePersonalInfo: () => succeed('Personal information updated'),
  updatePasscode: (identifier: string) => succeed(`${identifier} updated`),
  buyTickets: (count: number) => succeed(`You bought ${count} ticket(s) for this draw.`, toastMs.purchase),
  subscribe: (count: number) =>
    succeed(
      `You subscribed to this raffle ${count} ticket(s) for this and upcoming draws will be purchased automatically.`,
      toastMs.purchase,
    ),
  unsubscribe: () => succeed('Successfully unsubscribed from the raffle.'),
  paySubscription: (count: number) => succeed(`Your payment for ${count} ticket(s) was successful.`),
} as const;

export type Successes = typeof successes;
