import { type AppError, fieldMessages, firstMessage } from '../errors.ts';
import { isMoney } from '../orders/orders.ts';
import { shared } from './notices.ts';

/**
 * The specification's section 8 as data: what a member reads when an operation failed; successes.ts has the rest.
 *
 * - `text` is shown when the server gave nothing better; without it the generic text of the error is.
 * - `prefer` names the body fields to prefer to `text`, in order; `'first'` takes the first server error.
 * - `show`: where a failure shows: in place; as a toast that also leaves a message in place, unless a field says what is
 *   wrong with it, which a toast would hide; or once: in place where the member sees it there, else as a toast.
 * - `atField`: a message that stands at its field says it all; no alert repeats it.
 */
interface OperationMessages {
  readonly title: string;
  readonly text?: string;
  readonly prefer?: 'first' | readonly string[];
  readonly show: 'alert' | 'toast' | 'once';
  readonly atField?: true;
}

const { wentWrong } = shared;

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
    text: shared.memberMissing,
    show: 'alert',
  },
  getTenant: {
    title: wentWrong,
    text: shared.clubMissing,
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
  answerQuiz: { title: 'Sign Up Failed', show: 'alert', atField: true },
  checkRegistration: {
    title: 'Sign Up Failed',
    text: 'Something went wrong. Please try again.',
    show: 'alert',
    atField: true,
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

/** What a member is told about a failed operation. */
export interface Failure {
  readonly title: string;
  readonly text: string;
  /** What is known beyond the text, and the way on. */
  readonly hint: string | undefined;
  /** Messages by the server's field names, for the form that shows them. */
  readonly fields: Readonly<Record<string, string>>;
  /** True when the server looked at what was sent and will not have it, so that the same again is of no use. */
  readonly refused: boolean;
  /** Where it shows, see `operations`. */
  readonly show: OperationMessages['show'];
  /** True when a message at a field says it all. */
  readonly atField: boolean;
}

const unknownOutcome =
  'We did not get an answer, so it may have gone through. Check your balance, tickets and subscriptions before you try again; nothing is sent again by itself.';

/** Why a write is not even sent: another one has to be answered first. */
export const busyNotices = {
  busyHere: 'Your order before this one is still under way. Wait for its answer, then try again.',
  busyElsewhere: 'This is already under way in another tab.',
} as const;

/** Reads load by themselves once there is a connection; writes are for the member to repeat. */
const isRead = (operation: Operation) => /^(?:list|get)[A-Z]/.test(operation);

function hintFor(operation: Operation, error: AppError): string | undefined {
  if (error.hint) return error.hint;
  if (error.kind === 'unsent') return shared.unsent;
  if (isMoney(operation) && error.outcomeUnknown) return unknownOutcome;
  if (error.kind === 'offline' && isRead(operation)) {
    return 'This will load by itself once you are connected.';
  }
  if (error.kind === 'network' || error.kind === 'offline') return 'Check your connection, then try again.';
  if (error.kind === 'timeout') return 'It took too long to answer. Please try again.';
  if (error.status === 429) return 'That was too much at once. Please wait a moment, then try again.';
  return undefined;
}

/** The generic text of an error (specification, section 8); what only an engineer understands is said plainly. */
function genericText(error: AppError): string {
  const unreadable = error.kind === 'broken' && (error.status ?? 200) < 300;
  return unreadable ? 'The answer could not be read. Please try again later.' : error.message;
}

/** Words for a failed operation, from the catalogue, the server's own messages and what is known of the outcome. */
export function describeFailure(operation: Operation, error: AppError): Failure {
  const messages: OperationMessages = operations[operation];
  const preferred =
    messages.prefer && firstMessage(error.body, messages.prefer === 'first' ? undefined : messages.prefer);
  return {
    title: messages.title,
    text: preferred || messages.text || genericText(error),
    hint: hintFor(operation, error),
    fields: error.kind === 'rejected' ? fieldMessages(error.body) : {},
    refused: error.kind === 'rejected' && ![undefined, 408, 429].includes(error.status),
    show: messages.show,
    atField: messages.atField === true,
  };
}
